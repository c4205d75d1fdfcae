import { labelsOf } from '../forms/lists.ts'
import { APPEAL_CLASSES } from '../cases/act-values/act-words.ts'
import { APPEAL_ENDS } from '../cases/words/appeal-words.ts'
import { NOTIFICATION_MEANS, NOTIFICATION_STATES } from '../cases/words/notification-words.ts'
import { COMPLAINTS } from '../cases/words/sanction-words.ts'
import { keysIn } from '../kernel/keys-in.ts'
import { type Dimension, month, office, procedure, type Subject } from './dimensions.ts'
import { SUBJECTS_OF_WORK } from './subjects-of-work.ts'

/**
 * What reports count. Each subject declares by what it can be grouped and filtered, and what can be measured; the server has
 * one column for each (db/reports/columns.ts), and the screen offers just these.
 */
const { tareas, etapas, terminos, silencios, visitas, devoluciones } = SUBJECTS_OF_WORK

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
      sentido: { label: 'Decisión', kind: 'palabra', none: 'Sin decisión firmada' },
      asunto: {
        label: 'Asunto',
        kind: 'lista',
        values: { tramite: 'Trámite', peticion: 'Petición, queja, reclamo o denuncia' },
      },
      clase_queja: {
        label: 'Clase de queja',
        kind: 'lista',
        values: labelsOf(COMPLAINTS),
        none: 'Sin clasificar',
      },
      mes: month,
    },
    amount: { label: 'días calendario desde la radicación', unit: 'dias' },
    inTime: null,
    day: 'fecha de radicación',
    named: 'tramite',
  },
  tareas,
  etapas,
  terminos,
  silencios,
  actos: {
    name: 'Actos firmados y numerados',
    dimensions: {
      serie: { label: 'Serie', kind: 'serie' },
      plantilla: { label: 'Clase de acto', kind: 'plantilla' },
      vigencia: {
        label: 'Vigencia',
        kind: 'lista',
        values: {
          vigente: 'Se mantiene',
          cambiado: 'Cambiado al decidir un recurso',
          sin_efecto: 'Revocado, y quedó sin efecto',
          parte_sin_efecto: 'Revocado en parte',
        },
      },
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
  visitas,
  devoluciones,
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
      resultado: { label: 'Resultado', kind: 'lista', values: APPEAL_ENDS, none: 'Sin decidir' },
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
  etapas: SUBJECTS.etapas.name,
  terminos: SUBJECTS.terminos.name,
  silencios: SUBJECTS.silencios.name,
  actos: SUBJECTS.actos.name,
  recaudo: SUBJECTS.recaudo.name,
  visitas: SUBJECTS.visitas.name,
  devoluciones: SUBJECTS.devoluciones.name,
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
