import fc from 'fast-check'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'

/** Addresses of one kind of harm that they try. */
export interface Kind {
  name: string
  text: fc.Arbitrary<string>
  /** Where a text can stand in the addresses of each site. */
  at: Partial<Record<SiteName, readonly Slot[]>>
}

export type SiteName = 'app' | 'app below a path' | 'catalogue'
type Slot = (text: string) => string

/** A host that nobody has: a page must neither go there nor link to it. */
export const ELSEWHERE = 'elsewhere.example'

/** Calls a function that the tests put into every page. */
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

const encoded =
  (start: string, end = ''): Slot =>
  (text) =>
    start + encodeURIComponent(text) + end

const story = 'components-screens-basic-query--ready'
const frame = 'iframe.html?viewMode='

const anywhere: Kind['at'] = {
  // As it is in the first two, where it may hold more than one part, and in the fragment.
  app: [
    (text) => text,
    (text) => `basic-query/${text}`,
    encoded('users/'),
    encoded('posts/'),
    encoded('pagination?page='),
    encoded('users/123?tab='),
    encoded('router-docs?filter='),
    encoded('router-docs?', '=1'),
    (text) => `router-docs#${text}`,
  ],
  catalogue: [
    encoded(`${frame}docs&id=`),
    encoded(`${frame}story&id=${story}&args=title:`),
    encoded(`${frame}story&id=${story}&embed=true&address=%2F`),
    encoded('?path=/docs/'),
    encoded('?path='),
  ],
}

const withoutSlash: Slot = (text) => text.slice(1)

/** All kinds: of each what is listed, and where it is chance that counts, some more. */
export const kinds: readonly Kind[] = [
  {
    name: 'nonsense',
    text: listedOr([...inherited, '-1', 'NaN', '0x10', '1e9', ' ', '.'], 'grapheme'),
    at: anywhere,
  },
  { name: 'encodings', text: listedOr(encodings, fc.constantFrom(...'%0123456789abcdefg')), at: anywhere },
  { name: 'markup', text: fc.constantFrom(...markup), at: anywhere },
  { name: 'javascript:', text: fc.constantFrom(...scripts), at: anywhere },
  {
    name: 'very long',
    // A host refuses addresses of more than 16 kB before any page is asked.
    text: fc
      .constantFrom('a', '/a', '%41', 'a=b&', '9', '../')
      .map((part) => part.repeat(7000 / part.length)),
    at: anywhere,
  },
  {
    name: 'escapes',
    text: fc.constantFrom(...escapes),
    at: { app: [withoutSlash], 'app below a path': [withoutSlash, encoded('users/')] },
  },
  {
    name: 'lab',
    text: listedOr(networks, fc.constantFrom(...'abcdefil:;-0123456789')),
    at: { app: lessons.slice(2, 7).map(({ slug }) => encoded(`${slug}?lab=`)) },
  },
  {
    name: 'globals',
    text: listedOr(globals, fc.constantFrom(...'eghmnotw:;!.-0123456789')),
    at: {
      catalogue: [
        encoded(`${frame}docs&id=${lessonPageId({ slug: 'basic-query' })}&globals=`),
        encoded(`${frame}story&id=${story}&globals=`),
        encoded(`?path=/story/${story}&globals=`),
      ],
    },
  },
]

/** Mostly what is listed. */
function listedOr(listed: readonly string[], unit: 'grapheme' | fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...listed), weight: 3 },
    { arbitrary: fc.string({ unit, maxLength: 14 }), weight: 1 },
  )
}
