import type { DimensionId, SubjectId } from '@ventanilla/domain/reports/subjects'
import { raw, sql, type Statement } from '../connection/sql.ts'

/** At what instant, and by whose calendar, rows are counted. */
export interface ReportMoment {
  readonly at: Date
  /** its day in Bogotá */
  readonly today: string
  /** last day of the next 5, 10 and 15 business days */
  readonly horizons: readonly [string, string, string]
  /** steps that are visits, in force and of running cases */
  readonly visitSteps: readonly string[]
}

/** SQL of a subject, over its rows joined with their case (alias `c`). */
export interface SubjectStatements<D extends string> {
  readonly from: Statement
  /** which rows there were at that instant */
  readonly there: Statement
  /** text that no two rows share */
  readonly key: Statement
  readonly day: Statement
  /** null: none */
  readonly amount: Statement | null
  /** whether a row kept its term; null where it has none */
  readonly inTime: Statement | null
  readonly dimensions: Readonly<Record<D, Statement>>
}

const bogotaDay = (instant: Statement): Statement => sql`((${instant}) at time zone 'America/Bogota')::date`
const OFFICE = raw('c.office')
const PROCEDURE = raw('c.tt_id::text')
const monthOf = (day: Statement): Statement => sql`to_char(${day}, 'YYYY-MM')`

/** Parts of what is read of tasks (alias `t`), as they stood at the instant. */
function taskParts({ at, today }: ReportMoment) {
  const done = sql`(t.done_at is not null and t.done_at <= ${at}::timestamptz)`
  const opened = bogotaDay(raw('t.opened_at'))
  const ended = sql`(case when ${done} then ${bogotaDay(raw('t.done_at'))} else ${today}::date end)`
  return {
    done,
    opened,
    from: raw('tasks t join cases c on c.id = t.case_id'),
    // a task that waits for a side procedure is in no list of work, and a cancelled one was nobody's
    there: sql`t.opened_at <= ${at}::timestamptz and t.state in ('open', 'done')`,
    days: sql`(${ended} - ${opened})`,
    inTime: sql`(${ended} <= t.due_on)`,
    person: sql`(case when ${done} then t.done_by else t.assignee end)::text`,
    work: sql`(case when ${done} then 'hecha' else 'pendiente' end)`,
    situation: sql`(case when ${done} then
        case when t.due_on is null then 'hecha_sin_termino' when ${ended} <= t.due_on then 'hecha_a_tiempo' else 'hecha_tarde' end
      else case when t.due_on is null then 'sin_termino' when ${ended} <= t.due_on then 'a_tiempo' else 'vencida' end end)`,
  }
}

/**
 * What debts, receipts and payments say of money. A receipt that expired and was issued again is charged once; a settled debt
 * has the day and the concept of its first receipt.
 */
const MOVEMENTS = raw(`(
    select 'liquidado' as kind, d.id, d.case_id, f.concept, d.settled as amount, f.issued_on as day
      from debts d join lateral (select r.concept, r.issued_on from receipts r where r.debt_id = d.id order by r.issued_on, r.id limit 1) f on true
      where d.settled is not null
    union all
    select 'facturado', r.id, r.case_id, r.concept, r.amount, r.issued_on from receipts r
      where r.state in ('issued', 'proof', 'paid', 'short') or r.state = 'expired' and not exists (
        select 1 from receipts n where n.debt_id = r.debt_id and n.id > r.id and n.state not in ('prepared', 'annulled'))
    union all
    select 'recaudado', p.id, d.case_id, r.concept, p.credited, p.paid_on
      from payments p join debts d on d.id = p.debt_id join receipts r on r.id = p.receipt_id where p.credited is not null
  ) m join cases c on c.id = m.case_id`)

type Columns = { readonly [S in SubjectId]: (moment: ReportMoment) => SubjectStatements<DimensionId<S>> }

