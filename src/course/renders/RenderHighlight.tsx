import { useStore } from 'zustand'
import { usePrefersReducedMotion } from '#ui/useMediaQuery.ts'
import { Switch } from '#lab/network/Switch.tsx'
import { renderHighlight } from './renderHighlight.ts'

/** Turns the flash of all render badges on the page on and off. The counts do not depend on it. */
export function RenderHighlight() {
  const isOn = useStore(renderHighlight, (state) => state.isOn)
  const calm = usePrefersReducedMotion()
  return (
    <Switch
      label="Highlight renders"
      hint={
        calm
          ? 'Your system asks for less motion, so nothing flashes. The badges count all the same.'
          : 'A badge flashes whenever its component renders, everywhere on this page.'
      }
      on={isOn}
      onChange={(on) => renderHighlight.setState({ isOn: on })}
    />
  )
}
