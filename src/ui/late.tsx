import { lazy, startTransition, useState } from 'react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from './Alert.tsx'
import { importLate } from './importLate.ts'
import { useFocusFallback } from './useFocusFallback.ts'

/**
 * Makes a part of a page from code that comes later than the page. Where it does not come, the part says so and can be asked for again:
 * React's `lazy` keeps what has failed, and throws it at the page.
 *
 * @param load the same import each time
 * @param failed what it says where the code does not come
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, failed: string) {
  const make = () => lazy(() => importLate(load).then((part) => ({ default: part })))
  let newest = make()

  function Failed({ resetErrorBoundary }: FallbackProps) {
    // In a transition it stays until the part has come, and with it the focus.
    const tryAgain = () => startTransition(() => resetErrorBoundary())
    return <Alert action={{ label: 'Try again', onClick: tryAgain }}>{failed}</Alert>
  }

  return function Late(props: Props) {
    const [Part, setPart] = useState(() => newest)
    const { boxProps } = useFocusFallback<HTMLDivElement>()

    function makeAgain(): void {
      // Another place may have asked for it already.
      if (newest === Part) newest = make()
      setPart(() => newest)
    }

    return (
      <div {...boxProps} tabIndex={-1} className="sb-unstyled">
        <ErrorBoundary FallbackComponent={Failed} onReset={makeAgain}>
          <Part {...props} />
        </ErrorBoundary>
      </div>
    )
  }
}
