// Status and priority of an opportunity.
export const opportunityStatuses = ['implemented', 'planned', 'deferred'] as const
export const opportunityPriorities = ['very-high', 'high', 'other'] as const
