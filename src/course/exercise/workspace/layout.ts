import { createGlobalStyle, styled } from 'styled-components'
import { color, font, space, width } from '#ui/tokens.ts'

/** The page of an exercise takes the whole window. */
export const WholeWindow = createGlobalStyle`
  /* The room that is kept for a scrollbar has this colour. */
  html body {
    background: ${color.surface};
  }

  .sbdocs.sbdocs-wrapper.sbdocs-wrapper {
    padding: 0;
    background: ${color.surface};
  }

  .sbdocs-wrapper .sbdocs-content > div {
    display: block;

    & > :not(main) {
      display: none;
    }
  }
`

/** Its parts: one below the other on a phone, of which a tab shows one; from tablets on, task and tests beside the code. */
export const WorkspaceFrame = styled.div`
  --head: 3rem;
  --bar: 4.5rem;
  --demo-inset: ${space.m};

  /* With its keyboard open, a phone has room for little more than the code. */
  @media (max-width: ${width.phone}) and (max-height: 30rem) {
    --head: 0rem;
    --bar: 3.25rem;
  }

  display: grid;
  grid-template: 'head' auto 'tabs' auto 'part' minmax(0, 1fr) 'bar' auto / minmax(0, 1fr);
  min-height: 100dvh;
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.normal};
  line-height: 1.5;

  @media (min-width: ${width.phone}) {
    grid-template:
      'head head' auto 'task code' auto 'result code' minmax(0, 1fr) 'bar bar' auto / minmax(0, 5fr)
      minmax(0, 8fr);
  }
`

/** One part of the workspace. On a phone a tab shows it. */
export const Part = styled.section<{ $area: 'task' | 'code' | 'result'; $isShown: boolean }>`
  grid-area: part;
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  min-width: 0;

  @media (min-width: ${width.phone}) {
    grid-area: ${({ $area }) => $area};
    display: block;
  }
`

/** The code stays beside what becomes of it, as high as the window. */
export const CodePart = styled(Part)`
  background: ${color.sunken};

  /* A phone has no room for these: a fold is opened by its text, and a mistake is marked in its line. */
  @media (max-width: ${width.phone}) {
    && :is(.cm-gutter-lint, .cm-foldGutter) {
      /* As strong as CodeMirror's own. */
      display: none !important;
    }
  }

  @media (min-width: ${width.phone}) {
    position: sticky;
    inset-block-start: var(--head);
    display: flex;
    flex-direction: column;
    height: calc(100dvh - var(--head) - var(--bar));
    border-inline-start: 1px solid ${color.border};

    & > [data-editor] {
      flex: 1;
      min-height: 8rem;
    }

    .cm-editor {
      height: 100%;
    }
  }
`

/** On a phone, where the task has a tab of its own, its sentence stays in view above the code. */
export const Reminder = styled.p`
  position: sticky;
  z-index: 1;
  inset-block-start: calc(var(--head) + 2.75rem);
  margin: 0;
  padding: ${space.xs} var(--demo-inset);
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  font-size: ${font.small};
  line-height: 1.35;

  /* Within the padding, into which the next line would show. */
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;

    @media (max-height: 30rem) {
      -webkit-line-clamp: 2;
    }
  }

  @media (min-width: ${width.phone}) {
    display: none;
  }
`

export const WorkspaceInset = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.m} var(--demo-inset);
`
