// The answer for a page that failed: the words of the error screen (D82) in the visitor's language, without parts
// that could fail again.

import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { readAddress } from '#places/address.ts'

/** The id finds the line in the log. @param reply its status and `Retry-After` are used */
export function errorPage(pathname: string, requestId: string, reply: Response): Response {
  const { lang } = readAddress(pathname)
  const { title, text, goHome } = messagesFor(lang).error
  const retryAfter = reply.headers.get('Retry-After')
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
    status: reply.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    },
  })
}
