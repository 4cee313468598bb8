// Marks of the shell of pages of all towns around one: what stands there for what only a request knows.
export const exploreMarks = {
  town: 'one-town',
  title: '{title}',
  description: '{description}',
  article: '<!--article-->',
} as const
