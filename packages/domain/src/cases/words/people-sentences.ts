import type { CaseEventType } from '../../workflow/definition/event-types.ts'
import { CHANGE_REASONS } from '../applicant-change.ts'
import { keysIn } from '../../kernel/keys-in.ts'
import { CONTACT_PARTS, contactWords } from '../third-party-contact.ts'
import type { HistoryLine } from './history-line.ts'
import { actOf, text, when, who, why } from './history-phrases.ts'

/** Lines of a case's history about its applicant and its third parties. */
export const PEOPLE_LINES = {
  'cambio.solicitado': {
    readers: 'all',
    label: 'Se pide un cambio de solicitante',
    says: (data, e) => {
      // a reason outside the table gives undefined
      const reason = (CHANGE_REASONS as Readonly<Record<string, string>>)[text(data['motivo'])]
      return `${who(e)} pidió que el trámite pase a ${text(data['recibe']) || 'otro solicitante'}${why(reason)}.`
    },
  },
  'solicitante.cambiado': {
    readers: 'all',
    label: 'El caso pasa a otro solicitante',
    says: (data) =>
      `El caso pasó de ${text(data['anterior'])} a ${text(data['nuevo'])}${text(data['acto']) === '' ? '' : `, por el acto ${text(data['acto'])}`}${when('del', data['fechaDelActo'])}.`,
  },
  'solicitante.identificado': {
    readers: 'house',
    label: 'Se identifica a la persona',
    says: (data, e) => `${who(e)} identificó a ${text(data['nombre'])}.`,
  },
  'datos.corregidos': {
    readers: 'house',
    label: 'Datos corregidos',
    says: (data, e) => {
      const corrected = data['datos']
      const n = typeof corrected === 'object' && corrected !== null ? Object.keys(corrected).length : 0
      return `${who(e)} corrigió ${n === 1 ? 'un dato' : n > 1 ? `${n} datos` : 'datos'} de la solicitud.`
    },
  },
  'interviniente.corregido': {
    // how a third party is reached is nobody else's affair
    readers: 'house',
    label: 'Datos de un interviniente corregidos',
    says: (data, e) => {
      const parts = data['datos']
      const corrected = keysIn(CONTACT_PARTS).filter((part) => Array.isArray(parts) && parts.includes(part))
      const what = corrected.length === 0 ? 'los datos de contacto' : contactWords(corrected)
      return `${who(e)} corrigió ${what} del interviniente ${text(data['nombre'])}${why(data['motivo'])}.`
    },
  },
  'interviniente.terminado': {
    readers: 'parties',
    label: 'Termina la calidad de interviniente',
    says: (data, _e, names) =>
      `${text(data['nombre'])} dejó de ser interviniente${when('desde el', data['fecha'])}, por ${actOf(data, names)}${why(data['motivo'])}.`,
  },
  'mensaje.reenviado': {
    // it holds the address of one person
    readers: 'house',
    label: 'Mensaje reenviado a otra dirección',
    says: (data, e) =>
      `${who(e)} reenvió a ${text(data['destino'])} el mensaje «${text(data['asunto'])}», que iba a ${text(data['anterior'])}${why(data['motivo'])}.`,
  },
} as const satisfies Partial<Readonly<Record<CaseEventType, HistoryLine>>>
