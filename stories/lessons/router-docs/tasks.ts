import type { Task } from '#course/demo/task.ts'

export const typeAUser: Task = {
  says: 'Type /users/7 into the address bar and press Go. Where does the page get its number from?',
  isDone: ({ stage }) => /User 7(?!\d)/.test(stage.textContent),
}

export const keepTheRest: Task = {
  says: 'Type /users/123?from=course, press Go and choose settings. What happens to from=course?',
  isDone: ({ stage }) => {
    // The tab's own address: that of the address bar may be one that is still being typed.
    const tab = currentTab(stage)
    // Choosing a tab puts it behind what was there: `from` came first, as it does where the whole address is typed.
    return tab?.textContent === 'settings' && /\bfrom=course&tab=settings\b/.test(new URL(tab.href).search)
  },
}

export const typeNonsense: Task = {
  says: 'Type /users/7?tab=secrets and press Go. There is no such tab. What do you see instead?',
  isDone: ({ stage }) =>
    currentTab(stage)?.textContent === 'profile' && stage.textContent.includes('query parameter tabsecrets'),
}

export const breakALoader: Task = {
  says: 'Follow the link to a page whose loader throws. Whose error element do you see?',
  isDone: ({ stage }) => stage.textContent.includes('The error element of the team'),
}

export const matchNothing: Task = {
  says: 'Follow the link to an address that no route matches. Whose error element do you see now?',
  isDone: ({ stage }) => stage.textContent.includes('The error element of the root: 404'),
}

export const meetTheGuard: Task = {
  says: 'While you are logged out, follow the link. Where do you end up, and does that page know where you wanted to go?',
  isDone: ({ stage }) => stage.textContent.includes('Please log in to see /reports?year=2026#summary.'),
}

export const passTheGuard: Task = {
  says: 'Log in. Do you reach the reports with the search and the hash that you asked for?',
  isDone: ({ stage }) =>
    stage.textContent.includes('Asked for before the login: /reports?year=2026#summary.'),
}

/** The link of the tab that the profile shows. */
function currentTab(stage: HTMLElement): HTMLAnchorElement | null {
  return stage.querySelector<HTMLAnchorElement>('a[aria-current="page"]')
}
