import type { DimensionId, SubjectId } from '@ventanilla/domain/reports/subjects'
import { raw, sql } from '../connection/sql.ts'
import { bogotaDay, monthOf, OFFICE, PROCEDURE, type ReportMoment, type SubjectStatements } from './moment.ts'
import { silences } from './silence-columns.ts'
import { WORK_COLUMNS } from './work-columns.ts'

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

/** What another act made of one (alias `a`): a revocation of the case or beside it, or the decision of an appeal against it. */
const VALIDITY = raw(`coalesce(
    (select case r.facts->>'revocatoria.decision' when 'revoca' then 'sin_efecto' else 'parte_sin_efecto' end
      from cases r where coalesce(r.parent_id, r.id) = c.id and r.facts->>'acto_revocado.numero' = a.number
        and r.facts->>'revocatoria.decision' in ('revoca', 'revoca_parcial') and r.closed_at <= w.at
      order by r.closed_at desc, r.id limit 1),
    (select case when bool_or(f.one->>'ended' = 'revoca') then 'sin_efecto' else 'cambiado' end
      from jsonb_array_elements(coalesce(c.flow->'appeals', '[]')) f(one)
      where f.one->>'actId' = a.id::text and f.one->>'ended' in ('modifica', 'aclara', 'otorga', 'niega', 'revoca') having count(*) > 0),
    'vigente')`)

type Columns = { readonly [S in SubjectId]: (moment: ReportMoment) => SubjectStatements<DimensionId<S>> }

/** A column for every dimension that a subject declares: one that is missing does not compile. */
const COLUMNS: Columns = {
  ...WORK_COLUMNS,
  silencios: silences,
  casos: ({ at, today, decisions, petitions }) => {
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
        // what a draft proposes is no decision
        sentido: sql`(case when exists (select 1 from acts a where a.case_id = c.id and a.template = any(${[...decisions]}::text[])
          and a.signed_at <= ${at}::timestamptz) then c.facts->>'decision.sentido' end)`,
        asunto: sql`(case when c.tt_id::text = any(${[...petitions]}::text[]) then 'peticion' else 'tramite' end)`,
        clase_queja: raw("c.facts->>'queja.clase'"),
        mes: monthOf(day),
      },
    }
  },
  actos: ({ at }) => {
    const day = bogotaDay(raw('a.signed_at'))
    return {
      from: sql`acts a join cases c on c.id = a.case_id cross join (select ${at}::timestamptz as at) w`,
      there: raw('a.signed_at <= w.at and a.number is not null'),
      key: raw('a.id::text'),
      day,
      amount: sql`(${day} - ${bogotaDay(raw('a.created_at'))})`,
      inTime: null,
      dimensions: {
        serie: raw('a.series'),
        plantilla: raw('a.template'),
        vigencia: VALIDITY,
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
        resultado: raw("f.one->>'ended'"),
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
