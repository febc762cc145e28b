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

/** The widths of content, and those at which a layout changes. */
export function Widths() {
  return (
    <Facts>
      {Object.entries(width).map(([name, value]) => (
        <Fact key={name} name={`width.${name}`} value={`${value}: ${uses[name as keyof typeof width]}`}>
          <Bar style={{ width: value }} />
        </Fact>
      ))}
    </Facts>
  )
}

const Bar = styled.i`
  max-width: 100%;
  height: 0.75rem;
  border-radius: ${radius.s};
  background: ${color.accentSoft};
  border: 1px solid ${color.accent};
`
