/** Marks of a link to the site of an operator, which sells the tickets. */
export const outsideLink = { target: '_blank', rel: 'nofollow noopener' }
