import { expectCheckToPass, figuresWithChecks, openFolds, seeEveryDemo } from '../docsPages.ts'
import { entriesOf, test } from './catalogue.ts'

const isExercise = ({ id }: { id: string }) => id.startsWith('components-exercises-')

for (const { id, title } of entriesOf('docs').filter((entry) => !isExercise(entry))) {
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
