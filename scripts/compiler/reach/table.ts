// A table of a reach file while it is written.

/** A list without repeats. */
export class Table<T> {
  readonly rows: T[] = []
  readonly #index = new Map<string, number>()
  readonly #keyOf: (value: T) => string

  constructor(keyOf: (value: T) => string = (value) => JSON.stringify(value)) {
    this.#keyOf = keyOf
  }

  /** The index of a value, which is added where it is new. */
  ref(value: T): number {
    const key = this.#keyOf(value)
    const known = this.#index.get(key)
    if (known !== undefined) return known
    this.#index.set(key, this.rows.length)
    return this.rows.push(value) - 1
  }
}
