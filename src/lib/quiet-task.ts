// Work that a visitor does not wait for: it lets the answer to a press or a key be painted first.

/** From a press to its paint on a slow phone, ms. */
const answerMs = 200

let answeredAt = 0
if (typeof document !== 'undefined') {
  const note = ({ timeStamp }: Event) => {
    answeredAt = timeStamp + answerMs
  }
  for (const type of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(type, note, { capture: true, passive: true })
}

/** Resolves in a new task, a while after the last press or key. */
export async function quietTask(): Promise<void> {
  let wait = 0
  do {
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = answeredAt - performance.now()
  } while (wait > 0)
}
