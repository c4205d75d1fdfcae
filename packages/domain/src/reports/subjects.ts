import { APPEAL_CLASSES } from '../cases/act-values/act-words.ts'
import { keysIn } from '../kernel/keys-in.ts'
import { NOTIFICATION_MEANS, NOTIFICATION_STATES } from '../cases/words/notification-words.ts'

/**
 * What reports count. Each subject declares by what it can be grouped and filtered, and what can be measured; the server has
 * one column for each (db/reports/columns.ts), and the screen offers just these.
 */

/** Whose names the values of a dimension are. `lista`: `values` names them. */
export type DimensionKind =
  | 'oficina'
  | 'tramite'
  | 'paso'
  | 'estado_caso'
  | 'municipio'
  | 'serie'
  | 'plantilla'
  | 'persona'
  | 'mes'
  | 'palabra'
  | 'lista'

export interface Dimension {
  readonly label: string
  readonly kind: DimensionKind
  readonly values?: Readonly<Record<string, string>>
}

export interface Subject {
  /** several of them, with a capital */
  readonly name: string
  readonly dimensions: Readonly<Record<string, Dimension>>
  /** number of each row that can be summed, in words with its unit; null: none */
  readonly amount: { readonly label: string; readonly unit: 'dias' | 'pesos' } | null
  /** what counts as in time; null: the rows have no term */
  readonly inTime: string | null
  /** day by which a row falls into a period */
  readonly day: string
  /** dimension that names a row in its list */
  readonly named: string
}

const office: Dimension = { label: 'Oficina', kind: 'oficina' }
const procedure: Dimension = { label: 'Trámite', kind: 'tramite' }
const month: Dimension = { label: 'Mes', kind: 'mes' }
const step: Dimension = { label: 'Paso', kind: 'paso' }
const official: Dimension = { label: 'Funcionario', kind: 'persona' }

const TASK_SITUATIONS = {
  a_tiempo: 'Abierta, dentro del término',
  vencida: 'Abierta y vencida',
  sin_termino: 'Abierta, sin término',
  hecha_a_tiempo: 'Hecha dentro del término',
  hecha_tarde: 'Hecha después del término',
  hecha_sin_termino: 'Hecha, sin término',
} as const
const TASK_WORK = { pendiente: 'Pendiente', hecha: 'Hecha' } as const

