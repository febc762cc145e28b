import { initialsOf, nameOf } from './person.ts'

// Shared, because the client draws pictures where no service does, and the mock API is a service.

/** An SVG of the initials of an email or a name (behaviour §10.10). */
export function pictureOf(name: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" fill="${backgroundOf(name)}"/>`,
    // Initials are letters and digits only, so nothing needs escaping.
    '<text x="32" y="32" dy="0.35em" text-anchor="middle" fill="#ffffff" ',
    `font-family="system-ui, sans-serif" font-size="26" font-weight="700">${initialsOf(nameOf(name))}</text>`,
    '</svg>',
  ].join('')
}

/** White text has a contrast of at least 4.5 on each. */
const backgrounds = ['#1d4ed8', '#0f766e', '#7e22ce', '#b91c1c', '#a21caf', '#4d5f0b'] as const

/** The same colour for the same name. */
function backgroundOf(name: string): string {
  const sum = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return backgrounds[sum % backgrounds.length] ?? backgrounds[0]
}
