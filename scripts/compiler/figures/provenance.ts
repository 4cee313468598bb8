// Provenance of derived figures.
import { modelAsOf, modelSources } from '#catalogue/coefficients.ts'
import type { Provenance } from '#catalogue/figure.ts'

export const modelled: Provenance = { basis: 'modelled', sources: [modelSources.models], asOf: modelAsOf }

/** The provenance of a row or figure, without the rest of it. */
export const provenanceOf = ({ basis, sources, asOf }: Provenance): Provenance => ({ basis, sources, asOf })
