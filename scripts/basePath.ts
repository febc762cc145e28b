/** The path that a site lives under, with a slash on both ends: `x`, `/x` and `/x/` all mean `/x/`. */
export function basePath(path: string = process.env['BASE_PATH'] ?? '/'): string {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.length > 0 ? `/${parts.join('/')}/` : '/'
}
