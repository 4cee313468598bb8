// The shape of all checks: of the compiled catalogue, the texts, the built site and the sources.

/** A question about a subject; the answer is a list of faults. */
export interface Check<Subject, Faults = string[]> {
  name: string
  /** how to correct the faults */
  remedy: string
  /** one item per fault: "where: what" */
  faults(subject: Subject): Faults
  /** figures that are printed even without a fault */
  measures?(subject: Subject): string[]
}
