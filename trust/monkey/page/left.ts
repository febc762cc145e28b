/** How the message begins by which a page says that a walk has left its document. */
export const LEFT = 'The monkey leaves the document after '
