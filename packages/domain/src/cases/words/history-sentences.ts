import { RECOUNTED } from './recounted-sentences.ts'
import type { CaseEventType } from '../../workflow/definition/event-types.ts'
import {
  APPEALS,
  CHANGES,
  date,
  ended,
  list,
  stepWords,
  text,
  titleOf,
  until,
  when,
  who,
  why,
} from './history-phrases.ts'
import { ACT_LINES } from './act-sentences.ts'
import { fullStop } from './full-stop.ts'
import type { Happened, HistoryNames } from './happened.ts'
import type { HistoryLine } from './history-line.ts'
import { PEOPLE_LINES } from './people-sentences.ts'

/** Sentence for each event of a case; the type requires one for every event type. */
export const HISTORY: Readonly<Record<CaseEventType, HistoryLine>> = {
  'solicitud.radicada': {
    readers: 'all',
    label: 'Solicitud radicada',
    says: (data, e) =>
      text(data['ventanilla']) === ''
        ? `${who(e)} radicó la solicitud ${text(data['radicado'])}${when('con fecha', data['fecha'])}.`
        : `${text(data['ventanilla'])} radicó en la ventanilla la solicitud ${text(data['radicado'])} de ${text(data['solicitante'])}${when('con fecha', data['fecha'])}.`,
  },
  'caso.abierto': {
    readers: 'house',
    label: 'Actuación abierta',
    says: (data, e, names) => {
      const family = names.family(text(data['familia']))
      const beside = text(data['junto'])
      return `${who(e)} abrió la actuación${family === undefined ? '' : ` «${family}»`}${text(data['radicado']) === '' ? '' : ` ${text(data['radicado'])}`}${beside === '' ? '' : `, junto a la solicitud ${beside}`}.`
    },
  },
  'tarea.abierta': {
    readers: 'house',
    label: 'Empieza un paso',
    says: (data, e, names) =>
      `Empezó ${stepWords(data, names)}${e.named === null ? '' : `, a cargo de ${e.named}`}${until(data['vence'])}.`,
  },
  'tarea.cerrada': { readers: 'own', label: 'Termina un paso', says: ended },
  'tarea.asignada': {
    readers: 'house',
    label: 'Tarea asignada',
    says: (data, e, names) =>
      text(data['nombre']) === ''
        ? data['a'] === null
          ? `${who(e)} devolvió ${titleOf(data, names)} al grupo.`
          : `${who(e)} tomó ${titleOf(data, names)}.`
        : text(data['nombre']) === e.who
          ? `${who(e)} tomó ${titleOf(data, names)}.`
          : `${who(e)} asignó ${titleOf(data, names)} a ${text(data['nombre'])}.`,
  },
  'estado.cambiado': {
    readers: 'all',
    label: 'Cambia el estado',
    says: (data, _e, names) => {
      const status = names.status(text(data['a']))
      return status === undefined ? 'El caso cambió de estado.' : `El caso pasó al estado «${status}».`
    },
  },
  'paso.omitido': {
    readers: 'house',
    label: 'Paso omitido',
    says: (data, _e, names) => `${titleOf(data, names)} no hizo falta en este caso.`,
  },
  'termino.suspendido': {
    readers: 'all',
    label: 'El término se suspende',
    says: (data) =>
      `El término para decidir se suspendió${when('desde el', data['desde'])}, mientras se espera «${text(data['motivo'])}».`,
  },
  'termino.reanudado': {
    readers: 'all',
    label: 'El término se reanuda',
    says: (data) =>
      `El término para decidir siguió corriendo${when('desde el', data['desde'])}, por «${text(data['motivo'])}».`,
  },
  'termino.vencido': {
    readers: 'all',
    label: 'Vence un término',
    says: (data, _e, names) => `Venció el término de ${titleOf(data, names)}.`,
  },
  ...RECOUNTED,
  ...ACT_LINES,
  ...PEOPLE_LINES,
  'duracion.prorrogada': {
    readers: 'house',
    label: 'Duración prorrogada',
    says: (data, e) => {
      const months = Number(data['meses'])
      return `${who(e)} prorrogó la duración del procedimiento${months > 0 ? ` por ${months} ${months === 1 ? 'mes' : 'meses'}` : ''}.`
    },
  },
  'recibo.anulado': {
    readers: 'all',
    label: 'Recibo anulado',
    says: (data) => `El recibo ${text(data['referencia'])} se anuló${why(data['motivo'])}.`,
  },
  'visita.reprogramada': {
    readers: 'all',
    label: 'Visita reprogramada',
    says: (data, e) => `${who(e)} cambió la visita${when('para el', data['fecha'])}${why(data['motivo'])}.`,
  },
  'expediente.creado': {
    readers: 'all',
    label: 'Expediente creado',
    says: (data, e) => {
      const series = text(data['trd'])
      return `${who(e)} abrió el expediente${series === '' ? '' : `, de la serie «${series}»`}.`
    },
  },
  'prorroga.pedida': {
    readers: 'all',
    label: 'Prórroga pedida',
    says: (data, e) => `${who(e)} pidió una prórroga${why(data['justificacion'])}.`,
  },
  'prorroga.decidida': {
    readers: 'all',
    label: 'Prórroga decidida',
    says: (data, e) => {
      const days = Number(data['dias'])
      return data['concedida'] === true
        ? `${who(e)} concedió la prórroga${days > 0 ? `, de ${days} ${days === 1 ? 'día' : 'días'}` : ''}.`
        : `${who(e)} negó la prórroga; sigue el plazo inicial.`
    },
  },
  'recurso.presentado': {
    readers: 'all',
    label: 'Recurso presentado',
    says: (data, e) =>
      `${text(data['quien']) || who(e)} presentó ${APPEALS[text(data['clase'])] ?? 'un recurso'}.`,
  },
  'recurso.a_estudio': {
    readers: 'all',
    label: 'Los recursos pasan a estudio',
    says: (data) =>
      `Los recursos presentados${text(data['acto']) === '' ? '' : ` contra el acto ${text(data['acto'])}`} pasaron a estudio.`,
  },
  'seguimiento.por_abrir': {
    readers: 'house',
    label: 'Pasa a seguimiento',
    says: (data) => {
      const day = date(data['vence'])
      return `El caso pasó a seguimiento${day === null ? '' : `; el permiso vence el ${day}`}.`
    },
  },
  'caso.afectado': {
    readers: 'house',
    label: 'Otra actuación lo cambia',
    says: (data, _e, names) => {
      const family = names.family(text(data['por']))
      const codes: readonly unknown[] = Array.isArray(data['cambios']) ? data['cambios'] : []
      const changes = [...new Set(codes.flatMap((code) => CHANGES[text(code)] ?? []))]
      return `La actuación${family === undefined ? '' : ` «${family}»`}${text(data['radicado']) === '' ? '' : ` ${text(data['radicado'])}`} actuó sobre la solicitud${changes.length === 0 ? '' : `: ${list(changes)}`}.`
    },
  },
  'caso.trasladado': {
    readers: 'all',
    label: 'Caso trasladado',
    says: ({ cierre }) =>
      `El caso pasó a otra oficina territorial${cierre === true ? ', porque la que lo atendía cerró' : ''}.`,
  },
  'sede.reemplazada': {
    readers: 'house',
    label: 'Otra oficina lo recibe',
    says: () =>
      'La oficina territorial que iba a recibir el caso cerró: lo recibe la que atiende en su lugar.',
  },
  'caso.definiciones': {
    readers: 'all',
    label: 'Pasa al flujo nuevo',
    says: ({ motivo }) =>
      `El caso sigue desde ahora por la versión nueva de su flujo de trabajo. Motivo: ${fullStop(text(motivo))}`,
  },
  'caso.cerrado': {
    readers: 'all',
    label: 'Caso cerrado',
    says: (data, _e, names) => {
      const status = names.status(text(data['estado']))
      return `El caso se cerró${status === undefined ? '' : ` en el estado «${status}»`}.`
    },
  },
}

export const sentenceOf = (e: Happened, names: HistoryNames): string => {
  const said = HISTORY[e.type].says(e.data, e, names)
  return said.charAt(0).toLocaleUpperCase('es-CO') + said.slice(1)
}
