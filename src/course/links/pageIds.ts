/** The ids of docs pages beside the lessons that other pages lead to. */
export const pageIds = {
  glossary: 'course-glossary--glossary',
  welcome: 'course-welcome--welcome',
} as const
