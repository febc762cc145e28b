/** In which one way a version of the page is broken: what it does, and what its users suffer. */
export const faults = {
  silent: { does: 'shows nothing when the server fails', users: 'Its users wait for ever.' },
  unfiltered: { does: 'ignores what is typed into Find', users: 'Its users search in vain.' },
  stale: { does: 'shows the old list after an add', users: 'Its users add the post again.' },
  twice: { does: 'saves a new post twice', users: 'Its users have to delete one of them.' },
  leaks: {
    does: 'shows one user’s posts to the next, because its key lacks the user',
    users: 'Its users read what is not theirs.',
  },
  unfocused: { does: 'loses the focus after an add', users: 'Its users have to find the field again.' },
} as const

export type Fault = keyof typeof faults
