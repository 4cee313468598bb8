// What travels by night: a train, or a ship, also where a car is on board.
import { isDriven, type Mode, wayOf } from '#catalogue/mode.ts'
import type { Messages } from './messages/en.ts'

export const nightWord = (mode: Mode, { route }: Pick<Messages, 'route'>): string =>
  wayOf(mode) === 'sea' || isDriven(mode) ? route.nightFerry : route.night
