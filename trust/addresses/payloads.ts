import { createRandom } from '#mocks/random.ts'

/** What an address is made of, by the kind of harm that it tries. */
export const KINDS = [
  'nonsense',
  'encodings',
  'markup',
  'javascript:',
  'very long',
  'escapes',
  'lab',
  'globals',
] as const

export type Kind = (typeof KINDS)[number]

/** A host that nobody has: a page must neither go there nor link to it. */
export const ELSEWHERE = 'elsewhere.example'

/** Calls a function that the table puts into every page. */
const RUN = 'executed()'

/** Names that every object answers to. */
const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']

const markup = [
  `<script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `'-${RUN}-'`,
  `</title></script><svg onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `{{${RUN}}}`,
  `\${${RUN}}`,
  `<a href=javascript:${RUN}>x</a>`,
  `--></style><body onpageshow=${RUN}>`,
]

const scripts = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `javascript://%0a${RUN}`,
  ` javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `blob:${RUN}`,
]

/** Written as they are: what cannot be decoded, and what decodes to something else. */
const encodings = [
  '%',
  '%zz',
  '%2',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%C0%AF',
  '%ED%A0%80',
  '%FF%FE',
  '%252e%252e',
  '%u0041',
  '%E2%80%AE%D7%90',
  '%F0%9F%98%80',
  'a%20b+c',
  'é%CC%81',
  '%26%3D%23%3F',
]

const escapes = [
  `//${ELSEWHERE}`,
  `//${ELSEWHERE}/%2e%2e`,
  `/%5c${ELSEWHERE}`,
  `/\\${ELSEWHERE}`,
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/',
  '/.%2e/admin',
  '/./././',
  '/;/admin',
  '/index.html/index.html',
  '//',
  '///admin//',
  `/@${ELSEWHERE}`,
  `/https://${ELSEWHERE}`,
  '/login/',
  '/storybook/../..//',
]

const networks = [
  '',
  'offline',
  'offline:1',
  'latency:-1',
  'latency:99999999999',
  'latency:1e400',
  'fail:ANY-all-html',
  'fail:GET-all-silence',
  'fail:__proto__-1',
  'fail:GET-0-constructor',
  'errors:NaN;seed:Infinity',
  'errors:100;seed:-1',
  ';;;:::;;;',
  'latency:;fail:;errors:;seed:',
  '__proto__:1;constructor:2',
  ...markup.slice(0, 3),
  ...scripts.slice(0, 2),
]

const globals = [
  'theme:dark',
  'theme:__proto__',
  'theme:constructor;textSize:valueOf',
  'textSize:!undefined',
  'network:failing;latency:-5',
  'network:toString',
  'latency:9e99;errors:-1;seed:!null',
  'fail:ANY-all-constructor',
  ':::;;;',
  'theme',
  '__proto__.polluted:yes',
  'constructor.prototype.polluted:yes',
  ...markup.slice(0, 3),
  ...scripts.slice(0, 2),
]

/** Of each kind some, the same on every run: those that are listed, and where it is chance that counts, some more. */
export function payloadsOf(kind: Kind, seed: number): readonly string[] {
  const random = createRandom(seed)
  const any = (length: number, text: string) => {
    const signs = [...text]
    return Array.from({ length }, () => signs[Math.floor(random() * signs.length)] ?? '').join('')
  }
  switch (kind) {
    case 'nonsense':
      return [
        ...inherited,
        '-1',
        'NaN',
        '0x10',
        '1e9',
        ' ',
        '.',
        ...Array.from({ length: 8 }, () => any(12, NONSENSE)),
      ]
    case 'encodings':
      return [...encodings, ...Array.from({ length: 6 }, () => any(9, '%0123456789abcdefg'))]
    case 'markup':
      return markup
    case 'javascript:':
      return scripts
    // A host refuses addresses of more than 16 kB before any page is asked.
    case 'very long':
      return [
        'a'.repeat(7000),
        '/a'.repeat(3500),
        '%41'.repeat(2300),
        'a=b&'.repeat(1700),
        '9'.repeat(7000),
        '../'.repeat(2300),
      ]
    case 'escapes':
      return escapes
    case 'lab':
      return [...networks, ...Array.from({ length: 4 }, () => any(14, 'abcdefil:;-0123456789'))]
    case 'globals':
      return [...globals, ...Array.from({ length: 4 }, () => any(14, 'eghmnotw:;!.-0123456789'))]
  }
}

const NONSENSE = 'abcXYZ019-._~!$&\'()*+,;=:@ \\^`{|}"<>[]äß漢字🙂'
