/** A drawing of a demo in which nothing can be reached by an id, a name or an address, as a page has several. */
export function asPicture(html: string): string {
  return html.replaceAll(/<(?:!--.*?--|img [^>]*)>/g, '').replaceAll(OWN, '')
}

/** What makes an element a part of its page, or tells of it: a picture is told as one. */
const OWN =
  / (?:id|for|name|form|list|href|target|rel|src|action|tabindex|autofocus|aria-(?:label|labelledby|describedby|controls|owns|live|atomic|activedescendant|errormessage))="[^"]*"/gi
