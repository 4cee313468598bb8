// A duration as figures and units, which are smaller and lighter.

/** "2h 16m" as "2", "h ", "16", "m": figures and units in turn, a figure first. */
export const durationParts = (text: string): string[] => text.split(/(\D+)/).filter(Boolean)
export const isUnit = (part: string): boolean => !/^\d/.test(part)