export const SUBJECTS = {
  casos: {
    name: 'Solicitudes y trámites',
    dimensions: {
      tramite: procedure,
      oficina: office,
      municipio: { label: 'Municipio', kind: 'municipio' },
      estado: { label: 'Estado', kind: 'estado_caso' },
      situacion: {
        label: 'Situación',
        kind: 'lista',
        values: { en_curso: 'En curso', terminado: 'Terminado' },
      },
      sentido: { label: 'Decisión', kind: 'palabra' },
      mes: month,
    },
    amount: { label: 'días calendario desde la radicación', unit: 'dias' },
    inTime: null,
    day: 'fecha de radicación',
    named: 'tramite',
  },
  tareas: {
    name: 'Tareas de la corporación',
    dimensions: {
      paso: step,
      oficina: office,
      tramite: procedure,
      persona: official,
      trabajo: { label: 'Trabajo', kind: 'lista', values: TASK_WORK },
      situacion: { label: 'Situación', kind: 'lista', values: TASK_SITUATIONS },
      mes: month,
    },
    amount: { label: 'días calendario que duró o lleva abierta', unit: 'dias' },
    inTime: 'hechas o abiertas dentro de su término',
    day: 'fecha en que se abrió la tarea',
    named: 'paso',
  },
  terminos: {
    name: 'Términos que corren',
    dimensions: {
      plazo: {
        label: 'Vence',
        kind: 'lista',
        values: {
          vencido: 'Ya venció',
          dias_5: 'En 5 días hábiles o menos',
          dias_10: 'En 6 a 10 días hábiles',
          dias_15: 'En 11 a 15 días hábiles',
          despues: 'En más de 15 días hábiles',
        },
      },
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
  actos: {
    name: 'Actos firmados y numerados',
    dimensions: {
      serie: { label: 'Serie', kind: 'serie' },
      plantilla: { label: 'Clase de acto', kind: 'plantilla' },
      oficina: office,
      tramite: procedure,
      firmante: { label: 'Quien firmó', kind: 'persona' },
      mes: month,
    },
    amount: { label: 'días calendario entre el primer borrador y la firma', unit: 'dias' },
    inTime: null,
    day: 'fecha de la firma',
    named: 'plantilla',
  },
  recaudo: {
    name: 'Cobros y pagos',
    dimensions: {
      movimiento: {
        label: 'Movimiento',
        kind: 'lista',
        values: { liquidado: 'Liquidado', facturado: 'Facturado', recaudado: 'Recaudado' },
      },
      concepto: { label: 'Concepto', kind: 'palabra' },
      oficina: office,
      tramite: procedure,
      mes: month,
    },
    amount: { label: 'pesos', unit: 'pesos' },
    inTime: null,
    day: 'fecha del recibo o del pago',
    named: 'movimiento',
  },
  visitas: {
    name: 'Visitas técnicas',
    dimensions: {
      trabajo: { label: 'Trabajo', kind: 'lista', values: { pendiente: 'Por hacer', hecha: 'Hecha' } },
      paso: step,
      oficina: office,
      tramite: procedure,
      persona: official,
      mes: month,
    },
    amount: { label: 'días calendario entre ordenarla y cerrar su acta', unit: 'dias' },
    inTime: 'hechas o pendientes dentro de su término',
    day: 'fecha en que se abrió la visita',
    named: 'paso',
  },
  notificaciones: {
    name: 'Notificaciones',
    dimensions: {
      medio: { label: 'Medio', kind: 'lista', values: NOTIFICATION_MEANS },
      estado: { label: 'Estado', kind: 'lista', values: NOTIFICATION_STATES },
      plantilla: { label: 'Clase de acto', kind: 'plantilla' },
      oficina: office,
      tramite: procedure,
      mes: month,
    },
    amount: { label: 'días calendario hasta quedar surtida', unit: 'dias' },
    inTime: null,
    day: 'fecha en que empezó',
    named: 'plantilla',
  },
  recursos: {
    name: 'Recursos',
    dimensions: {
      clase: { label: 'Recurso', kind: 'lista', values: APPEAL_CLASSES },
      estado: {
        label: 'Estado',
        kind: 'lista',
        values: {
          espera: 'Corren los días de las demás partes',
          estudio: 'En estudio',
          rechazado: 'Rechazado',
          superior: 'Ante el superior',
          decidido: 'Decidido',
        },
      },
      oficina: office,
      tramite: procedure,
      mes: month,
    },
    amount: null,
    inTime: null,
    day: 'fecha en que se interpuso',
    named: 'clase',
  },
} as const satisfies Readonly<Record<string, Subject>>

export type SubjectId = keyof typeof SUBJECTS
export type DimensionId<S extends SubjectId> = Extract<keyof (typeof SUBJECTS)[S]['dimensions'], string>

/** Each subject with its name, for lists. */
export const SUBJECT_NAMES: Readonly<Record<SubjectId, string>> = {
  casos: SUBJECTS.casos.name,
  tareas: SUBJECTS.tareas.name,
  terminos: SUBJECTS.terminos.name,
  actos: SUBJECTS.actos.name,
  recaudo: SUBJECTS.recaudo.name,
  visitas: SUBJECTS.visitas.name,
  notificaciones: SUBJECTS.notificaciones.name,
  recursos: SUBJECTS.recursos.name,
}

export const MEASURES = {
  cuenta: 'Cuántos hay',
  suma: 'Suma',
  mediana: 'Mediana',
  p90: 'Percentil 90',
  a_tiempo: 'Parte dentro del término',
} as const
export type Measure = keyof typeof MEASURES

export const subjectOf = (id: SubjectId): Subject => SUBJECTS[id]

/** A dimension of a subject; undefined: it has none of that name. */
export const dimensionOf = (subject: SubjectId, id: string): Dimension | undefined =>
  Object.hasOwn(SUBJECTS[subject].dimensions, id) ? subjectOf(subject).dimensions[id] : undefined

/** What can be measured of a subject. Days are not summed: their sum says nothing about anybody's work. */
export const measuresOf = (id: SubjectId): readonly Measure[] => {
  const { amount, inTime } = subjectOf(id)
  return [
    'cuenta',
    ...(amount?.unit === 'pesos' ? (['suma'] as const) : []),
    ...(amount === null ? [] : (['mediana', 'p90'] as const)),
    ...(inTime === null ? [] : (['a_tiempo'] as const)),
  ]
}

/** Every dimension by its id, with its label: an id means the same in each subject. */
export const DIMENSION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  keysIn(SUBJECTS).flatMap((id) =>
    Object.entries(subjectOf(id).dimensions).map(([dimension, { label }]) => [dimension, label]),
  ),
)
