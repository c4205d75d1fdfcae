import type { ActContext } from './act-context.ts'
import { documentNames, entries, personWords } from './act-words.ts'

/** The two people of a change of applicant, and what was asked and assumed, as the auto writes it. */
export function changeValues(
  c: ActContext,
  captured: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    // who leaves the case is its applicant, unless a step captured who it was
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
