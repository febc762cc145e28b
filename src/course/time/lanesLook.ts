/** Where the lanes begin and end, in the box of a track. */
export const lanes = `
  inset-inline: calc(var(--demo-inset) + var(--names)) var(--demo-inset);
`
