import { expect, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { inCases } from '#course/exercise/grade/cases.tsx'
import { because, graded, NotYet } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { storageWith } from './ReturningCustomer.tsx'
import type { CreateCart } from './ReturningCustomer.tsx'
import { migrateTheStoredCart } from './exercise.ts'
import * as answer from './solution.tsx'

interface Answer {
  createCart: CreateCart
  Shop: typeof answer.Shop
}

const meta = preview.meta({
  title: 'Components/Exercises/Zustand Demo/Migrate the stored cart',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Shop } }: { answer: Answer }) => (
    <AnswerSlot>
      <Shop />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args: { answer }, canvas, userEvent, step, world }) => {
    const inTheCart = () =>
      within(canvas.getByRole('list', { name: 'Your cart' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const holds = (...lines: string[]) =>
      eventually(world, () => expect(inTheCart().toSorted()).toEqual(lines.toSorted()))
    const open = (storage: ReturnType<typeof storageWith>) => {
      try {
        return answer.createCart(storage)
      } catch (error) {
        throw new NotYet(
          `Your store threw when it was made: ${String(error)}. What is stored can be anything, and a cart that nobody can read counts as empty.`,
          { cause: error },
        )
      }
    }

    await step('the customer finds two pens and a book', () =>
      because(
        () => {
          const storage = storageWith('{"state":{"items":["Pen"]},"version":0}')
          const cart = open(storage)
          const { items } = cart.getState()
          const { migrate, version = 0 } = optionsOf(cart)
          if (!storage.readKeys.includes('cart'))
            return `The store looks for a cart under “${storage.readKeys[0]}”, where this customer has none. The old cart is stored under “cart”: keep the name.`
          if (Array.isArray(items) && migrate === undefined)
            return 'The cart is still the list of version 0. Give the store a new version, and say how to make the new shape from the old one.'
          if (Array.isArray(items))
            return version === 0
              ? 'The cart is still the list of version 0, and nobody has called your `migrate`: `persist` does so only if the stored version, here 0, is not the store’s own, which is 0 unless you set it.'
              : 'The cart is still the list of version 0, although your `migrate` was called. What it returns becomes the state, so it has to be in the new shape.'
          if (Object.keys(items).length === 0)
            return 'The customer’s cart is empty. The store’s version is not the stored one, and nothing says how to make the new shape from the old one: then `persist` drops what was stored.'
          return `Two pens and a book were stored, and the cart shows “${inTheCart().join(', ')}”.`
        },
        () => holds('Pen × 2', 'Book × 1'),
      ),
    )
    await step('the next pen is the third one, also after a reload', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pen' }))
      await because(
        () => `A pen was added to two pens and a book, and the cart shows “${inTheCart().join(', ')}”.`,
        () => holds('Pen × 3', 'Book × 1'),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
      await because(
        () =>
          `Three pens and a book were stored in the new shape. After a reload the cart shows “${inTheCart().join(', ')}”. Only an old state has to be migrated.`,
        async () => {
          await eventually(world, () => canvas.getByText(/^Visit 2:/))
          await holds('Pen × 3', 'Book × 1')
        },
      )
    })
    await step('every customer finds what was in the cart', () =>
      inCases(async ({ whole, oneOf }) => {
        const names = Array.from({ length: whole(1, 8) }, () => oneOf(['Pen', 'Book', 'Ink', 'Mug', 'Lamp']))
        const storage = storageWith(JSON.stringify({ state: { items: names }, version: 0 }))
        const cart = open(storage)
        const counts: Record<string, number> = {}
        for (const name of names) counts[name] = (counts[name] ?? 0) + 1
        await because(
          () =>
            `Another customer’s old cart is ${JSON.stringify(names)}, and the new one is ${JSON.stringify(cart.getState().items)}. Count what is stored.`,
          () => eventually(world, () => expect(cart.getState().items).toEqual(counts)),
        )
        cart.getState().actions.add('Ink')
        const again = open(storage)
        await because(
          () =>
            `Ink was added to another customer’s cart. After a reload it is ${JSON.stringify(again.getState().items)}.`,
          () =>
            eventually(world, () =>
              expect(again.getState().items).toEqual({ ...counts, Ink: (counts['Ink'] ?? 0) + 1 }),
            ),
        )
      }),
    )
    await step('after a reload the actions are still there', async () => {
      const storage = storageWith(null)
      open(storage).getState().actions.add('Pen')
      const { actions } = open(storage).getState()
      await because(
        'After a reload `actions.add` is not a function. `actions` was stored, too, and JSON knows no functions: what came back is an empty object, in place of yours. `partialize` picks what is stored.',
        () => expect(typeof actions.add).toBe('function'),
      )
    })
    await step('a cart that cannot be read is empty', async () => {
      for (const text of [null, '{', '{"state":null,"version":0}', '{"state":{"items":[]},"version":0}']) {
        const cart = open(storageWith(text))
        await because(`The storage holds ${text ?? 'nothing'}, so the cart should be empty.`, () =>
          eventually(world, () => expect(cart.getState().items).toEqual({})),
        )
      }
    })
  }),
})

/** What an answer has given to `persist`. */
function optionsOf(cart: object): { version?: number; migrate?: unknown } {
  return (
    (cart as { persist?: { getOptions: () => ReturnType<typeof optionsOf> } }).persist?.getOptions() ?? {}
  )
}

export const StartingPoint = Solution.extend(
  startingPoint(migrateTheStoredCart, Solution, /say how to make the new shape from the old one/),
)
