/** The ids of docs pages beside the lessons that other pages lead to. */
export const pageIds = {
  welcome: 'course-welcome--welcome',
} as const
