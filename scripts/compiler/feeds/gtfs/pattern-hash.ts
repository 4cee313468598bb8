// A number for a sequence of numbers, by which millions of sequences are told apart.

const prime = 0x01000193
const otherPrime = 0x010001b3

/** Two lanes of FNV-1a, 53 bits together. http://www.isthe.com/chongo/tech/comp/fnv/ */
export class PatternHash {
  #a = 0x811c9dc5
  #b = 0x9e3779b9

  add(value: number): void {
    this.#a = Math.imul(this.#a ^ value, prime)
    this.#b = Math.imul(this.#b ^ value, otherPrime)
  }

  get value(): number {
    return (this.#a >>> 11) * 2 ** 32 + (this.#b >>> 0)
  }
}
