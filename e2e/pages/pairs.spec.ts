import { expectPairsToDiffer } from '../pairs.ts'
import { test } from '../site.ts'

for (const slug of ['why-a-query', 'todo-demo', 'zustand-demo'])
  test(`each pair of ${slug} stops where its sides say different things`, ({ page }) =>
    expectPairsToDiffer(page, slug))
