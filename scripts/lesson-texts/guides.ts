/** A docs page of the catalogue that is no lesson: its file in `stories/guides`, and its id. A test compares both with the catalogue. */
export interface Guide {
  file: string
  id: string
}

/** In the order in which the list of the reading edition has them. */
export const guides: readonly Guide[] = [
  { file: 'Welcome', id: 'course-welcome--welcome' },
  { file: 'Skills', id: 'course-skills--skills' },
  { file: 'Glossary', id: 'course-glossary--glossary' },
  { file: 'NotInThisCourse', id: 'course-not-in-this-course--not-in-this-course' },
  { file: 'Lab', id: 'course-the-lab--lab' },
  { file: 'Requests', id: 'components-lab-requests--how-to-use-it' },
  { file: 'CacheTimeline', id: 'components-lab-cache-timeline--how-to-use-it' },
  { file: 'Network', id: 'components-lab-network--how-to-use-it' },
  { file: 'ActionLog', id: 'components-lab-action-log--how-to-use-it' },
  { file: 'Clock', id: 'components-lab-clock--how-to-use-it' },
  { file: 'RenderCounts', id: 'components-lab-render-counts--how-to-use-it' },
]

/** The folder of its reading edition, below that of the lessons. */
export function guideFolder({ id }: Pick<Guide, 'id'>): string {
  return id.replace(/^(?:course|components(?:-ui)?)-/, '').replace(/--.*$/, '')
}
