/** What a page says that was not kept. It stands alone: nothing that it would load is there. */
export function notKept(home: string): Response {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not kept for offline reading · React Query Course</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  main { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem }
  h1 { line-height: 1.25 }
  a { color: LinkText }
</style>
<main>
  <h1>This page was not kept for offline reading</h1>
  <p>There is no connection at the moment. What you have opened before can be read without one.</p>
  <p><a href="">Try again</a> or <a href="${home}">go to the start page</a>.</p>
</main>
</html>`
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  }
  return new Response(page, { status: 503, headers })
}
