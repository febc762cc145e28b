import { measureAll } from '../cells.ts'
import type { Measure } from '../cells.ts'
import type { TrustContext } from '../context.ts'
import type { Table } from '../table.ts'
import { faults } from './faults.ts'
import { askingScreens } from './screens.ts'
import type { AskingScreen } from './screens.ts'
import { visitWithFault, visitWithoutFault } from './visit.ts'

export const title = 'Faults × screens'

/** Each way in which an answer can fail, on each screen of the app that asks a server. */
export async function run({ app, browser, wants }: TrustContext): Promise<Table> {
  const rows = askingScreens.map((screen) => {
    const healthy = rememberedText(app, screen)
    const measures = faults.map(
      (fault): Measure =>
        async (context) =>
          visitWithFault(context, app, screen, fault, await healthy(context)),
    )
    return { name: screen.name, measures }
  })
  return {
    title,
    about:
      'Each cell opens the screen in the built app, lets its requests fail in one way, and asks: is the sentence of behaviour §8.1 in an alert, ' +
      'does Retry bring what a visit without a fault shows, is nothing lost that was typed or chosen, and is the console quiet? *Left* goes to ' +
      'another page while the answer is on its way, and back; its figure is how many requests were aborted. Time limits run 20 times as fast.',
    columns: faults.map(({ name }) => name),
    rows: await measureAll({ browser, wants }, rows),
  }
}

function rememberedText(
  app: string,
  screen: AskingScreen,
): (...args: Parameters<Measure>) => Promise<string> {
  let text: Promise<string> | undefined
  return (context) => (text ??= visitWithoutFault(context, app, screen))
}
