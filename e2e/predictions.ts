import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { figureOf } from './docsPages.ts'

/** The figure of a prediction. */
export const predictionOf = (page: Page, title: string): Locator => figureOf(page, `Predict: ${title}`)

/** The answers that it offers. */
export const choicesOf = (prediction: Locator): Locator =>
  prediction.getByRole('group').first().getByRole('button')

/** What it says of the answer and its run. */
export const verdictOf = (prediction: Locator): Locator => prediction.getByRole('status').first()

/** Gives an answer, and waits until its run has told. */
export async function answer(prediction: Locator, name: string): Promise<void> {
  await choicesOf(prediction).filter({ hasText: name }).click()
  await expect(verdictOf(prediction)).toHaveText(/^[✓✗]/)
}
