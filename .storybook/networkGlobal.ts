/**
 * Toolbar knobs that turn every world's network at once; at `story` each is as its story asks for. They are part
 * of the address, so a failing state is a link: `&globals=latency:2000;fail:POST-1`.
 */
export interface NetworkGlobals {
  network: 'story' | keyof typeof presets
  /** In ms. */
  latency: number | 'story'
  /** Per cent of the requests. */
  errors: number | 'story'
  seed: number | 'story'
  /** A method and how often it fails, such as `POST-1`. */
  fail: string
}

/** The network as its stories ask for it. */
export const networkOfTheStory: NetworkGlobals = {
  network: 'story',
  latency: 'story',
  errors: 'story',
  seed: 'story',
  fail: 'story',
}

const presets = { slow: 'latency:2000', failing: 'fail:ANY-all', offline: 'offline' }

/** What the knobs change of a story's own network, as a text that the lab reads. */
export function networkAddressOf({ network, latency, errors, seed, fail }: NetworkGlobals): string {
  const preset = network === 'story' ? '' : presets[network]
  const knobs = Object.entries({ latency, errors, seed, fail }).filter(([, value]) => value !== 'story')
  return [preset, ...knobs.map(([name, value]) => `${name}:${value}`)].join(';')
}

/** The knobs themselves. */
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
        // Storybook reads digits in its address as a number, and finds the chosen item by identity. Its type for
        // an item knows only texts.
        ...choices.map(([value, title]) => ({ value: value as string, title })),
        { value: 'story', title: 'As the story has it', type: 'reset' as const },
      ],
    },
  }
}
