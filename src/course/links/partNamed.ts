/** The id of the part of a page that the end of an address names, as `#make-failure-an-error`; empty where it names none. */
export function partNamed(hash: string): string {
  try {
    // Storybook's frame writes what its toolbar says behind the name of a part.
    return decodeURIComponent(hash.slice(1).replace(/&.*$/, ''))
  } catch {
    // A cut or mistyped address, as `#%zz`, still names the page.
    return ''
  }
}
