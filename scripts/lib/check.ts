// The shape of all checks: of the compiled catalogue, the texts, the built site and the sources.

/** A question about something; its answer is a list of what is wrong. */
export interface Check<Subject, Faults = string[]> {
  name: string
  /** how to correct what it finds */
  remedy: string
  /** what is wrong, one item per fault: "where: what" */
  faults(subject: Subject): Faults
  /** figures worth seeing even when all is well */
  measures?(subject: Subject): string[]
}
