import { meansFor } from './notification-order.ts'
import { type ActContext, documentText } from './act-context.ts'

/** Act variables of withdrawals, office transfers, visits, third parties and joined cases. */
export function incidentValues(
  c: ActContext,
  captured: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { facts } = c.state
  const office = (code: unknown): string => (typeof code === 'string' ? c.officeNamed(code) : '')
  const professional = facts['visita.profesional']
  /** Name of what was chosen from a list of the authority; absent where the case chose nothing. */
  const chosen = (list: string, value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' ? c.listLabel(list, value) : undefined
  return {
    'devolucion.causa': chosen('causas_devolucion', captured['devolucion.causal']),
    'visita.causa': chosen('causas_reagendamiento', facts['visita.causal']),
    'recurso.causa': chosen(
      'causas_rechazo',
      captured['recurso.causa_rechazo'] ?? facts['recurso.causa_rechazo'],
    ),
    'traslado.origen': office(facts['traslado.de']) || c.officeName,
    'traslado.destino': office(facts['traslado.destino']),
    'profesional.nombre': typeof professional === 'string' ? (c.people.get(professional)?.name ?? '') : '',
    'expediente.principal':
      c.expediente === null ? `trámite con radicado ${c.radicado ?? ''}` : `expediente ${c.expediente}`,
    ...(c.third !== undefined && {
      'tercero.nombre': c.third.name,
      'tercero.tipo_documento': c.third.documentType,
      'tercero.documento': documentText(c.third),
      'tercero.medio': c.state.parties
        .filter(({ role }) => role === 'solicitante')
        .map((asks) => meansFor(c, asks))
        .join(''),
      // a letter about an intervention is addressed to the third party and the applicant
      'oficio.destinatario': captured['oficio.destinatario'] ?? `${c.third.name} y ${c.applicant.name}`,
      'oficio.direccion': captured['oficio.direccion'] ?? captured['tercero.direccion'] ?? '',
    }),
  }
}
