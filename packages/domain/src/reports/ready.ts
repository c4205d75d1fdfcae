import { questionTitle } from './figure-words.ts'
import { type AskedReport, askedOf, questionOf, type ReportQuestion } from './question.ts'

/** Headings under which the ready reports are offered, in their order. */
export const READY_GROUPS = {
  trabajo: 'Carga y términos',
  tiempos: 'Tiempos',
  decisiones: 'Decisiones, actos y recursos',
  operacion: 'Recaudo, visitas y notificaciones',
  solicitudes: 'Solicitudes y quejas',
} as const
export type ReadyGroup = keyof typeof READY_GROUPS

/** A question that the product brings. */
export interface ReadyReport {
  readonly id: string
  readonly group: ReadyGroup
  readonly title: string
  /** what it answers, in one sentence */
  readonly says: string
  readonly question: ReportQuestion
}

type Asked = Pick<ReportQuestion, 'subject' | 'by'> & Partial<ReportQuestion>
const asking = (asked: Asked): ReportQuestion => ({
  measure: 'cuenta',
  filters: [],
  from: null,
  until: null,
  compare: false,
  ...asked,
})
const PENDING = [{ dimension: 'trabajo', value: 'pendiente' }]
const DONE = [{ dimension: 'trabajo', value: 'hecha' }]

