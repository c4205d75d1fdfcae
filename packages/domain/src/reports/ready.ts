import type { ReportQuestion } from './question.ts'

/** A question that the product brings. */
export interface ReadyReport {
  readonly id: string
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
    title: 'Carga y atraso por paso',
    says: 'Cuántas tareas esperan en cada paso y cuántas están vencidas.',
    question: asking({ subject: 'tareas', by: ['paso', 'situacion'], filters: PENDING }),
  },
  {
    id: 'carga_por_oficina',
    title: 'Carga y atraso por oficina',
    says: 'Cuántas tareas esperan en cada oficina y cuántas están vencidas.',
    question: asking({ subject: 'tareas', by: ['oficina', 'situacion'], filters: PENDING }),
  },
  {
    id: 'carga_por_persona',
    title: 'Carga y atraso por funcionario',
    says: 'Cuántas tareas tiene cada funcionario, y cuáles no tiene nadie.',
    question: asking({ subject: 'tareas', by: ['persona', 'situacion'], filters: PENDING }),
  },
  {
    id: 'terminos_por_vencer',
    title: 'Términos que vencen pronto',
    says: 'Qué vence en 5, 10 y 15 días hábiles, por oficina.',
    question: asking({ subject: 'terminos', by: ['plazo', 'oficina'] }),
  },
  {
    id: 'tiempo_por_paso',
    title: 'Tiempo por paso',
    says: 'Días calendario que toma cada paso, en la mitad de los casos.',
    question: asking({ subject: 'tareas', measure: 'mediana', by: ['paso'], filters: DONE }),
  },
  {
    id: 'cumplimiento_por_paso',
    title: 'Cumplimiento del término por paso',
    says: 'Qué parte de las tareas se hizo antes de su vencimiento. El vencimiento ya descuenta las suspensiones de ley.',
    question: asking({ subject: 'tareas', measure: 'a_tiempo', by: ['paso'], filters: DONE }),
  },
  {
    id: 'decisiones',
    title: 'Decisiones',
    says: 'Cómo se decidió cada clase de trámite.',
    question: asking({ subject: 'casos', by: ['tramite', 'sentido'] }),
  },
  {
    id: 'recaudo_por_concepto',
    title: 'Recaudo por concepto',
    says: 'Pesos liquidados, facturados y recaudados de cada concepto.',
    question: asking({ subject: 'recaudo', measure: 'suma', by: ['concepto', 'movimiento'] }),
  },
  {
    id: 'actos_por_serie',
    title: 'Actos por serie y mes',
    says: 'Cuántos actos se firmaron de cada serie.',
    question: asking({ subject: 'actos', by: ['serie', 'mes'] }),
  },
  {
    id: 'visitas',
    title: 'Visitas hechas y por hacer',
    says: 'Visitas técnicas de cada oficina.',
    question: asking({ subject: 'visitas', by: ['oficina', 'trabajo'] }),
  },
  {
    id: 'notificaciones',
    title: 'Notificaciones por medio',
    says: 'Por qué medio se notifica y en qué van.',
    question: asking({ subject: 'notificaciones', by: ['medio', 'estado'] }),
  },
  {
    id: 'recursos',
    title: 'Recursos interpuestos',
    says: 'Recursos por clase y estado.',
    question: asking({ subject: 'recursos', by: ['clase', 'estado'] }),
  },
  {
    id: 'solicitudes_y_quejas',
    title: 'Solicitudes y quejas por tipo',
    says: 'Cuántas hay de cada tipo, en curso y terminadas; las quejas son uno de los tipos.',
    question: asking({ subject: 'casos', by: ['tramite', 'situacion'] }),
  },
]
