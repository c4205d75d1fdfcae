import type { ProcedureDef } from './procedure-schema.ts'

/** Declares a procedure; what its folder leaves out does not compile. */
export const defineProcedure = (procedure: ProcedureDef): ProcedureDef => procedure
