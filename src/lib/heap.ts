// A binary heap: the least item first.

/** Items in the order they are to be looked at; costs and items stand apart, so that a push makes no object. */
export class Heap<T> {
  readonly #items: T[] = []
  readonly #costs: number[] = []

  clear(): void {
    this.#items.length = 0
    this.#costs.length = 0
  }

  push(item: T, cost: number): void {
    const [items, costs] = [this.#items, this.#costs]
    let at = items.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((costs[parent] as number) <= cost) break
      items[at] = items[parent] as T
      costs[at] = costs[parent] as number
      at = parent
    }
    items[at] = item
    costs[at] = cost
  }

  /** The item with the least cost, removed; undefined when there is none. */
  pop(): { item: T; cost: number } | undefined {
    const [items, costs] = [this.#items, this.#costs]
    const [first, least] = [items[0] as T, costs[0]]
    const [item, cost] = [items.pop() as T, costs.pop()]
    if (least === undefined || cost === undefined) return undefined
    const { length } = items
    if (length === 0) return { item: first, cost: least }
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= length) break
      if (child + 1 < length && (costs[child + 1] as number) < (costs[child] as number)) child++
      if ((costs[child] as number) >= cost) break
      items[at] = items[child] as T
      costs[at] = costs[child] as number
      at = child
    }
    items[at] = item
    costs[at] = cost
    return { item: first, cost: least }
  }
}
