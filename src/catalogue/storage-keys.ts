// Names under which a visitor's browser keeps things. A file of its own: every page carries it.

export const storageKeys = {
  /** the last searches (D42) */
  recentSearches: 'waymark:recent-searches',
  /** their older name; moved over once */
  olderRecentSearches: 'recent-searches',
} as const
