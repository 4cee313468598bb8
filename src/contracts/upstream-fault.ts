// Why an outside service gave us nothing; beside what a call answers instead.

/**
 * `rejected`: it does not accept our credentials. `limited`: asked too often, by its count or by ours. `refused`: it does
 * not want this question. `unreachable`: no answer, or a failing one. `unreadable`: an answer nobody can use.
 */
export const upstreamFaults = ['rejected', 'limited', 'refused', 'unreachable', 'unreadable'] as const
export type UpstreamFault = (typeof upstreamFaults)[number]
