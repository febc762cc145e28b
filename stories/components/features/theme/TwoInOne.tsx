import { ContextTheme } from '#features/theme/ContextTheme.tsx'
import { useTheme } from '#features/theme/ThemeProvider.tsx'
import { Button } from '#ui/Button.tsx'

/** A button that changes theme and font size in one click. */
export function TwoInOne() {
  const { toggleTheme, setFontSize } = useTheme()
  return (
    <>
      <Button
        onClick={() => {
          toggleTheme()
          setFontSize('large')
        }}
      >
        Dark and large
      </Button>
      <ContextTheme />
    </>
  )
}
