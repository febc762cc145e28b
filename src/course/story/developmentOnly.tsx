import { styled } from 'styled-components'
import { color, space } from '#ui/tokens.ts'
import { definePreviewAddon } from '#course/storybook.ts'

/** A story's parameters on where it works. */
export interface DevelopmentParameters {
  /** Set if only React's development build does what the story shows. In other builds the story shows a note. */
  onlyIn?: 'development'
}

/** Whether this build can show the story. A play of such a story begins by checking this. */
export function canBeShown({ onlyIn }: DevelopmentParameters): boolean {
  return onlyIn !== 'development' || import.meta.env.DEV
}

/** Shows a note above a story that needs React's development build, in other builds. */
export function addonDevelopmentOnly() {
  return definePreviewAddon<{ parameters: DevelopmentParameters }>({
    decorators: [
      (Story, { parameters }) => (
        <>
          {!canBeShown(parameters as DevelopmentParameters) && (
            <Note>
              Only development shows this. Start the catalogue with{' '}
              <code translate="no">npm run storybook</code>.
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
  background: ${color.sunken};
  color: ${color.text};
`
