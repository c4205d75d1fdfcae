import { type ActContext, citationOf, dateOf, documentText, lastSignedAs, numberOf } from './act-context.ts'
import { ZONES_COMPARED } from '../../places/zone-words.ts'
import { firstRow } from './act-words.ts'
import type { ProcedureNature } from '../../procedures/traits.ts'

/**
 * Plans are approved, permits are granted; an immediate intervention because of a risk is legalised afterwards.
 */
export const decisionVerb = ({ verb }: ProcedureNature, legalises = false): string =>
  legalises
    ? 'legaliza la intervención inmediata en un trámite de'
    : verb === 'aprobar'
      ? 'aprueba el'
      : 'otorga'

/**
 * Act variables of the case: the authority, its numbers, the applicant, the request, the property and the
 * opening acts.
 */
export function caseValues(c: ActContext): Record<string, unknown> {
  const { answers } = c
  const { facts } = c.state
  const predio = firstRow(answers['predios'])
  const start = lastSignedAs(c, 'opening')
  const opinion = lastSignedAs(c, 'opinion')
  return {
    'acto.ciudad': c.city,
    'autoridad.nombre': c.authority.name,
    'autoridad.direccion': c.authority.address,
    'autoridad.ciudad': c.authority.city,
    'autoridad.horario': c.authority.hours,
    'autoridad.correo': c.authority.email,
    'autoridad.telefono': c.authority.phone,
    'expediente.numero': c.expediente ?? '',
    'expediente.referencia':
      c.expediente === null ? `trámite con radicado ${c.radicado ?? ''}` : `expediente ${c.expediente}`,
    'expediente.documentos': c.documents.map((texto) => ({ texto })),
    [ZONES_COMPARED]: c.zones,
    'solicitud.radicado': c.radicado ?? '',
    'solicitud.fecha_radicado': c.filedOn ?? '',
    'tramite.nombre': c.procedureName,
    'tramite.tipo': c.state.ttId,
    'decision.verbo': decisionVerb(c.nature, facts['decision.legaliza'] === true),
    'concepto.verbo': c.nature.verb === 'aprobar' ? 'aprobar el' : 'otorgar',
    'solicitante.nombre': c.applicant.name,
    'solicitante.tipo_documento': c.applicant.documentType,
    'solicitante.documento': documentText(c.applicant),
    'predio.nombre': predio['nombre_predio'] ?? answers['nombre_proyecto'] ?? '',
    'predio.matricula': predio['matricula_inmobiliaria'] ?? '',
    'predio.municipio': c.municipalityName,
    'predio.vereda': predio['vereda'] ?? answers['vereda_captacion'] ?? '',
    'territorial.nombre': c.officeName,
    'proyecto.nombre': c.drafterName,
    'pago.referencia': facts['pago.referencia'] || (facts['recibo.referencia'] ?? ''),
    'pago.valor': facts['pago.conciliado'] ?? facts['recibo.valor'] ?? '',
    'inicio.numero': numberOf(c, start),
    'inicio.fecha': dateOf(c, start),
    'concepto.nombre': citationOf(c, opinion),
    'concepto.numero': numberOf(c, opinion),
    'concepto.fecha': dateOf(c, opinion),
  }
}
