import { styled } from 'styled-components'
import { color, radius, width } from '#ui/tokens.ts'
import { Fact, Facts } from './Facts.tsx'

const uses: Record<keyof typeof width, string> = {
  page: 'the content of a page, at most',
  prose: 'lines that are read, at most',
  header: 'the bar above a page, at most',
  phone: 'below it a page is a phone’s',
  panel: 'from it on a list of links stands beside the text',
  bar: 'below it the nav bar folds',
  beside: 'from it on the lab stands beside the page',
}

/** The widest of them takes all the room that there is. */
const widest = Math.max(...Object.values(width).map(parseFloat))

/** The widths of content, and those at which a layout changes, compared with each other. */
export function Widths() {
  return (
    <Facts>
      {Object.entries(width).map(([name, value]) => (
        <Fact key={name} name={`width.${name}`} value={`${value}: ${uses[name as keyof typeof width]}`}>
          <Bar style={{ width: `${(parseFloat(value) / widest) * 100}%` }} />
        </Fact>
      ))}
    </Facts>
  )
}

const Bar = styled.i`
  height: 0.75rem;
  border-radius: ${radius.s};
  background: ${color.sunken};
  border: 1px solid ${color.outline};
`
