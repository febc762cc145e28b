/** A sentence in which what stands between backticks is code, as in MDX. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
