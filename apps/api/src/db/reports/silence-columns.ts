import type { DimensionId } from '@ventanilla/domain/reports/subjects'
import { APPEAL_SILENCE, LATER_SILENCE, PETITION_SILENCE } from '@ventanilla/domain/terms/silence'
import { raw, sql, type Statement } from '../connection/sql.ts'
import {
  dayTables,
  nearness,
  OFFICE,
  pairs,
  PROCEDURE,
  onOrAfter,
  type ReportMoment,
  type SubjectStatements,
} from './moment.ts'

const monthsAfter = (day: Statement, { amount }: { readonly amount: number }): Statement =>
  sql`((${day}) + make_interval(months => ${amount}::int))::date`

/**
 * Applications and appeals without a notified decision, with the day on which the law takes the silence as an answer
 * (CPACA arts. 83, 84 and 86). The three months of an application do not run while its term is suspended; a positive
 * silence comes with the end of the term of the case.
 */
export const silences = (moment: ReportMoment): SubjectStatements<DimensionId<'silencios'>> => {
  const { at, today, decisions } = moment
  const isOpen = sql`(c.closed_at is null or c.closed_at > ${at}::timestamptz)`
  const paused = sql`(select coalesce(sum(greatest(least(coalesce((s.one->>'to')::date, ${today}::date), ${today}::date) - (s.one->>'from')::date, 0)), 0)::int as days,
      coalesce(bool_or(coalesce((s.one->>'to')::date, ${today}::date + 1) > ${today}::date and (s.one->>'from')::date < ${today}::date), false) as still
    from jsonb_array_elements(coalesce(c.flow->'suspensions', '[]')) s(one) where (s.one->>'from')::date <= ${today}::date)`
  const general = sql`(${monthsAfter(raw('c.filed_business_date'), PETITION_SILENCE)} + p.days)`
  const own = sql`(case when p.still then null when g.b = 'positivo' then c.due_on
    when c.due_on > ${general} then ${monthsAfter(raw('c.due_on'), LATER_SILENCE)} else ${general} end)`
  const appealed = monthsAfter(raw("(f.one->>'on')::date"), APPEAL_SILENCE)
  return {
    from: sql`cases c ${dayTables(moment)} left join ${pairs(moment.silences, 'g')} on g.a = c.tt_id::text
      cross join lateral ${paused} p
      cross join lateral (
        select 'solicitud' as about, c.id::text as key, g.b as silence, ${own} as day
          where c.family is null and c.filed_business_date is not null and g.b <> 'ninguno' and ${isOpen}
            and not exists (select 1 from acts a join notifications n on n.act_id = a.id
              where a.case_id = c.id and a.template = any(${[...decisions]}::text[]) and n.legal_on <= ${today}::date)
        union all
        select 'recurso', c.id || ':' || f.place, 'negativo', ${appealed}
          from jsonb_array_elements(coalesce(c.flow->'appeals', '[]')) with ordinality f(one, place)
          where f.one->>'state' in ('espera', 'estudio', 'superior') and (f.one->>'on')::date <= ${today}::date and ${isOpen}) q
      cross join lateral (select ${onOrAfter(raw('q.day'))} as day) r`,
    there: sql`c.filed_at <= ${at}::timestamptz`,
    key: raw("(q.about || ':' || q.key)"),
    day: raw('r.day'),
    amount: null,
    inTime: null,
    dimensions: {
      plazo: sql`(case when r.day is null then 'suspendido' else ${nearness(raw('r.day'), moment)} end)`,
      se_entiende: raw('q.silence'),
      asunto: raw('q.about'),
      oficina: OFFICE,
      tramite: PROCEDURE,
    },
  }
}
