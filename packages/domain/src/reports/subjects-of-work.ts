import { SILENCES } from '../terms/silence.ts'
import { RUNNING_OUT } from '../workflow/definition/running-out.ts'
import { CAUSED } from './causes.ts'
import { cause, month, office, official, procedure, step, type Subject } from './dimensions.ts'

/** What is counted of the tasks of cases. */

const TASK_SITUATIONS = {
  a_tiempo: 'Abierta, dentro del término',
  vencida: 'Abierta y vencida',
  sin_termino: 'Abierta, sin término',
  hecha_a_tiempo: 'Hecha dentro del término',
  hecha_tarde: 'Hecha después del término',
  hecha_sin_termino: 'Hecha, sin término',
} as const
const TASK_WORK = { pendiente: 'Pendiente', hecha: 'Hecha' } as const
const NEAR = {
  dias_5: 'En 5 días hábiles o menos',
  dias_10: 'En 6 a 10 días hábiles',
  dias_15: 'En 11 a 15 días hábiles',
  despues: 'En más de 15 días hábiles',
} as const
const work = { label: 'Trabajo', kind: 'lista', values: TASK_WORK } as const

export const SUBJECTS_OF_WORK = {
  tareas: {
    name: 'Tareas de la corporación',
    dimensions: {
      paso: step,
      oficina: office,
      tramite: procedure,
      persona: official,
      trabajo: work,
      situacion: { label: 'Situación', kind: 'lista', values: TASK_SITUATIONS },
      mes: month,
    },
    amount: { label: 'días calendario que duró o lleva abierta', unit: 'dias' },
    inTime: 'hechas o abiertas dentro de su término',
    day: 'fecha en que se abrió la tarea',
    named: 'paso',
  },
  etapas: {
    name: 'Etapas de la corporación y su término',
    dimensions: {
      paso: step,
      termino: { label: 'Término', kind: 'termino', none: 'Sin término' },
      oficina: office,
      tramite: procedure,
      persona: official,
      trabajo: work,
      mes: month,
    },
    amount: { label: 'días hábiles de su oficina, sin las esperas de ley', unit: 'habiles' },
    inTime: 'dentro de su término, sin contar las esperas de ley',
    day: 'fecha en que se abrió la etapa',
    named: 'paso',
  },
  terminos: {
    name: 'Términos que corren',
    dimensions: {
      plazo: { label: 'Vence', kind: 'lista', values: { vencido: 'Ya venció', ...NEAR } },
      efecto: { label: 'Qué sigue si vence', kind: 'lista', values: RUNNING_OUT },
      paso: step,
      oficina: office,
      tramite: procedure,
      persona: official,
      turno: {
        label: 'De quién es el turno',
        kind: 'lista',
        values: { corporacion: 'De la corporación', usuario: 'Del usuario' },
      },
    },
    amount: null,
    inTime: null,
    day: 'fecha en que vence',
    named: 'paso',
  },
  silencios: {
    name: 'Silencio administrativo por venir',
    dimensions: {
      plazo: {
        label: 'Vence',
        kind: 'lista',
        values: { vencido: 'Ya se cumplió', ...NEAR, suspendido: 'No corre: está suspendido' },
      },
      se_entiende: { label: 'Qué entiende la ley', kind: 'lista', values: SILENCES },
      asunto: {
        label: 'Asunto',
        kind: 'lista',
        values: {
          solicitud: 'Solicitud sin decisión notificada',
          recurso: 'Recurso sin decisión notificada',
        },
      },
      oficina: office,
      tramite: procedure,
    },
    amount: null,
    inTime: null,
    day: 'fecha en que la ley da efecto al silencio',
    named: 'asunto',
  },
  visitas: {
    name: 'Visitas técnicas',
    dimensions: {
      trabajo: {
        label: 'Trabajo',
        kind: 'lista',
        values: { pendiente: 'Por hacer', hecha: 'Hecha', movida: 'Cambiada de fecha' },
      },
      causa: { ...cause, none: 'No se cambió' },
      paso: { ...step, none: 'Cambio en la lista de visitas' },
      oficina: office,
      tramite: procedure,
      persona: official,
      mes: month,
    },
    amount: { label: 'días calendario entre ordenarla y cerrar su acta', unit: 'dias' },
    inTime: 'hechas o pendientes dentro de su término',
    day: 'fecha en que se abrió la visita o se cambió',
    named: 'trabajo',
  },
  devoluciones: {
    name: 'Devoluciones, rechazos y terminaciones',
    dimensions: {
      efecto_causa: { label: 'De qué', kind: 'lista', values: CAUSED },
      causa: cause,
      paso: step,
      oficina: office,
      tramite: procedure,
      persona: official,
      mes: month,
    },
    amount: null,
    inTime: null,
    day: 'fecha en que se devolvió o rechazó',
    named: 'efecto_causa',
  },
} as const satisfies Readonly<Record<string, Subject>>
