// Fields of forms.

export type Field = HTMLSelectElement | HTMLInputElement

export const isField = (target: unknown): target is Field =>
  target instanceof HTMLSelectElement || target instanceof HTMLInputElement
