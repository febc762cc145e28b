import { colorsOf } from '#ui/colors.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { font } from '#ui/tokens.ts'

const names = [
  'canvas',
  'surface',
  'sunken',
  'text',
  'textMuted',
  'border',
  'accentText',
  'codeLit',
  'codeKeyword',
  'codeLiteral',
  'codeComment',
] as const

function variables(theme: ThemeName): string {
  const colors = colorsOf(theme)
  return names.map((name) => `--${name}:${colors[name]}`).join(';')
}

/** The look of the reading edition: that of the docs pages, in the theme of the system. */
export const readingStyle = `
:root{${variables('light')}}
@media screen and (prefers-color-scheme:dark){:root{${variables('dark')}}}
@layer page{body{margin:0;background:var(--canvas);color:var(--text);font:1.0625rem/1.65 ${font.body}}
body>header,main{max-width:48rem;margin:0 auto;padding:1rem 1.25rem}
main{padding-block-end:4rem}
main>:is(p,ul,ol,h1,h2,h3){max-width:40rem}
a{color:var(--accentText);text-underline-offset:.15em}
header a{color:var(--text);font-weight:700;text-decoration:none}
h1{margin:0 0 .5rem;font-size:clamp(1.875rem,1.5rem + 1.7vw,2.5rem);line-height:1.1;letter-spacing:-.02em}
h2{margin:2.5rem 0 .5rem;font-size:1.625rem;line-height:1.25}
h3{margin:1.5rem 0 .5rem;font-size:1.1875rem}
h1 small{display:block;margin-block-start:.25rem;color:var(--textMuted);font-size:1rem;letter-spacing:0}
small,.small,.place{color:var(--textMuted);font-size:.875rem}
.place{margin:0 0 .25rem;font-weight:600}
.lead,h1+p:not([class]){margin:.5rem 0;font-size:1.25rem;line-height:1.5}
.ways{display:flex;flex-wrap:wrap;gap:.5rem 1rem}
.live{font-weight:700}
.demo>ul{list-style:'☐  ';padding-inline-start:1.5rem}
figure{margin:1.5rem 0;padding:1rem 1.25rem;border:1px solid var(--border);border-radius:.875rem;background:var(--surface)}
figure>:last-child,section>:last-child{margin-block-end:0}
figure .code{margin:1rem 0}
.head{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .75rem;margin:0 0 .5rem}
.head a{margin-inline-start:auto;font-size:.875rem;font-weight:600}
.predict{border-inline-start:4px solid var(--accentText)}
.side{margin:1rem 0 0;padding:1rem 0 0;border-width:1px 0 0;border-radius:0}
figure.code{padding:0;overflow:hidden;background:var(--sunken)}
figcaption{padding:.5rem 1rem;border-block-end:1px solid var(--border);background:var(--surface);color:var(--textMuted);font:.875rem/1.5 ${font.code}}
pre{margin:0;padding:1rem;overflow-x:auto;font:.875rem/1.6 ${font.code}}
pre i{font-style:normal}
pre .k{color:var(--codeKeyword)}
pre .l{color:var(--codeLiteral)}
pre .c{color:var(--codeComment);font-style:italic}
pre .n{font-weight:700}
pre mark{background:var(--codeLit);color:inherit;box-shadow:-.5rem 0 var(--codeLit),.5rem 0 var(--codeLit)}
:not(pre)>code{padding:.1em .3em;border-radius:.25rem;background:var(--sunken);font-family:${font.code};font-size:.9em;overflow-wrap:anywhere}
a.term{color:inherit;text-decoration:underline dotted}
p.term{margin:1.25rem 0 -.75rem}
dfn{font-style:normal;font-weight:700}
summary{cursor:pointer;font-weight:600;padding-block:.25rem}
details{margin:.75rem 0}
table{display:block;width:fit-content;max-width:100%;overflow-x:auto;border-collapse:collapse}
th,td{padding:.5rem .75rem;border-block-end:1px solid var(--border);text-align:start;vertical-align:top}
@media(max-width:24rem){th,td{padding-inline:.25rem}}
nav{display:grid;gap:.5rem;margin-block-start:3rem;padding-block-start:1rem;border-block-start:1px solid var(--border);font-weight:600}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@page{margin:16mm 14mm}@media print{body{background:none;font-size:10.5pt}body>header,main{max-width:none}main>:is(p,ul,ol){max-width:none}h2,h3,figcaption,summary,.head,.head+p{break-after:avoid}p,pre{orphans:4;widows:4}a[href^=http]:not([href*="/lessons/"],[href*="?path="])::after{content:' (' attr(href) ')'}.look,.predict>p,tr{break-inside:avoid}.look+*{break-before:avoid}pre{white-space:pre-wrap}pre,.look{print-color-adjust:exact}figure .code{break-inside:auto}nav,.ways,summary::marker{display:none;content:''}details::details-content{content-visibility:visible}}}
`.replaceAll('\n', '')
