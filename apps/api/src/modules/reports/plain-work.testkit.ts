import {
  type Counted,
  dateDay,
  day,
  type Everything,
  isBusiness,
  monthsAfter,
  nearness,
  onOrAfter,
  type Row,
  text,
} from './plain-rows.testkit.ts'

/** Stages, terms, silences, visits and causes, counted day by day. */

interface Suspended {
  readonly from: number
  readonly to: number | null
}

const suspensionsOf = (found: Row | undefined): Suspended[] => {
  const { suspensions = [] } = (found?.['flow'] ?? {}) as { suspensions?: Row[] } // as the engine stores it
  return suspensions.map((one) => ({
    from: dateDay(one['from']),
    to: one['to'] === null ? null : dateDay(one['to']),
  }))
}
const isSuspended = (at: number, all: readonly Suspended[]): boolean =>
  all.some(({ from, to }) => at > from && (to === null || at <= to))

const daysIn = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, i) => from + 1 + i)

const liveTasks = ({ of }: Everything): readonly Row[] =>
  of('tasks').filter((t) => t['state'] === 'open' || t['state'] === 'done')

export function plainTask(all: Everything, t: Row): Counted {
  const { today, closed, shared, definitions } = all
  const isDone = t['done_at'] !== null
  const end = isDone ? day(t['done_at']) : today
  const due = t['due_on'] === null ? null : dateDay(t['due_on'])
  return {
    amount: end - day(t['opened_at']),
    inTime: due === null ? null : end <= due,
    is: {
      ...shared(t['case_id']),
      paso: text(t['step']),
      persona: text(isDone ? t['done_by'] : t['assignee']),
      trabajo: isDone ? 'hecha' : 'pendiente',
      situacion:
        (isDone ? 'hecha_' : '') +
        (due === null ? 'sin_termino' : end <= due ? 'a_tiempo' : isDone ? 'tarde' : 'vencida'),
      plazo: due === null ? '' : nearness(due, today, closed),
      efecto: definitions.follows.get(text(t['step'])) ?? '',
    },
  }
}

export const plainTasks = (all: Everything): Counted[] =>
  liveTasks(all)
    .filter((t) => t['turn'] === 'corporacion')
    .map((t) => plainTask(all, t))

export const plainTerms = (all: Everything): Counted[] =>
  liveTasks(all)
    .filter((t) => t['state'] === 'open' && t['due_on'] !== null)
    .map((t) => ({ ...plainTask(all, t), amount: null, inTime: null }))

function plainStage(all: Everything, t: Row): Counted {
  const { is } = plainTask(all, t)
  const end = t['done_at'] === null ? all.today : day(t['done_at'])
  const due = t['due_on'] === null ? null : dateDay(t['due_on'])
  const counted = (t['counted'] ?? null) as { from: string; amount: number; unit: string } | null // as the engine stores it
  const term = counted !== null && counted.amount > 0 ? counted : null
  const isWait = due !== null && all.definitions.waits.has(text(t['step']))
  const start = isWait ? due : term === null ? day(t['opened_at']) : dateDay(term.from)
  const suspensions = suspensionsOf(all.filed.get(t['case_id']))
  const between = daysIn(start, end)
  const worked = between.filter((at) => isBusiness(at, all.closed) && !isSuspended(at, suspensions)).length
  const late = (): boolean => {
    if (isWait) return worked > 1
    if (term?.unit === 'habiles') return worked > term.amount
    return end - (due ?? end) > between.filter((at) => isSuspended(at, suspensions)).length
  }
  return {
    amount: worked,
    inTime: due === null ? null : !late(),
    is: { ...is, termino: isWait ? 'espera' : term === null ? '' : `${term.amount} ${term.unit}` },
  }
}

export const plainStages = (all: Everything): Counted[] =>
  liveTasks(all)
    .filter((t) => t['turn'] === 'corporacion')
    .map((t) => plainStage(all, t))

export function plainVisits(all: Everything): Counted[] {
  const made = liveTasks(all)
    .filter((t) => all.definitions.visits.has(text(t['step'])))
    .map((t) => plainTask(all, t))
    .map((one) => ({ ...one, is: { ...one.is, causa: '' } }))
  const moved = all
    .of('case_events')
    .filter((e) => e['type'] === 'visita.reprogramada')
    .map((e): Counted => {
      const by = all.of('tasks').find(
        (t) =>
          t['case_id'] === e['case_id'] &&
          t['done_at'] !== null &&
          new Date(t['done_at'] as Date).getTime() === new Date(e['at'] as Date).getTime() && // instants of rows
          (t['data'] as Row)['visita.causal'] !== undefined, // captured answers
      )
      return {
        amount: null,
        inTime: null,
        is: {
          ...all.shared(e['case_id']),
          trabajo: 'movida',
          causa: by === undefined ? 'agenda' : text((by['data'] as Row)['visita.causal']),
        },
      }
    })
  return [...made, ...moved]
}

export const plainReturns = (all: Everything): Counted[] =>
  all
    .of('tasks')
    .filter((t) => t['state'] === 'done')
    .flatMap((t) =>
      (all.definitions.causes.get(`${text(t['step'])} ${text(t['outcome'])}`) ?? []).flatMap(([fact, of]) => {
        const why = text((t['data'] as Row)[fact]) // captured answers
        return why === ''
          ? []
          : [
              {
                amount: null,
                inTime: null,
                is: { ...all.shared(t['case_id']), efecto_causa: of, causa: why, paso: text(t['step']) },
              },
            ]
      }),
    )

export function plainSilences(all: Everything): Counted[] {
  const { today, closed, definitions } = all
  const told = new Set(
    all
      .of('notifications')
      .filter((n) => n['legal_on'] !== null && dateDay(n['legal_on']) <= today)
      .map((n) => n['act_id']),
  )
  const decided = new Set(
    all
      .of('acts')
      .filter((a) => definitions.decisions.has(text(a['template'])) && told.has(a['id']))
      .map((a) => a['case_id']),
  )
  const counted = (c: Row, asunto: string, silencio: string, due: number | null): Counted => ({
    amount: null,
    inTime: null,
    is: {
      ...all.shared(c['id']),
      asunto,
      se_entiende: silencio,
      plazo: due === null ? 'suspendido' : nearness(onOrAfter(due, closed), today, closed),
    },
  })
  return [...all.filed.values()]
    .filter((c) => c['closed_at'] === null)
    .flatMap((c) => {
      const silence = definitions.silences.get(Number(c['tt_id'])) ?? 'ninguno'
      const { appeals = [] } = c['flow'] as { appeals?: Row[] } // as the engine stores it
      const applies =
        c['family'] === null &&
        c['filed_business_date'] !== null &&
        silence !== 'ninguno' &&
        !decided.has(c['id'])
      return [
        ...(applies ? [counted(c, 'solicitud', silence, applicationSilence(all, c, silence))] : []),
        ...appeals
          .filter((one) => ['espera', 'estudio', 'superior'].includes(text(one['state'])))
          .map((one) => counted(c, 'recurso', 'negativo', monthsAfter(dateDay(one['on']), 2))),
      ]
    })
}

function applicationSilence({ today }: Everything, c: Row, silence: string): number | null {
  const suspensions = suspensionsOf(c)
  if (suspensions.some(({ from, to }) => to === null && from < today)) return null
  const due = c['due_on'] === null ? null : dateDay(c['due_on'])
  if (silence === 'positivo') return due
  const paused = suspensions.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? today) - from), 0)
  const general = monthsAfter(dateDay(c['filed_business_date']), 3) + paused
  return due !== null && due > general ? monthsAfter(due, 1) : general
}
