import { styled } from 'styled-components'
import { contrast } from '#ui/contrast.ts'
import { colorsOf } from '#ui/colors.ts'
import { palettes } from '#ui/palettes.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { colorUses, kinds } from './colorUses.ts'
import type { ColorName } from './colorUses.ts'

const names = Object.keys(colorUses) as ColorName[]
/** What the primary colour of the palette is painted as. */
const primaries = ['accent', 'focus', 'accentGround', 'accentText'] as const

/** Every colour of a theme, with its value and its contrast on each surface. */
export function ColorSheet({ theme }: { theme: ThemeName }) {
  const title = theme === 'light' ? 'Light' : 'Dark'
  const { primary } = palettes[theme]
  const isItself = (name: ColorName) => colorsOf(theme)[name] === primary
  return (
    <Sheet data-theme={theme} aria-label={title}>
      <div>
        <Title>{title}</Title>
        <About>
          The palette’s primary is {primary}: {primaries.filter(isItself).join(', ')}. Where that would have
          too little contrast, the nearest tone that has enough is painted:{' '}
          {primaries.filter((name) => !isItself(name)).join(', ')}.
        </About>
      </div>
      {kinds.map(({ kind, plural, about }) => (
        <div key={kind}>
          <Plural>{plural}</Plural>
          <About>{about}</About>
          <Swatches aria-label={plural} $least={kind === 'surface' ? '15rem' : '100%'}>
            {names
              .filter((name) => colorUses[name].kind === kind)
              .map((name) => (
                <Swatch key={name} theme={theme} name={name} />
              ))}
          </Swatches>
        </div>
      ))}
    </Sheet>
  )
}

function Swatch({ theme, name }: { theme: ThemeName; name: ColorName }) {
  const colors = colorsOf(theme)
  const { kind, on } = colorUses[name]
  const Pair = kind === 'text' ? TextPair : LinePair
  return (
    <Row>
      <Chip $fill={color[name]} />
      <Facts>
        <Name>{name}</Name>
        <Hex>{colors[name]}</Hex>
        {on.length > 0 && (
          <Pairs aria-label={name}>
            {on.map((surface) => (
              <Pair key={surface} $ink={color[name]} $surface={color[surface]}>
                {surface} {contrast(colors[name], colors[surface]).toFixed(2)}
              </Pair>
            ))}
          </Pairs>
        )}
      </Facts>
    </Row>
  )
}

const Sheet = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.l};
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.canvas};
`

const Title = styled.h2`
  margin: 0;
  font-size: ${font.heading2};
`

const Plural = styled.h3`
  margin: 0;
  font-size: ${font.heading3};
`

const About = styled.p`
  margin: 0 0 ${space.m};
  color: ${color.textMuted};
  font-size: ${font.small};
`

const Swatches = styled.ul<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  gap: ${space.m};
`

const Chip = styled.span<{ $fill: string }>`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${({ $fill }) => $fill};
`

const Facts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  align-self: center;
  gap: ${space.xs} ${space.s};
  min-width: 0;
`

const Name = styled.span`
  font-weight: 600;
`

const Hex = styled.code.attrs({ translate: 'no' })`
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
`

const Pairs = styled.ul`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`

interface PairProps {
  $ink: string
  $surface: string
}

const LinePair = styled.li<PairProps>`
  padding: 0.125rem ${space.s};
  border: 2px solid ${({ $ink }) => $ink};
  border-radius: ${radius.s};
  background: ${({ $surface }) => $surface};
  color: ${color.text};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
`

const TextPair = styled(LinePair)`
  border-color: ${color.border};
  border-width: 1px;
  color: ${({ $ink }) => $ink};
`
