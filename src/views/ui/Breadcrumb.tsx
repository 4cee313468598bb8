// The breadcrumb, visible and as JSON-LD. The last crumb is the page itself.
import { pathTo } from '#i18n/paths.ts'
import type { PageWords } from '../page-words.ts'
import { StructuredData } from './StructuredData.tsx'

export interface Crumb {
  label: string
  href?: string | undefined
}

interface Props {
  /** without home */
  trail: readonly Crumb[]
  page: Pick<PageWords, 'lang' | 't' | 'site'>
}

export function Breadcrumb({ trail, page: { lang, t, site } }: Props) {
  const crumbs: Crumb[] = [{ label: t.nav.breadcrumbHome, href: pathTo.home(lang) }, ...trail]
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: href }),
    })),
  }
  return (
    <>
      <nav className="crumbs no-print" aria-label={t.nav.breadcrumb}>
        <ol>
          {crumbs.map(({ label, href }, index) => (
            <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {href ? <a href={href}>{label}</a> : label}
            </li>
          ))}
        </ol>
      </nav>
      <StructuredData data={list} site={site} />
    </>
  )
}
