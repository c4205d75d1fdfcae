import type { ActContext } from './act-context.ts'
import { documentNames, entries, personWords } from './act-words.ts'

/** Act variables of a change of applicant: both parties, the proofs and the obligations assumed. */
export function changeValues(
  c: ActContext,
  captured: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    // the transferor is the case's applicant, unless a step captured another person
    ...personWords('solicitante_anterior', {
      'solicitante_anterior.nombre': c.applicant.name,
      'solicitante_anterior.tipo_documento': c.applicant.documentType,
      'solicitante_anterior.documento': c.applicant.document,
      ...captured,
    }),
    ...personWords('solicitante_nuevo', captured),
    'cambio.soportes': documentNames(captured['cambio.soportes']),
    'cambio.obligaciones': entries(captured['cambio.obligaciones']),
  }
}
