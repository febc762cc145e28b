import { entriesOf } from '../built/catalogue.ts'
import { expectStoryToPass } from './stories.ts'
import { test } from './fixtures.ts'

for (const { id, title, name } of entriesOf('story'))
  test(`${title}: ${name}`, ({ visited }) => expectStoryToPass(visited, id))
