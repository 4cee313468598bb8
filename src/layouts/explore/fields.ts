// The fields above the towns: what they say as a filter, and the other way round.
import { filterSteps } from '#catalogue/explore.ts'
import { modes } from '#catalogue/mode.ts'
import { openFilter, type WayFilter } from '#catalogue/way-choice.ts'
import { stepText } from '#i18n/explore-text.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import type { Language } from '#lib/languages.ts'
import { writeAttribute, writeText } from '../element.ts'

type StepName = keyof typeof filterSteps
const stepNames = Object.keys(filterSteps) as StepName[]

/** The value of a slider; undefined for "any", its last. */
const stepValue = (name: StepName, index: number): number | undefined => filterSteps[name][index]

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement & RadioNodeList
const modeFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name="modes"]')]

export function readFields(form: HTMLFormElement): WayFilter {
  const step = (name: StepName) => stepValue(name, fieldOf(form, name).valueAsNumber)
  const [hours, euro, co2] = stepNames.map(step)
  const changes = fieldOf(form, 'changes').value
  const chosen = modes.filter((mode) =>
    modeFields(form).some(({ value, checked }) => checked && value === mode),
  )
  return {
    plan: {
      travellers: Number(fieldOf(form, 'travellers').value),
      flying: !fieldOf(form, 'fly').checked,
      ...(hours !== undefined && { hours }),
      ...(euro !== undefined && { euro }),
    },
    ...(co2 !== undefined && { co2 }),
    ...(changes && { changes: Number(changes) }),
    modes: chosen,
    night: fieldOf(form, 'night').checked,
  }
}

/** A slider stands at the first step that is no smaller. */
function stepOf(name: StepName, value: number | undefined): number {
  const steps: readonly number[] = filterSteps[name]
  const found = value === undefined ? -1 : steps.findIndex((step) => step >= value)
  return found < 0 ? steps.length : found
}

export function writeFields(
  form: HTMLFormElement,
  { plan, co2, changes, modes: some, night }: WayFilter,
): void {
  const steps: Record<StepName, number | undefined> = { hours: plan.hours, euro: plan.euro, co2 }
  for (const name of stepNames) fieldOf(form, name).value = String(stepOf(name, steps[name]))
  fieldOf(form, 'fly').checked = !plan.flying
  fieldOf(form, 'night').checked = night
  fieldOf(form, 'travellers').value = String(plan.travellers)
  fieldOf(form, 'changes').value = changes === undefined ? '' : String(changes)
  for (const field of modeFields(form)) field.checked = some.some((mode) => mode === field.value)
}

/** Says beside each slider what it stands for, in words for screen readers too. */
export function nameSteps(form: HTMLFormElement, words: LiveWords['explore'], lang: Language): void {
  for (const name of stepNames) {
    const field = fieldOf(form, name)
    const value = stepValue(name, field.valueAsNumber)
    const text = value === undefined ? words.any : stepText(name, value, lang)
    writeAttribute(field, 'aria-valuetext', text)
    const output = form.querySelector(`[data-output="${name}"]`)
    if (output) writeText(output, text)
  }
}

/** Fields as they are on a page that nobody touched. */
export const resetFields = (form: HTMLFormElement) => writeFields(form, openFilter)
