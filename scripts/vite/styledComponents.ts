/** Class names must be the same in Node and in the browser, so that what is prerendered hydrates. */
export const styledComponents = { displayName: false, pure: true } as const
