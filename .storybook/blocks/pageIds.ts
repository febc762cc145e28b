/** The ids of docs pages beside the lessons that other pages lead to. */
export const pageIds = {
  welcome: 'start-here-welcome--docs',
} as const
