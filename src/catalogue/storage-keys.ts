// Keys of browser storage. A file of its own, because every page loads it.

export const storageKeys = {
  /** the last searches (D42) */
  recentSearches: 'waymark:recent-searches',
  /** their older key; entries move over once (D42) */
  olderRecentSearches: 'recent-searches',
} as const
