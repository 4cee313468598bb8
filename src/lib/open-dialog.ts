// Opens a dialog of the page once its styles are there (A33).
import { lateStyle } from './late-style.ts'

/** Shows a modal dialog; resolves when it is open, at once when its styles have come. */
export async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  await lateStyle()
  if (!dialog.open) dialog.showModal()
}
