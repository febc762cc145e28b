/** What the search can lead to, in the order in which it lists them. */
export const kinds = ['definition', 'lesson', 'exercise'] as const

/** A text that the search looks through: a term's definition, a piece of a lesson's prose, or what an exercise asks for. */
export interface Passage {
  id: number
  kind: (typeof kinds)[number]
  /** The id of the page that it leads to. */
  page: string
  /** What it is listed under: its lesson, or what the others of its kind are. */
  group: string
  /** The heading that it stands under, or its lesson, and the id of its place on the page; each may be empty. */
  heading: string
  anchor: string
  text: string
}

/** The file that holds all passages, beside the catalogue's pages. The build writes it. */
export const SEARCH_FILE = 'lesson-search.json'

/** The event by which the frame asks the page to show a passage. */
export const SHOW_PASSAGE = 'course/show-passage'

export type PassageToShow = Pick<Passage, 'page' | 'text'>

/** The address of a passage in the catalogue. */
export function passageAddress({ page, anchor }: Pick<Passage, 'page' | 'anchor'>): string {
  return `?path=/docs/${page}${anchor === '' ? '' : `#${anchor}`}`
}
