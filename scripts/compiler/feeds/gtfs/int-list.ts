// Whole numbers in a row, four bytes each, outside the heap.

export class IntList {
  #values = new Int32Array(48)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.#values[index] as number
  }

  push(...values: number[]): void {
    if (this.#length + values.length > this.#values.length) {
      const longer = new Int32Array(this.#values.length * 2)
      longer.set(this.#values)
      this.#values = longer
    }
    this.#values.set(values, this.#length)
    this.#length += values.length
  }
}
