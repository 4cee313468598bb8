// Provenance of derived figures.
import { modelAsOf, modelSources } from './coefficients.ts'
import type { Provenance } from './figure.ts'

export const modelled: Provenance = { basis: 'modelled', sources: [modelSources.models], asOf: modelAsOf }

/** The provenance of a row or figure, without the rest of it. */
export const provenanceOf = ({ basis, sources, asOf }: Provenance): Provenance => ({ basis, sources, asOf })
