/** A host that nobody has: a page must neither go there nor link to it. */
export const ELSEWHERE = 'elsewhere.example'

/** Calls a function that a test puts into the page. */
const RUN = 'executed()'

/** Texts in an address that try to be executed, to lead elsewhere, or to be what no reader expects. */
export const hostileTexts: readonly string[] = [
  // Names that every object answers to, and what is no number.

  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '-1',
  'NaN',
  '0x10',
  '1e9',
  ' ',
  '.',
  // Markup.
  `<script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `'-${RUN}-'`,
  `</title></script><svg onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<a href=javascript:${RUN}>x</a>`,
  `--></style><body onpageshow=${RUN}>`,
  `{{${RUN}}}`,
  // Schemes.
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  ` javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  // What cannot be decoded, and what decodes to something else.

  '%',
  '%zz',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%C0%AF',
  '%ED%A0%80',
  '%252e%252e',
  '%E2%80%AE%D7%90',
  '%26%3D%23%3F',
  // Other hosts, and folders above.

  `//${ELSEWHERE}`,
  `/%5c${ELSEWHERE}`,
  `/\\${ELSEWHERE}`,
  `/@${ELSEWHERE}`,
  '/../../etc/passwd',
  '/..%2f..%2fetc',
  '//',
  '/;/admin',
  // A network of the lab, and globals of the catalogue.

  'latency:-1',
  'latency:1e400',
  'fail:GET-all-constructor',
  'fail:__proto__-1',
  'errors:NaN;seed:Infinity',
  ';;;:::;;;',

  'theme:__proto__',
  'textSize:valueOf;theme:constructor',
  '__proto__.polluted:yes',
  'network:toString',
  'theme',
  'a=b&'.repeat(1750),
]
