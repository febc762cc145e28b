/** The ids of docs pages beside the lessons that other pages lead to. */
export const pageIds = {
  glossary: 'course-glossary--glossary',
  earlierVersions: 'course-coming-from-v3-or-v4--coming-from-v3-or-v4',
  leftOut: 'course-not-in-this-course--not-in-this-course',
  welcome: 'course-welcome--welcome',
} as const

/** Whether a docs page is that of an exercise. */
export function isExercisePage(id = ''): boolean {
  return id.startsWith('components-exercises-')
}

/** Whether a docs page is one about widgets or a screen, for developers, with Storybook's own blocks (decision 23). */
export function isAboutPage(id = ''): boolean {
  return id.endsWith('--about')
}

/** The id of the docs page that a link leads to; undefined for every other link. */
export function pageOfLink(link: Element | null | undefined): string | undefined {
  return /[?&]path=\/docs\/([\w-]+)/.exec(link?.getAttribute('href') ?? '')?.[1]
}
