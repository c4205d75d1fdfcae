import type { ProcedureDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Declares a procedure; what its folder leaves out does not compile. */
export const defineProcedure = (procedure: ProcedureDef): ProcedureDef => procedure
