// Why an outside service gave no data; sent beside the substitute in replies.

/**
 * `rejected`: wrong credentials. `limited`: too many requests, by its count or the site's. `refused`: it does
 * not accept this question. `unreachable`: no answer or a server error. `unreadable`: an unusable answer.
 */
export const upstreamFaults = ['rejected', 'limited', 'refused', 'unreachable', 'unreadable'] as const
export type UpstreamFault = (typeof upstreamFaults)[number]
