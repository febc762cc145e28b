import { isAboutPage, isExercisePage } from '#course/links/pageIds.ts'
import { expectCheckToPass, figuresWithChecks, openFolds, seeEveryDemo } from '../docsPages.ts'
import { entriesOf, test } from './catalogue.ts'

// Exercises have their own checks, and pages about widgets Storybook's blocks.
const hasChecks = ({ id }: { id: string }) => !isExercisePage(id) && !isAboutPage(id)

for (const { id, title } of entriesOf('docs').filter(hasChecks)) {
  test(`${title}: every check passes on its page`, async ({ catalogue: { url, context } }) => {
    const page = await context.newPage()
    try {
      await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`)
      await openFolds(page)
      await seeEveryDemo(page)
      for (const figure of await figuresWithChecks(page).all()) await expectCheckToPass(figure)
    } finally {
      await page.close()
    }
  })
}
