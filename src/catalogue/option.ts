// Values derived from several figures of an option.
import { isDriven } from './mode.ts'
import type { TransportOption } from './route.ts'

/** Minutes from door to door: journey, access, egress and dwell. */
export function doorToDoorMinutes({
  minutes,
  doorToDoor,
}: Pick<TransportOption, 'minutes' | 'doorToDoor'>): number {
  const { access, dwell, egress } = doorToDoor.value
  return minutes.value + access + dwell + egress
}

/** Changes of vehicle: 0 for a drive, where `changes` are the ends of sea crossings. */
export const changeCount = ({ mode, changes }: Pick<TransportOption, 'mode' | 'changes'>): number =>
  isDriven(mode) ? 0 : changes.length
