import { styled } from 'styled-components'
import { color, space } from '#ui/tokens.ts'
import { definePreviewAddon } from './csf.ts'

/** What a story may say about where it can show what it is about. */
export interface DevelopmentParameters {
  /** Set where only the development build of React does what the story shows: elsewhere the story says so. */
  onlyIn?: 'development'
}

/** Whether this build of the catalogue can show what a story is about. A play begins by asking. */
export function canBeShown({ onlyIn }: DevelopmentParameters): boolean {
  return onlyIn !== 'development' || import.meta.env.DEV
}

/** Says above a story that only development can show it, where that is so. */
export function addonDevelopmentOnly() {
  return definePreviewAddon<{ parameters: DevelopmentParameters }>({
    decorators: [
      (Story, { parameters }) => (
        <>
          {!canBeShown(parameters as DevelopmentParameters) && (
            <Note>
              Only development shows this. Start the catalogue with <code>npm run storybook</code>.
            </Note>
          )}
          <Story />
        </>
      ),
    ],
  })
}

const Note = styled.p`
  margin: 0;
  padding: ${space.s} ${space.m};
  background: ${color.warningSoft};
  color: ${color.text};
`
