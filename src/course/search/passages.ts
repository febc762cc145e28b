/** A piece of a lesson's prose that the search can lead to. */
export interface Passage {
  id: number
  /** The id of the page, and the title of its lesson. */
  page: string
  lesson: string
  /** The heading that it stands under, and the heading's id; empty above the first. */
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
