/**
 * Settings of the toolbar that turn every world's network at once; at `story` each is as its story asks for. They are part
 * of the address, so a failing state is a link: `&globals=latency:2000;fail:POST-1`.
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

/** What the settings change of a story's own network, as a text that the lab reads. */
export function networkAddressOf({ network, latency, errors, seed, fail }: NetworkGlobals): string {
  const preset = network === 'story' ? '' : presets[network]
  const knobs = Object.entries({ latency, errors, seed, fail }).filter(([, value]) => value !== 'story')
  return [preset, ...knobs.map(([name, value]) => `${name}:${value}`)].join(';')
}

/** One setting as the Network menu offers it; beside its choices it can be as the story has it. */
export interface NetworkSetting {
  title: string
  description: string
  /** Digits in an address are read as a number, so a setting's value may be one. */
  choices: readonly (readonly [value: string | number, title: string])[]
}

export const networkSettings: Record<keyof NetworkGlobals, NetworkSetting> = {
  network: {
    title: 'Server',
    description: 'What is wrong with it',
    choices: [
      ['slow', 'Slow (2 s)'],
      ['failing', 'Failing'],
      ['offline', 'Unreachable'],
    ],
  },
  latency: {
    title: 'Latency',
    description: 'How long an answer takes',
    choices: [
      [0, '0 s'],
      [500, '0.5 s'],
      [1000, '1 s'],
      [2000, '2 s'],
      [5000, '5 s'],
    ],
  },
  errors: {
    title: 'Error rate',
    description: 'Share of the requests that fail',
    choices: [
      [0, '0 %'],
      [10, '10 %'],
      [30, '30 %'],
      [50, '50 %'],
      [100, '100 %'],
    ],
  },
  seed: {
    title: 'Seed',
    description: 'Which requests fail at an error rate',
    choices: [
      [1, '1'],
      [2, '2'],
      [3, '3'],
      [7, '7'],
    ],
  },
  fail: {
    title: 'Fail',
    description: 'Requests that fail next',
    choices: [
      ['GET-1', 'The next GET'],
      ['POST-1', 'The next POST'],
      ['ANY-1', 'The next request'],
      ['ANY-3', 'The next 3 requests'],
    ],
  },
}
