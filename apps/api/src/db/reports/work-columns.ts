import { MOVED_IN_LIST, VISIT_CAUSE } from '@ventanilla/domain/reports/causes'
import type { DimensionId, SubjectId } from '@ventanilla/domain/reports/subjects'
import { raw, sql, type Statement } from '../connection/sql.ts'
import {
  bogotaDay,
  dayTables,
  daysBetween,
  monthOf,
  nearness,
  OFFICE,
  pairs,
  PROCEDURE,
  type ReportMoment,
  type SubjectStatements,
} from './moment.ts'

/** Parts of what is read of tasks (alias `t`), as they stood at the instant. */
function taskParts({ at, today }: ReportMoment) {
  const done = sql`(t.done_at is not null and t.done_at <= ${at}::timestamptz)`
  const opened = bogotaDay(raw('t.opened_at'))
  const ended = sql`(case when ${done} then ${bogotaDay(raw('t.done_at'))} else ${today}::date end)`
  return {
    done,
    opened,
    ended,
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

/** Sum of something over the suspensions of the term of a case, as far as they fall between two days (i.since, i.until). */
const overSuspensions = (summed: Statement, from: Statement, until: Statement): Statement =>
  sql`coalesce((select sum(${summed}) from jsonb_array_elements(coalesce(c.flow->'suspensions', '[]')) s(one)
      cross join lateral (select greatest((s.one->>'from')::date, ${from}) as since,
        least(coalesce((s.one->>'to')::date, ${until}), ${until}) as until) i), 0)`

/**
 * A stage is measured from the day from which its term was counted, without the days on which the term of the case was
 * suspended (CPACA art. 17); one whose term must run out by law from the end of that term, after which it is due at once.
 */
function stageParts(moment: ReportMoment) {
  const t = taskParts(moment)
  const amount = raw("(t.counted->>'amount')::int")
  const waits = sql`(t.step = any(${[...moment.waitingSteps]}::text[]) and t.due_on is not null)`
  const start = sql`(case when ${waits} then t.due_on when ${amount} > 0 then (t.counted->>'from')::date else ${t.opened} end)`
  const suspended = overSuspensions(daysBetween(raw('i.since'), raw('i.until')), start, t.ended)
  const suspendedDays = overSuspensions(raw('greatest(i.until - i.since, 0)'), start, t.ended)
  const worked = sql`(${daysBetween(start, t.ended)} - ${suspended})`
  return {
    ...t,
    from: sql`${t.from} ${dayTables(moment)}`,
    worked,
    term: sql`(case when ${waits} then 'espera' when ${amount} > 0 then ${amount} || ' ' || (t.counted->>'unit') end)`,
    inTime: sql`(case when t.due_on is null then null when ${waits} then ${worked} <= 1
      when ${amount} > 0 and t.counted->>'unit' = 'habiles' then ${worked} <= ${amount}
      else ${t.ended} - t.due_on <= ${suspendedDays} end)`,
  }
}

/** Visits, and the changes of their day: the event has the day, the task that changed it the cause. */
function visitRows(moment: ReportMoment) {
  const t = taskParts(moment)
  const moved = bogotaDay(raw('e.at'))
  return {
    from: sql`(
      select t.case_id, t.id::text as key, ${t.work} as work, null as cause, t.step, ${t.person} as person, ${t.opened} as day,
        ${t.days} as days, ${t.inTime} as in_time
        from tasks t where ${t.there} and t.step = any(${[...moment.visitSteps]}::text[])
      union all
      select e.case_id, e.case_id || ':' || e.seq, 'movida', coalesce(m.data->>${VISIT_CAUSE}::text, ${MOVED_IN_LIST}), m.step,
        e.actor_id::text, ${moved}, null, null
        from case_events e left join tasks m on m.case_id = e.case_id and m.done_at = e.at and m.data->>${VISIT_CAUSE}::text is not null
        where e.type = 'visita.reprogramada' and e.at <= ${moment.at}::timestamptz
    ) v join cases c on c.id = v.case_id`,
  }
}

type WorkSubject = Extract<SubjectId, 'tareas' | 'etapas' | 'terminos' | 'visitas' | 'devoluciones'>
type Columns = { readonly [S in WorkSubject]: (moment: ReportMoment) => SubjectStatements<DimensionId<S>> }

export const WORK_COLUMNS: Columns = {
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
  etapas: (moment) => {
    const t = stageParts(moment)
    return {
      from: t.from,
      there: sql`${t.there} and t.turn = 'corporacion'`,
      key: raw('t.id::text'),
      day: t.opened,
      amount: t.worked,
      inTime: t.inTime,
      dimensions: {
        paso: raw('t.step'),
        termino: t.term,
        oficina: OFFICE,
        tramite: PROCEDURE,
        persona: t.person,
        trabajo: t.work,
        mes: monthOf(t.opened),
      },
    }
  },
  terminos: (moment) => {
    const t = taskParts(moment)
    return {
      from: sql`${t.from} left join ${pairs(moment.runningOut, 'f')} on f.a = t.step`,
      there: sql`${t.there} and not ${t.done} and t.due_on is not null`,
      key: raw('t.id::text'),
      day: raw('t.due_on'),
      amount: null,
      inTime: null,
      dimensions: {
        plazo: nearness(raw('t.due_on'), moment),
        efecto: raw('f.b'),
        paso: raw('t.step'),
        oficina: OFFICE,
        tramite: PROCEDURE,
        persona: t.person,
        turno: raw('t.turn'),
      },
    }
  },
  visitas: (moment) => ({
    ...visitRows(moment),
    there: raw('true'),
    key: raw('v.key'),
    day: raw('v.day'),
    amount: raw('v.days'),
    inTime: raw('v.in_time'),
    dimensions: {
      trabajo: raw('v.work'),
      causa: raw('v.cause'),
      paso: raw('v.step'),
      oficina: OFFICE,
      tramite: PROCEDURE,
      persona: raw('v.person'),
      mes: monthOf(raw('v.day')),
    },
  }),
  devoluciones: (moment) => {
    const { steps, outcomes, facts, caused } = moment.causes
    const day = bogotaDay(raw('t.done_at'))
    return {
      from: sql`tasks t join cases c on c.id = t.case_id
        join (select unnest(${[...steps]}::text[]) as step, unnest(${[...outcomes]}::text[]) as outcome,
          unnest(${[...facts]}::text[]) as fact, unnest(${[...caused]}::text[]) as caused) g on g.step = t.step and g.outcome = t.outcome`,
      there: sql`t.state = 'done' and t.done_at <= ${moment.at}::timestamptz and t.data->>g.fact <> ''`,
      key: raw("(t.id || ':' || g.fact)"),
      day,
      amount: null,
      inTime: null,
      dimensions: {
        efecto_causa: raw('g.caused'),
        causa: raw('t.data->>g.fact'),
        paso: raw('t.step'),
        oficina: OFFICE,
        tramite: PROCEDURE,
        persona: raw('t.done_by::text'),
        mes: monthOf(day),
      },
    }
  },
}
