// Opens a dialog of the page once its styles and figures are there (A33).
import { lateStyle } from '#lib/late-style.ts'

/** Writes the figures of an option's details; a dialog opens without them rather than not at all. */
async function prepare(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.matches('.details')) return
  const { writeDetails } = await import('./board/write-details.ts')
  await writeDetails(dialog)
}

/** Shows a modal dialog; resolves when it is open. */
export async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  await Promise.all([lateStyle(), prepare(dialog).catch(console.error)])
  if (!dialog.open) dialog.showModal()
}
