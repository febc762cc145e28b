/** The base path of a site, with a slash at both ends: `x`, `/x` and `/x/` all mean `/x/`. */
export function basePath(path: string = process.env['BASE_PATH'] ?? '/'): string {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.length > 0 ? `/${parts.join('/')}/` : '/'
}
