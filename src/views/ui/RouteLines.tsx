// A list of routes: two places, and the best way from door to door and all in (D23).
import { formatDuration } from '#i18n/format.ts'
import type { RouteLine } from '#models/route/route-line.ts'
import type { PageWords } from '../page-words.ts'
import { ModeIcon, Night } from './Icons.tsx'
import { Money } from './Money.tsx'

interface Props {
  lines: readonly RouteLine[]
  page: PageWords
  className?: string | undefined
}

export function RouteLines({ lines, page, className }: Props) {
  const { lang, t, icons } = page
  return (
    <ul className={className ? `link-list ${className}` : 'link-list'}>
      {lines.map(({ href, label, mode, doorMinutes, allIn, isNight, isEstimate }) => (
        <li key={href}>
          <a href={href}>
            <span>{label}</span>{' '}
            <span className="way">
              <span>
                <ModeIcon mode={mode} icons={icons} />
                <span className="sr-only">{`${t.transport.modes[mode]} `}</span>
                {isNight && <Night mode={mode} page={page} />}
                <span className="figure">{formatDuration(doorMinutes, lang)}</span>
              </span>{' '}
              <Money
                className={isEstimate ? undefined : 'font-semibold'}
                low={allIn}
                about={isEstimate}
                lang={lang}
              />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
