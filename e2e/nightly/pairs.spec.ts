import { lessons } from '#syllabus/lessons.ts'
import { expectPairsToDiffer } from '../pairs.ts'
import { test } from '../site.ts'

for (const { slug } of lessons)
  test(`each pair of ${slug} stops where its sides say different things`, ({ page }) =>
    expectPairsToDiffer(page, slug))
