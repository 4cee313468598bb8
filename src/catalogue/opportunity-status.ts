// How far an opportunity is, and how much it matters.
export const opportunityStatuses = ['implemented', 'planned', 'deferred'] as const
export const opportunityPriorities = ['very-high', 'high', 'other'] as const
