export interface Task {
  id: number
  title: string
  completed: boolean
}

/** Tasks with their counts (behaviour §3.4). */
export interface TaskCollection {
  tasks: readonly Task[]
  completedCount: number
  totalCount: number
}

export const noTasks: TaskCollection = { tasks: [], completedCount: 0, totalCount: 0 }

/** Makes a collection of tasks, with their counts. */
export function collectionOf(tasks: readonly Task[]): TaskCollection {
  return withCounts(tasks, tasks.filter(({ completed }) => completed).length)
}

/** Appends an open task. Its title is trimmed; an empty one changes nothing (behaviour §5). */
export function addTask(collection: TaskCollection, title: string): TaskCollection {
  const tasks = appendTask(collection.tasks, title)
  return tasks === collection.tasks ? collection : withCounts(tasks, collection.completedCount)
}

/** Completes or reopens a task. All other tasks stay the same objects. */
export function toggleTask(collection: TaskCollection, id: number): TaskCollection {
  const task = find(collection.tasks, id)
  if (task === undefined) return collection
  const toggled = { ...task, completed: !task.completed }
  return withCounts(
    collection.tasks.map((other) => (other === task ? toggled : other)),
    collection.completedCount + (toggled.completed ? 1 : -1),
  )
}

/** Deletes a task; the completed count falls only if it was completed (behaviour §4.2). */
export function deleteTask(collection: TaskCollection, id: number): TaskCollection {
  const task = find(collection.tasks, id)
  if (task === undefined) return collection
  const completedCount = collection.completedCount - (task.completed ? 1 : 0)
  return withCounts(withoutTask(collection.tasks, id), completedCount)
}

/** Deletes every completed task. */
export function clearCompleted(collection: TaskCollection): TaskCollection {
  if (collection.completedCount === 0) return collection
  return withCounts(
    collection.tasks.filter(({ completed }) => !completed),
    0,
  )
}

/** The share of completed tasks, an integer from 0 to 100; 100 only when no task is open (behaviour §4.2). */
export function progressPercent({ completedCount, totalCount }: TaskCollection): number {
  if (totalCount === 0) return 0
  if (completedCount === totalCount) return 100
  return Math.min(99, Math.round((completedCount / totalCount) * 100))
}

/** Appends an open task; returns the same array if the trimmed title is empty. */
export function appendTask(tasks: readonly Task[], title: string): readonly Task[] {
  const trimmed = title.trim()
  return trimmed === '' ? tasks : [...tasks, { id: nextId(tasks), title: trimmed, completed: false }]
}

/** Removes a task; returns the same array if none has this id. */
export function withoutTask(tasks: readonly Task[], id: number): readonly Task[] {
  return find(tasks, id) === undefined ? tasks : tasks.filter((task) => task.id !== id)
}

function find(tasks: readonly Task[], id: number): Task | undefined {
  return tasks.find((task) => task.id === id)
}

function withCounts(tasks: readonly Task[], completedCount: number): TaskCollection {
  return { tasks, completedCount, totalCount: tasks.length }
}

/** Derived from the tasks, so that adding stays pure. */
function nextId(tasks: readonly Task[]): number {
  return tasks.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}
