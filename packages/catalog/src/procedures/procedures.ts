import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { PROCEDURE_01 } from './01-licencia-ambiental.ts'
import { PROCEDURE_02 } from './02-exploracion-aguas-subterraneas.ts'
import { PROCEDURE_03 } from './03-concesion-aguas-superficiales.ts'
import { PROCEDURE_04 } from './04-concesion-aguas-subterraneas.ts'
import { PROCEDURE_05 } from './05-vertimientos.ts'
import { PROCEDURE_06 } from './06-ocupacion-cauces.ts'
import { PROCEDURE_07 } from './07-aprovechamiento-unico.ts'
import { PROCEDURE_08 } from './08-aprovechamiento-persistente.ts'
import { PROCEDURE_09 } from './09-modificacion-licencia.ts'
import { PROCEDURE_11 } from './11-aprovechamiento-domestico.ts'
import { PROCEDURE_12 } from './12-arboles-aislados.ts'
import { PROCEDURE_13 } from './13-emisiones-atmosfericas.ts'
import { PROCEDURE_14 } from './14-psmv.ts'
import { PROCEDURE_15 } from './15-pueaa.ts'
import { PROCEDURE_16 } from './16-recoleccion-investigacion.ts'
import { PROCEDURE_17 } from './17-recoleccion-estudios.ts'
import { PROCEDURE_18 } from './18-zoocria.ts'
import { PROCEDURE_19 } from './19-cda.ts'
import { PROCEDURE_20 } from './20-respel.ts'
import { PROCEDURE_21 } from './21-rua.ts'
import { PROCEDURE_22 } from './22-salvoconducto.ts'
import { PROCEDURE_23 } from './23-plan-contingencia.ts'
import { PROCEDURE_24 } from './24-libro-operaciones.ts'
import { PROCEDURE_25 } from './25-plantaciones-protectoras.ts'
import { PROCEDURE_26 } from './26-informes-cumplimiento.ts'
import { PROCEDURE_27 } from './27-queja.ts'
import { PROCEDURE_29 } from './29-modificacion-permisos.ts'
import { asksOf } from '../workflows/grant-terms.ts'

/** The 27 procedure types by tt_id: 1–9, 11–27 and 29. Types 10 and 28 do not exist; 27 is unlisted. */
export const PROCEDURES: readonly ProcedureRevision[] = [
  PROCEDURE_01,
  PROCEDURE_02,
  PROCEDURE_03,
  PROCEDURE_04,
  PROCEDURE_05,
  PROCEDURE_06,
  PROCEDURE_07,
  PROCEDURE_08,
  PROCEDURE_09,
  PROCEDURE_11,
  PROCEDURE_12,
  PROCEDURE_13,
  PROCEDURE_14,
  PROCEDURE_15,
  PROCEDURE_16,
  PROCEDURE_17,
  PROCEDURE_18,
  PROCEDURE_19,
  PROCEDURE_20,
  PROCEDURE_21,
  PROCEDURE_22,
  PROCEDURE_23,
  PROCEDURE_24,
  PROCEDURE_25,
  PROCEDURE_26,
  PROCEDURE_27,
  PROCEDURE_29,
].map((procedure) => ({ ...procedure, asks: asksOf(procedure.ttId) }))

const BY_ID = new Map(PROCEDURES.map((procedure) => [procedure.ttId, procedure]))

/** Published revision of a type; null when the type does not exist. */
export function procedureByType(ttId: number): ProcedureRevision | null {
  return BY_ID.get(ttId) ?? null
}
