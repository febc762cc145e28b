/**
 * The base path of a site, with a slash at both ends: `x`, `/x` and `/x/` all mean `/x/`.
 *
 * @throws Error for what is no path, such as an address, or what Git Bash on Windows makes of `/x/`
 */
export function basePath(path: string = process.env['BASE_PATH'] ?? '/'): string {
  const parts = path.split('/').filter((part) => part !== '')
  if (!parts.every((part) => /^(?!\.+$)[\w.~@+-]+$/.test(part)))
    throw new Error(
      `BASE_PATH must be a path such as /course/ (in Git Bash, which makes a file’s path of that, //course/); it is “${path}”.`,
    )
  return parts.length > 0 ? `/${parts.join('/')}/` : '/'
}
