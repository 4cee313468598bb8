// Why an outside service gave no data; sent beside the substitute in replies.

/**
 * `rejected`: wrong credentials. `limited`: too many requests, by its count or the site's. `refused`: it does
 * not accept this question, or the site does not ask it (D146). `unreachable`: no answer or a server error.
 * `unreadable`: an unusable or implausible answer.
 */
export const upstreamFaults = ['rejected', 'limited', 'refused', 'unreachable', 'unreadable'] as const
export type UpstreamFault = (typeof upstreamFaults)[number]