/** A column for every dimension that a subject declares: one that is missing does not compile. */
const COLUMNS: Columns = {
  casos: ({ at, today }) => {
    const day = bogotaDay(raw('c.filed_at'))
    const ended = sql`(c.closed_at is not null and c.closed_at <= ${at}::timestamptz)`
    return {
      from: raw('cases c'),
      there: sql`c.filed_at <= ${at}::timestamptz`,
      key: raw('c.id::text'),
      day,
      amount: sql`((case when ${ended} then ${bogotaDay(raw('c.closed_at'))} else ${today}::date end) - ${day})`,
      inTime: null,
      dimensions: {
        tramite: PROCEDURE,
        oficina: OFFICE,
        municipio: raw('c.municipality'),
        estado: raw('c.status'),
        situacion: sql`(case when ${ended} then 'terminado' else 'en_curso' end)`,
        sentido: raw("c.facts->>'decision.sentido'"),
        mes: monthOf(day),
      },
    }
  },
  tareas: (moment) => {
    const t = taskParts(moment)
    return {
      from: t.from,
      there: sql`${t.there} and t.turn = 'corporacion'`,
      key: raw('t.id::text'),
      day: t.opened,
      amount: t.days,
      inTime: t.inTime,
      dimensions: {
        paso: raw('t.step'),
        oficina: OFFICE,
        tramite: PROCEDURE,
        persona: t.person,
        trabajo: t.work,
        situacion: t.situation,
        mes: monthOf(t.opened),
      },
    }
  },
  terminos: (moment) => {
    const t = taskParts(moment)
    const [five, ten, fifteen] = moment.horizons
    return {
      from: t.from,
      there: sql`${t.there} and not ${t.done} and t.due_on is not null`,
      key: raw('t.id::text'),
      day: raw('t.due_on'),
      amount: null,
      inTime: null,
      dimensions: {
        plazo: sql`(case when t.due_on < ${moment.today}::date then 'vencido' when t.due_on <= ${five}::date then 'dias_5'
          when t.due_on <= ${ten}::date then 'dias_10' when t.due_on <= ${fifteen}::date then 'dias_15' else 'despues' end)`,
        paso: raw('t.step'),
        oficina: OFFICE,
        tramite: PROCEDURE,
        persona: t.person,
        turno: raw('t.turn'),
      },
    }
  },
  actos: ({ at }) => {
    const day = bogotaDay(raw('a.signed_at'))
    return {
      from: raw('acts a join cases c on c.id = a.case_id'),
      there: sql`a.signed_at <= ${at}::timestamptz and a.number is not null`,
      key: raw('a.id::text'),
      day,
      amount: sql`(${day} - ${bogotaDay(raw('a.created_at'))})`,
      inTime: null,
      dimensions: {
        serie: raw('a.series'),
        plantilla: raw('a.template'),
        oficina: OFFICE,
        tramite: PROCEDURE,
        firmante: raw('a.signer_id::text'),
        mes: monthOf(day),
      },
    }
  },
  recaudo: ({ today }) => ({
    from: MOVEMENTS,
    there: sql`m.day <= ${today}::date`,
    key: raw("(m.kind || ':' || m.id)"),
    day: raw('m.day'),
    amount: raw('m.amount'),
    inTime: null,
    dimensions: {
      movimiento: raw('m.kind'),
      concepto: raw('m.concept'),
      oficina: OFFICE,
      tramite: PROCEDURE,
      mes: monthOf(raw('m.day')),
    },
  }),
  visitas: (moment) => {
    const t = taskParts(moment)
    return {
      from: t.from,
      there: sql`${t.there} and t.step = any(${[...moment.visitSteps]}::text[])`,
      key: raw('t.id::text'),
      day: t.opened,
      amount: t.days,
      inTime: t.inTime,
      dimensions: {
        trabajo: t.work,
        paso: raw('t.step'),
        oficina: OFFICE,
        tramite: PROCEDURE,
        persona: t.person,
        mes: monthOf(t.opened),
      },
    }
  },
  notificaciones: ({ at }) => {
    const day = bogotaDay(raw('n.created_at'))
    return {
      from: raw('notifications n join cases c on c.id = n.case_id join acts a on a.id = n.act_id'),
      there: sql`n.created_at <= ${at}::timestamptz`,
      key: raw('n.id::text'),
      day,
      amount: sql`(case when n.state = 'done' then n.legal_on - ${day} end)`,
      inTime: null,
      dimensions: {
        medio: raw('n.means'),
        estado: raw('n.state'),
        plantilla: raw('a.template'),
        oficina: OFFICE,
        tramite: PROCEDURE,
        mes: monthOf(day),
      },
    }
  },
  recursos: ({ today }) => {
    const day = raw("(f.one->>'on')::date")
    return {
      from: raw(
        "cases c join lateral jsonb_array_elements(coalesce(c.flow->'appeals', '[]')) with ordinality f(one, place) on true",
      ),
      there: sql`${day} <= ${today}::date`,
      key: raw("(c.id || ':' || f.place)"),
      day,
      amount: null,
      inTime: null,
      dimensions: {
        clase: raw("f.one->>'kind'"),
        estado: raw("f.one->>'state'"),
        oficina: OFFICE,
        tramite: PROCEDURE,
        mes: monthOf(day),
      },
    }
  },
}

/** The SQL of a subject, its dimensions by name. */
export const columnsOf = (subject: SubjectId, moment: ReportMoment): SubjectStatements<string> =>
  COLUMNS[subject](moment)