export const READY_REPORTS: readonly ReadyReport[] = [
  {
    id: 'carga_por_paso',
    group: 'trabajo',
    title: 'Carga y atraso por paso',
    says: 'Cuántas tareas esperan en cada paso y cuántas están vencidas.',
    question: asking({ subject: 'tareas', by: ['paso', 'situacion'], filters: PENDING }),
  },
  {
    id: 'carga_por_oficina',
    group: 'trabajo',
    title: 'Carga y atraso por oficina',
    says: 'Cuántas tareas esperan en cada oficina y cuántas están vencidas.',
    question: asking({ subject: 'tareas', by: ['oficina', 'situacion'], filters: PENDING }),
  },
  {
    id: 'carga_por_persona',
    group: 'trabajo',
    title: 'Carga y atraso por funcionario',
    says: 'Cuántas tareas tiene cada funcionario, y cuáles no tiene nadie.',
    question: asking({ subject: 'tareas', by: ['persona', 'situacion'], filters: PENDING }),
  },
  {
    id: 'terminos_por_vencer',
    group: 'trabajo',
    title: 'Términos que vencen pronto',
    says: 'Qué vence en 5, 10 y 15 días hábiles, y qué sigue si vence.',
    question: asking({ subject: 'terminos', by: ['plazo', 'efecto'] }),
  },
  {
    id: 'terminos_por_oficina',
    group: 'trabajo',
    title: 'Términos que vencen pronto, por oficina',
    says: 'Qué vence en 5, 10 y 15 días hábiles en cada oficina.',
    question: asking({ subject: 'terminos', by: ['plazo', 'oficina'] }),
  },
  {
    id: 'silencio_por_venir',
    group: 'trabajo',
    title: 'Silencio administrativo por venir',
    says: 'A qué solicitudes y recursos daría efecto la ley si no se notifica la decisión, y cuándo.',
    question: asking({ subject: 'silencios', by: ['plazo', 'se_entiende'] }),
  },
  {
    id: 'tiempo_por_paso',
    group: 'tiempos',
    title: 'Tiempo por paso',
    says: 'Días calendario que toma cada paso, en la mitad de los casos.',
    question: asking({ subject: 'tareas', measure: 'mediana', by: ['paso'], filters: DONE }),
  },
  {
    id: 'etapas_y_termino',
    group: 'tiempos',
    title: 'Tiempo de cada etapa frente a su término',
    says: 'Días hábiles que toma cada etapa, en la mitad de los casos, sin las suspensiones ni las esperas de ley.',
    question: asking({ subject: 'etapas', measure: 'mediana', by: ['paso', 'termino'], filters: DONE }),
  },
  {
    id: 'etapas_lentas',
    group: 'tiempos',
    title: 'Etapas más lentas',
    says: 'Días hábiles en los que terminan nueve de cada diez etapas, sin las esperas de ley.',
    question: asking({ subject: 'etapas', measure: 'p90', by: ['paso', 'termino'], filters: DONE }),
  },
  {
    id: 'cumplimiento_por_paso',
    group: 'tiempos',
    title: 'Cumplimiento del término por etapa',
    says: 'Qué parte de las etapas se hizo dentro de su término, sin contar las esperas de ley.',
    question: asking({ subject: 'etapas', measure: 'a_tiempo', by: ['paso', 'termino'], filters: DONE }),
  },
  {
    id: 'decisiones',
    group: 'decisiones',
    title: 'Decisiones',
    says: 'Cómo se decidió cada clase de trámite, y cuántos no tienen decisión firmada.',
    question: asking({ subject: 'casos', by: ['tramite', 'sentido'] }),
  },
  {
    id: 'devoluciones_por_causa',
    group: 'decisiones',
    title: 'Devoluciones y rechazos por causa',
    says: 'Por qué se devolvió un trámite, se rechazó un recurso o terminó una actuación sin decisión.',
    question: asking({ subject: 'devoluciones', by: ['efecto_causa', 'causa'] }),
  },
  {
    id: 'recaudo_por_concepto',
    group: 'operacion',
    title: 'Recaudo por concepto',
    says: 'Pesos liquidados, facturados y recaudados de cada concepto.',
    question: asking({ subject: 'recaudo', measure: 'suma', by: ['concepto', 'movimiento'] }),
  },
  {
    id: 'actos_por_serie',
    group: 'decisiones',
    title: 'Actos por serie y mes',
    says: 'Cuántos actos se firmaron de cada serie, y qué números faltan.',
    question: asking({ subject: 'actos', by: ['serie', 'mes'] }),
  },
  {
    id: 'actos_y_vigencia',
    group: 'decisiones',
    title: 'Actos que se mantienen y actos sin efecto',
    says: 'Cuántos actos de cada serie se mantienen, cambiaron con un recurso o se revocaron.',
    question: asking({ subject: 'actos', by: ['serie', 'vigencia'] }),
  },
  {
    id: 'visitas',
    group: 'operacion',
    title: 'Visitas hechas y por hacer',
    says: 'Visitas técnicas de cada oficina: hechas, por hacer y cambiadas de fecha.',
    question: asking({ subject: 'visitas', by: ['oficina', 'trabajo'] }),
  },
  {
    id: 'visitas_movidas',
    group: 'operacion',
    title: 'Visitas cambiadas de fecha, por causa',
    says: 'Por qué se cambian las visitas, en cada oficina.',
    question: asking({
      subject: 'visitas',
      by: ['causa', 'oficina'],
      filters: [{ dimension: 'trabajo', value: 'movida' }],
    }),
  },
  {
    id: 'notificaciones',
    group: 'operacion',
    title: 'Notificaciones por medio',
    says: 'Por qué medio se notifica y en qué van.',
    question: asking({ subject: 'notificaciones', by: ['medio', 'estado'] }),
  },
  {
    id: 'recursos',
    group: 'decisiones',
    title: 'Recursos interpuestos',
    says: 'Recursos por clase y estado.',
    question: asking({ subject: 'recursos', by: ['clase', 'estado'] }),
  },
  {
    id: 'recursos_por_resultado',
    group: 'decisiones',
    title: 'Recursos por resultado',
    says: 'Cómo terminan los recursos de cada clase.',
    question: asking({ subject: 'recursos', by: ['clase', 'resultado'] }),
  },
  {
    id: 'solicitudes_por_tipo',
    group: 'solicitudes',
    title: 'Solicitudes por tipo',
    says: 'Cuántas hay de cada tipo, en curso y terminadas.',
    question: asking({ subject: 'casos', by: ['tramite', 'situacion'] }),
  },
  {
    id: 'peticiones_y_quejas',
    group: 'solicitudes',
    title: 'Peticiones, quejas, reclamos y denuncias',
    says: 'Cuántas hay de cada clase, en curso y terminadas.',
    question: asking({
      subject: 'casos',
      by: ['clase_queja', 'situacion'],
      filters: [{ dimension: 'asunto', value: 'peticion' }],
    }),
  },
  {
    id: 'tiempo_de_quejas',
    group: 'solicitudes',
    title: 'Tiempo de las quejas',
    says: 'Días calendario que lleva o tomó responder, en la mitad de las quejas de cada clase.',
    question: asking({
      subject: 'casos',
      measure: 'mediana',
      by: ['clase_queja', 'situacion'],
      filters: [{ dimension: 'asunto', value: 'peticion' }],
    }),
  },
]

/** The question as one text: two that ask the same have the same. */
const wording = (asked: AskedReport): string =>
  JSON.stringify(Object.entries(askedOf(questionOf(asked))).toSorted(([a], [b]) => a.localeCompare(b)))

/** Title of the ready report that asks just this, or of its subject and measure. */
export const reportTitle = (asked: AskedReport): string =>
  READY_REPORTS.find(({ question }) => wording(askedOf(question)) === wording(asked))?.title ??
  questionTitle(asked.tema, asked.medida)
