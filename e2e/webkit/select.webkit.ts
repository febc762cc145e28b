import { expectStoryToPass } from './stories.ts'
import { test } from './fixtures.ts'

test('what a play chooses in a select stays chosen, and no native menu opens that would take it back', ({
  fresh,
}) => expectStoryToPass(fresh, 'components-screens-which-entries-changed--filters-one-by-one'))
