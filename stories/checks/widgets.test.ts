import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, filesIn, read } from './contents.ts'

/** Shown inside of another widget alone, or not to be seen at all. */
const withoutStory: Record<string, string> = {
  'src/ui/GlobalStyle.tsx': 'rules for the page',
  'src/ui/Range.tsx': 'a slider of the lab’s network and of times to move, whose stories move it',
  'src/ui/WindowedList.tsx': 'the log of actions shows it, with the element that scrolls',
  'src/screens/test-what-queries/NewPost.tsx': 'the form of User posts, which saves what it adds',
  'src/screens/test-what-queries/UserPosts.tsx': 'all of its screen but the choice of a version',
  'src/screens/which-entries-changed/EntryLine.tsx': 'a line of Key tree, which gives it its entry',
  'src/screens/errors-end-to-end/LibraryDefaults.tsx': 'a cache for what is in it',
  'src/screens/from-list-to-detail/OpenedPostCard.tsx':
    'what From list to detail opens: its stories show it loading, there and failed',
  'src/features/notifications/Announcer.tsx': 'heard in Notification list, not seen',
  'src/features/posts/FeedPosts.tsx': 'the rows of Post feed, which measures them',
  'src/screens/select-and-renders/Reader.tsx': 'a row of Render bench, which counts it',
  'src/screens/select-and-renders/RenderActions.tsx':
    'the buttons of Render bench, which measure its readers',
  'src/screens/select-and-renders/RenderTable.tsx': 'the table of Render bench, which fills it',
  'src/features/user/Avatar.tsx':
    'a picture beside the name that it stands for: its stories show both, in Profile',
  'src/screens/parts/RoutedUser.tsx':
    'User profile widget with the user of its address: its stories show this one',
  'src/screens/select-and-renders/TodoReaders.tsx':
    'the readers of Select and renders, which are compared there',
  'src/screens/suspense-and-loaders/Part.tsx':
    'around each card of Suspense and loaders, whose stories show what it waits for and what it catches',
}

/** The files of one component each, which is named after it: hooks, queries and samples of routes have small initials. */
const components = ['src/ui', 'src/features', 'src/screens']
  .flatMap(filesIn)
  .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file) && !isAround(file))

/** Providers and layout routes show what is in them. */
function isAround(file: string): boolean {
  return file.endsWith('Provider.tsx') || read(file).includes('<Outlet />')
}

const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'))

/** The components whose stories are in a file: that of its meta, and that of its name, if it imports it. */
const shown = new Set(
  storyFiles.flatMap((file) => {
    const text = read(file)
    const names = [/^ {2}component(?:: (\w+))?/m.exec(text)?.[1], basename(file, '.stories.tsx')]
    const imported = [...text.matchAll(/ from '#((?:ui|features|screens)\/[^']+\.tsx)'/g)]
    return imported.map(([, path = '']) => `src/${path}`).filter((path) => names.includes(nameOf(path)))
  }),
)

function nameOf(file: string): string {
  return basename(file, '.tsx')
}

describe('each widget', () => {
  it('has stories of its own, or a reason for none', () => {
    expect(components.length).toBeGreaterThan(90)
    const due = components.filter((file) => !shown.has(file))
    expect(due.toSorted()).toEqual(Object.keys(withoutStory).toSorted())
  })

  it('of twenty at most has a reason for none', () => {
    expect(Object.keys(withoutStory).length).toBeLessThanOrEqual(20)
  })
})
