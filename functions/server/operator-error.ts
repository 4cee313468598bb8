/** A failure that the operator can correct: printed as it is, one sentence a line, without a stack (D148). */
export class OperatorError extends Error {}
