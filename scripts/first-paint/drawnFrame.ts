import { colorsOf } from '#ui/colors.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { font } from '#ui/tokens.ts'
import { SIDEBAR_WIDTH } from '#course/firstPaint/keptSidebar.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { asksServer } from '#course/firstPaint/asksServer.ts'
import { PREVIEW_FRAME } from '#course/storybook.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'

/** Storybook's index, by id. */
type Entries = Parameters<typeof asksServer>[0]

/**
 * Storybook's frame around a page of the course, as it stands before any of its scripts has come. Its links are links; it goes when the real
 * one is there.
 *
 * @param index the built catalogue's `index.json`, which has the pages in the order of its sidebar
 */
export function drawnFrame(index: string): string {
  const { entries } = JSON.parse(index) as { entries: Entries }
  const items = Object.values(entries)
    .filter(({ id }) => id.startsWith('course-'))
    .map(({ id, title }) => itemOf(id, title, asksServer(entries, id)))
  return `<div id="drawn-frame"><header><a href="./?path=/docs/${pageIds.welcome}">React Query Course</a><p>Course</p><nav aria-label="Course">${items.join('')}</nav></header><div><button type="button">Search</button><button type="button">Network</button></div><footer><button type="button" aria-label="Open navigation menu"></button></footer></div>`
}

function itemOf(id: string, title: string, hasNetwork: boolean): string {
  const index = lessons.findIndex((lesson) => lessonPageId(lesson) === id)
  const lesson = lessons[index]
  const number = lesson ? String(index + 1) : ''
  const guide = title.replace('Course/', '')
  const name = lesson?.skill ?? guide
  const foot = lesson ? `${number} ${lesson.skill}` : guide
  return `<a href="?path=/docs/${id}" data-page="${id}" data-foot="${foot}"${hasNetwork ? ' data-network' : ''}><span>${number}</span><span>${name}</span></a>`
}

/** Its sizes are those of Storybook's frame: nothing may move when that takes over. The preview lies over that frame's place for it, and below its bar. */
export function frameStyle(): string {
  return `
html { --sidebar: min(var(--kept-sidebar, ${SIDEBAR_WIDTH}px), 100vw - 100px) }
html[data-early] { --bar: 40px; --button: 28px }
@media (pointer: coarse) { html[data-early] { --bar: 44px; --button: 44px } }
html[data-early] #root { visibility: hidden }
${ground('light')}
${ground('dark')}
#${PREVIEW_FRAME}[data-early] { position: fixed; z-index: 3; inset: var(--bar) 0 0 var(--sidebar); width: calc(100% - var(--sidebar)); height: calc(100% - var(--bar)); border: 0 }
#drawn-frame { position: fixed; inset: 0; background: var(--canvas); color: var(--text); font: 400 14px/17px ${font.body} }
#drawn-frame * { box-sizing: border-box }
#drawn-frame header { position: absolute; inset: 0 auto 0 0; width: var(--sidebar); border-inline-end: 1px solid var(--border); overflow: hidden auto; scrollbar-width: none; padding: 0 12px 16px }
#drawn-frame a { color: inherit; text-decoration: none }
#drawn-frame header > a { display: flex; gap: 6px; align-items: center; height: 26px; margin: 24px 0 24px 8px; font-weight: 700; letter-spacing: -0.01em }
#drawn-frame header > a::before { content: ''; width: 20px; height: 20px; background: url('./favicon.svg') center / contain no-repeat }
#drawn-frame p { margin: 0 0 4px; padding-inline-start: 22px; font-size: 11px; font-weight: 700; line-height: 28px; letter-spacing: 0.16em; text-transform: uppercase; color: var(--muted) }
#drawn-frame nav a { display: grid; grid-template-columns: 1.75em auto; padding: 5px 6px 4px 22px; border-radius: 4px; min-height: 28px; scroll-margin-block: 72px }
#drawn-frame nav a[aria-current] { background: var(--accent); color: var(--on-accent); font-weight: 700 }
#drawn-frame > div { position: absolute; inset: 0 0 auto var(--sidebar); display: flex; gap: 6px; height: var(--bar); padding: calc((var(--bar) - var(--button)) / 2) 10px 0; background: var(--surface); border-block-end: 1px solid var(--border) }
#drawn-frame button { height: var(--button); padding: 0 7px; border: 0; background: none; color: var(--muted); font: 700 12px/12px ${font.body} }
#drawn-frame footer { display: none }
@media (max-width: 359px) { #drawn-frame > div { gap: 0 } }
@media (max-width: 599px) {
  #${PREVIEW_FRAME}[data-early] { inset: var(--bar) 0 calc(var(--bar) + 1px); width: 100%; height: calc(100% - 2 * var(--bar) - 1px) }
  #drawn-frame header { display: none }
  #drawn-frame > div { inset-inline-start: 0 }
  #drawn-frame footer { display: flex; align-items: center; position: absolute; inset: auto 0 0; height: calc(var(--bar) + 1px); padding: 0 6px; background: var(--surface); border-block-start: 1px solid var(--border) }
}`
}

function ground(theme: ThemeName): string {
  const { canvas, surface, border, text, textMuted, accentGround, onAccent } = colorsOf(theme)
  return `html[data-theme='${theme}'] { --canvas: ${canvas}; --surface: ${surface}; --border: ${border}; --text: ${text}; --muted: ${textMuted}; --accent: ${accentGround}; --on-accent: ${onAccent}; background: ${canvas}; color-scheme: ${theme} }`
}
