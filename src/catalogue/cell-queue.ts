// A binary heap of numbers in typed arrays: a search over land pushes very many cells and makes no garbage.

/** Cells in the order they are to be looked at: the least estimate first. */
export class CellQueue {
  private keys = new Float64Array(1024)
  private cells = new Int32Array(1024)
  size = 0

  clear(): void {
    this.size = 0
  }

  push(cell: number, key: number): void {
    if (this.size === this.keys.length) this.grow()
    const { keys, cells } = this
    let at = this.size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((keys[parent] as number) <= key) break
      keys[at] = keys[parent] as number
      cells[at] = cells[parent] as number
      at = parent
    }
    keys[at] = key
    cells[at] = cell
  }

  /** Only when `size` is above 0. */
  pop(): number {
    const { keys, cells } = this
    const first = cells[0] as number
    const last = --this.size
    const [key, cell] = [keys[last] as number, cells[last] as number]
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= last) break
      if (child + 1 < last && (keys[child + 1] as number) < (keys[child] as number)) child++
      if ((keys[child] as number) >= key) break
      keys[at] = keys[child] as number
      cells[at] = cells[child] as number
      at = child
    }
    keys[at] = key
    cells[at] = cell
    return first
  }

  private grow(): void {
    const [keys, cells] = [new Float64Array(2 * this.size), new Int32Array(2 * this.size)]
    keys.set(this.keys)
    cells.set(this.cells)
    this.keys = keys
    this.cells = cells
  }
}
