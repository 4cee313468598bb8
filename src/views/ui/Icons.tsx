// Icons and small marks; `icons` is what stands before their names.
import type { Mode } from '#catalogue/mode.ts'
import { nightWord } from '#i18n/night-word.ts'
import type { PageWords } from '../page-words.ts'

type Drawn = Pick<PageWords, 'icons'>

export const Icon = ({ name, icons }: Drawn & { name: string }) => (
  <svg className="icon" aria-hidden="true">
    <use href={icons + name} />
  </svg>
)

/** The mode's icon in its hue; decorative, since the mode's name stands beside it. */
export const ModeIcon = ({ mode, icons }: Drawn & { mode: Mode }) => (
  <svg className={`mode-icon mode-${mode}`} aria-hidden="true">
    <use href={icons + mode} />
  </svg>
)

/** A moon for what travels by night, with its word for screen readers. */
export function Night({ mode, page: { t, icons } }: { mode: Mode; page: PageWords }) {
  const word = nightWord(mode, t)
  return (
    <span className="night" title={word}>
      <Icon name="moon" icons={icons} />
      <span className="sr-only">{`${word} `}</span>
    </span>
  )
}
