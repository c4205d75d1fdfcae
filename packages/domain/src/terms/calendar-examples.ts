/** Worked examples that fix how terms are counted; each was computed by hand and by a second implementation. */
export interface CalendarExample {
  readonly id: string
  readonly kind: 'habiles' | 'calendario' | 'meses' | 'aviso_entregado' | 'aviso_publicado' | 'pausa'
  readonly title: string
  readonly from: string
  readonly amount: number
  readonly due: string
  readonly legalOn?: string
  readonly takenDownOn?: string
  readonly pausedFrom?: string
  readonly resumedAfter?: string
  readonly elapsed?: number
  readonly left?: number
}

export const CALENDAR_EXAMPLES: readonly CalendarExample[] = [
  {
    id: 'CAL-01',
    kind: 'habiles',
    title: 'Recurso de reposición: notificado lunes 2 de febrero de 2026',
    from: '2026-02-02',
    amount: 10,
    due: '2026-02-16',
  },
  {
    id: 'CAL-02',
    kind: 'habiles',
    title: 'Recurso con Semana Santa en medio',
    from: '2026-03-25',
    amount: 10,
    due: '2026-04-10',
  },
  {
    id: 'CAL-03',
    kind: 'habiles',
    title: 'Término que cruza el 13 de julio de 2026 (festivo nuevo)',
    from: '2026-07-08',
    amount: 5,
    due: '2026-07-16',
  },
  {
    id: 'CAL-04',
    kind: 'habiles',
    title: 'El mismo término en 2025 (sin ese festivo)',
    from: '2025-07-08',
    amount: 5,
    due: '2025-07-15',
  },
  {
    id: 'CAL-05',
    kind: 'habiles',
    title: 'Petición general: 15 días desde el 1 de octubre de 2026',
    from: '2026-10-01',
    amount: 15,
    due: '2026-10-23',
  },
  {
    id: 'CAL-06',
    kind: 'habiles',
    title: 'Radicado en sábado: cuenta desde el lunes',
    from: '2026-10-03',
    amount: 1,
    due: '2026-10-05',
  },
  {
    id: 'CAL-07',
    kind: 'habiles',
    title: 'Dos festivos seguidos de noviembre de 2026',
    from: '2026-10-30',
    amount: 10,
    due: '2026-11-17',
  },
  {
    id: 'CAL-08',
    kind: 'habiles',
    title: 'Fin de año: 10 días desde el 18 de diciembre de 2026',
    from: '2026-12-18',
    amount: 10,
    due: '2027-01-05',
  },
  {
    id: 'CAL-09',
    kind: 'habiles',
    title: 'Verificación documental de vertimientos',
    from: '2027-03-19',
    amount: 10,
    due: '2027-04-07',
  },
  {
    id: 'CAL-10',
    kind: 'habiles',
    title: '30 días hábiles para decidir licencia',
    from: '2026-11-02',
    amount: 30,
    due: '2026-12-16',
  },
  {
    id: 'CAL-11',
    kind: 'meses',
    title: 'Un mes para completar, notificado 15 de enero de 2026',
    from: '2026-01-15',
    amount: 1,
    due: '2026-02-16',
  },
  {
    id: 'CAL-12',
    kind: 'meses',
    title: 'Un mes desde el 31 de enero de 2026 (febrero no tiene 31)',
    from: '2026-01-31',
    amount: 1,
    due: '2026-03-02',
  },
  {
    id: 'CAL-13',
    kind: 'meses',
    title: 'Un mes que termina en festivo (7 de agosto de 2026)',
    from: '2026-07-07',
    amount: 1,
    due: '2026-08-10',
  },
  {
    id: 'CAL-14',
    kind: 'meses',
    title: 'Dos meses para resolver revocatoria',
    from: '2026-05-13',
    amount: 2,
    due: '2026-07-14',
  },
  {
    id: 'CAL-15',
    kind: 'calendario',
    title: '30 días calendario de plazo de un recibo',
    from: '2026-04-17',
    amount: 30,
    due: '2026-05-19',
  },
  {
    id: 'CAL-16',
    kind: 'habiles',
    title: '80 días hábiles para determinar responsabilidad',
    from: '2026-08-03',
    amount: 80,
    due: '2026-11-30',
  },
  {
    id: 'CAL-17',
    kind: 'habiles',
    title: '5 días para comparecer a notificación personal',
    from: '2026-05-14',
    amount: 5,
    due: '2026-05-22',
  },
  {
    id: 'CAL-18',
    kind: 'habiles',
    title: 'Descargos: 10 días',
    from: '2028-04-10',
    amount: 10,
    due: '2028-04-26',
  },
  {
    id: 'CAL-19',
    kind: 'aviso_entregado',
    title: 'Aviso entregado en viernes antes de festivo',
    from: '2026-05-15',
    amount: 1,
    legalOn: '2026-05-19',
    due: '2026-06-02',
  },
  {
    id: 'CAL-20',
    kind: 'aviso_publicado',
    title: 'Aviso publicado 5 días',
    from: '2026-06-03',
    amount: 5,
    takenDownOn: '2026-06-10',
    legalOn: '2026-06-11',
    due: '2026-06-26',
  },
  {
    id: 'CAL-21',
    kind: 'pausa',
    title: 'Término de 30 días hábiles con una pausa',
    from: '2026-02-02',
    amount: 30,
    pausedFrom: '2026-02-18',
    resumedAfter: '2026-03-17',
    elapsed: 12,
    left: 18,
    due: '2026-04-15',
  },
]
