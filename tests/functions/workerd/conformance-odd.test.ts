// Half of the suites on the edge; conformance-even.test.ts runs the others beside them.
import { declareOnEdge } from './on-edge.ts'

declareOnEdge('odd')
