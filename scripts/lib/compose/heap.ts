// A binary heap: the least item first.

export class Heap<T> {
  readonly #items: { item: T; cost: number }[] = []

  push(item: T, cost: number): void {
    const items = this.#items
    let index = items.length
    items.push({ item, cost })
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (this.#cost(parent) <= cost) break
      this.#swap(index, parent)
      index = parent
    }
  }

  /** The least item, removed; undefined when there is none. */
  pop(): { item: T; cost: number } | undefined {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (items.length === 0 || !last) return top
    items[0] = last
    this.#sink()
    return top
  }

  #sink(): void {
    const { length } = this.#items
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      let least = index
      if (left < length && this.#cost(left) < this.#cost(least)) least = left
      if (right < length && this.#cost(right) < this.#cost(least)) least = right
      if (least === index) return
      this.#swap(index, least)
      index = least
    }
  }

  #cost(index: number): number {
    return this.#items[index]?.cost ?? Number.POSITIVE_INFINITY
  }

  #swap(a: number, b: number): void {
    const items = this.#items
    const held = items[a] as { item: T; cost: number }
    items[a] = items[b] as { item: T; cost: number }
    items[b] = held
  }
}
