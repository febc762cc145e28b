/** The key in local storage under which a learner's progress is kept (behaviour §9.3). */
export const PROGRESS_KEY = 'course-progress'
