// Addresses of pages: the built file, one redirect to the final form, a generated route or the not-found view
// (D6, D10 to D17).
import { renderToString } from 'react-dom/server.edge'
import { site } from '#catalogue/site.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { type Language, languages } from '#lib/languages.ts'
import { generatedRoute } from '#models/on-request/generated-route.ts'
import { notFoundModel, toNotFoundWords } from '#models/on-request/not-found.ts'
import { finalForm, isFileAddress, readAddress } from '#places/address.ts'
import type { DirectoryIndex, IndexedPlace } from '#places/directory-index.ts'
import { type PageAnswer, resolvePage } from '#places/page-address.ts'
import GeneratedRoute from '#views/GeneratedRoute.tsx'
import NotFound from '#views/NotFound.tsx'
import { pairShellPath } from '#views/pair-marks.ts'
import type { Deps } from './deps.ts'
import { fillShell, type Slots } from './fill-shell.ts'
import type { DrawnPage, KeptPages } from './kept-pages.ts'
import type { PairPages } from './pair-pages.ts'
import type { ToolPages } from './tool-pages.ts'
import { withinBudget } from './within-budget.ts'

/** Permanent, but cached for an hour only: the next build may know another place of that name. */
const hopHeaders = { 'Cache-Control': 'public, max-age=3600' }

const redirect = (to: string, { search }: URL) =>
  new Response(null, { status: 301, headers: { Location: to + search, ...hopHeaders } })

const shellPath = (lang: Language) => `${pathTo.home(lang).replace(/\/$/, '')}/404`
/** Shells have no address of their own. */
const shells = new Set(languages.flatMap((lang) => [shellPath(lang), pairShellPath(lang)]))

type PageDeps = Pick<Deps, 'assets' | 'world' | 'work' | 'clientAddress'>

/** Answers GET and HEAD of everything outside /api. */
export function createPages(
  deps: PageDeps,
  {
    index,
    pairs,
    tools,
    kept,
  }: { index: DirectoryIndex; pairs: PairPages; tools: ToolPages; kept: KeptPages },
) {
  const { assets, world } = deps
  return async function page(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const { pathname } = url
    const final = finalForm(pathname)
    if (final === pathname && !shells.has(pathname)) {
      const answer = await tools(request, url)
      if (answer) return answer
      const found = await assets.fetch(request)
      if (found.status !== 404) return found
    }
    if (isFileAddress(final)) return missingFile(final, url)
    return kept.answer(request, pathname) ?? withinBudget(request, deps, () => resolved(request, url))
  }

  /** The answer for an address without a file; the comparison with all names costs most. */
  async function resolved(request: Request, url: URL): Promise<Response> {
    const answer = resolvePage(url.pathname, index)
    if (answer.kind === 'redirect' && (answer.sure || (await exists(answer.to, url)))) {
      return redirect(answer.to, url)
    }
    const page = await (answer.kind === 'generated' ? generated(answer) : notFound(url))
    return kept.keep(request, url.pathname, page)
  }

  /** A redirect to the final form of a file, else a 404 without the not-found view (D149). */
  async function missingFile(final: string, url: URL): Promise<Response> {
    if (final !== url.pathname && (await exists(final, url))) return redirect(final, url)
    return new Response('Not found.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }

  /** Redirects only to a page that exists; `to` is a path of this site. */
  async function exists(to: string, { origin }: URL): Promise<boolean> {
    if (shells.has(to)) return false
    const found = await assets.fetch(new Request(origin + to))
    await found.body?.cancel()
    return found.status === 200
  }

  async function generated({
    origin,
    destination,
    slug,
    lang,
  }: Extract<PageAnswer, { kind: 'generated' }>): Promise<DrawnPage> {
    const composed = await pairs({ origin, destination, lang })
    if (composed) return { html: composed, status: 200 }
    const [from, to] = [index.place(origin) as IndexedPlace, index.place(destination) as IndexedPlace]
    const model = generatedRoute(from, to, lang, messagesFor(lang), index, world)
    const html = await fill(lang, {
      ...model.head,
      view: renderToString(<GeneratedRoute model={model} />),
      languages: Object.fromEntries(languages.map((code) => [code, pathTo.route(slug, code)])),
    })
    return { html, status: 200 }
  }

  async function notFound(url: URL): Promise<DrawnPage> {
    const path = finalForm(url.pathname)
    const { lang } = readAddress(path)
    const model = notFoundModel(path, index, toNotFoundWords(messagesFor(lang)))
    const html = await fill(lang, {
      title: `${model.heading} – ${site.name}`,
      description: model.noRoute ?? model.text,
      view: renderToString(<NotFound {...model} />),
    })
    return { html, status: 404 }
  }

  async function fill(lang: Language, slots: Slots): Promise<string> {
    const shell = await assets.bytes(shellPath(lang))
    const html = shell
      ? new TextDecoder().decode(shell)
      : '<!doctype html><title></title><!--view--><!--/view-->'
    return fillShell(html, slots)
  }
}
