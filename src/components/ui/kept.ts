/** Markup by name; see Kept.astro. */
export const kept = new Map<string, string>()
