/**
 * Toolbar globals that change the network of every world; `story` leaves each as its story sets it. They are part of
 * the address, so a link can lead to a failing state: `&globals=latency:2000;fail:POST-1`.
 */
export interface NetworkGlobals {
  network: 'story' | keyof typeof presets
  /** Latency of each answer, in ms. */
  latency: number | 'story'
  /** Percentage of requests that fail. */
  errors: number | 'story'
  seed: number | 'story'
  /** A method and the number of its requests that fail, such as `POST-1`. */
  fail: string
}

/** The globals that leave every story's network unchanged. */
export const networkOfTheStory: NetworkGlobals = {
  network: 'story',
  latency: 'story',
  errors: 'story',
  seed: 'story',
  fail: 'story',
}

const presets = { slow: 'latency:2000', failing: 'fail:ANY-all', offline: 'offline' }

/** The globals' changes of a story's network, in the format that `readNetwork` parses. */
export function networkAddressOf({ network, latency, errors, seed, fail }: NetworkGlobals): string {
  const preset = network === 'story' ? '' : presets[network]
  const knobs = Object.entries({ latency, errors, seed, fail }).filter(([, value]) => value !== 'story')
  return [preset, ...knobs.map(([name, value]) => `${name}:${value}`)].join(';')
}

/** The toolbar's menus for these globals. */
export const networkGlobalTypes = {
  network: knob('Network', 'Network', [
    ['slow', 'Slow network (2 s)'],
    ['failing', 'Failing server'],
    ['offline', 'Offline'],
  ]),
  latency: knob('Latency', 'How long an answer travels', [
    [0, 'Latency 0 s'],
    [500, 'Latency 0.5 s'],
    [1000, 'Latency 1 s'],
    [2000, 'Latency 2 s'],
    [5000, 'Latency 5 s'],
  ]),
  errors: knob('Error rate', 'Share of the requests that fail', [
    [0, '0 % errors'],
    [10, '10 % errors'],
    [30, '30 % errors'],
    [50, '50 % errors'],
    [100, '100 % errors'],
  ]),
  seed: knob('Seed', 'Which requests fail at an error rate', [
    [1, 'Seed 1'],
    [2, 'Seed 2'],
    [3, 'Seed 3'],
    [7, 'Seed 7'],
  ]),
  fail: knob('Fail next', 'Requests that fail next', [
    ['GET-1', 'Fail next GET'],
    ['POST-1', 'Fail next POST'],
    ['ANY-1', 'Fail next request'],
    ['ANY-3', 'Fail next 3 requests'],
  ]),
}

function knob(title: string, description: string, choices: readonly (readonly [string | number, string])[]) {
  return {
    description,
    toolbar: {
      title,
      dynamicTitle: true,
      items: [
        // Storybook parses digits in its address as a number, and compares items by identity. Its type for an item
        // allows only strings.
        ...choices.map(([value, title]) => ({ value: value as string, title })),
        { value: 'story', title: 'As the story has it', type: 'reset' as const },
      ],
    },
  }
}
