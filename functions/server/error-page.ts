// A page that could not be drawn: the words of the error screen in the visitor's language, without anything that
// could fail again.

import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { readAddress } from '#places/address.ts'
import { escapeHtml } from './fill-shell.ts'

/** Status 500, never stored; the id finds the line in the log. */
export function errorPage(pathname: string, requestId: string): Response {
  const { lang } = readAddress(pathname)
  const { title, text, goHome } = messagesFor(lang).error
  const html = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${pathTo.home(lang)}">${escapeHtml(goHome)}</a></p>
<p><small>${requestId}</small></p>
</html>
`
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
