import { type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import { holds } from '@ventanilla/domain/access/permissions'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { figureWords, questionTitle } from '@ventanilla/domain/reports/figure-words'
import { dueSending, type Sending } from '@ventanilla/domain/reports/sending'
import { bogotaDate, longDate } from '@ventanilla/domain/terms/dates'
import { type Chore, keepChore } from '../../db/chore.ts'
import { sql } from '../../db/connection/sql.ts'
import { announce } from '../../db/outbox.ts'
import { mailText } from '../../db/texts.ts'
import type { AppDeps } from '../../deps.ts'
import { askReport } from './ask-report.ts'
import { questionSaved, type SavedQuestion } from './saved-reports.ts'

const EACH_MS = 10 * 60_000

/** Mails the saved reports that readers asked for, in one process at a time. */
export const keepReportsSent = (deps: AppDeps, report: (error: unknown) => void): Chore =>
  keepChore(
    deps,
    { name: 'reportes.enviar', everyMs: EACH_MS, work: (going) => sendReports(deps, report, going) },
    report,
  )

interface Row {
  readonly report: string
  readonly every: Sending
  readonly since: Date
  readonly sent_on: string | null
  readonly reader: string
  readonly name: string
  readonly email: string
  readonly active: boolean
  readonly kind: Actor['kind']
  readonly main_role: string
  readonly office: string | null
  readonly roles: readonly string[]
}

/** Sends what is due. One that cannot be answered stops no other. */
export async function sendReports(
  deps: AppDeps,
  report: (error: unknown) => void,
  going: () => boolean = () => true,
): Promise<void> {
  const rows = await deps.db.rows<Row>(sql`
    select e.report_id as report, e.every, e.since, e.sent_on::text as sent_on, u.id as reader,
      u.first_names || ' ' || u.last_names as name, u.email, u.active, u.kind, u.main_role, u.office,
      array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles
    from report_sendings e join users u on u.id = e.reader_id order by e.report_id, u.id`)
  for (const row of rows) {
    if (!going()) return
    await sendOne(deps, row).catch(report)
  }
  deps.wake()
}

const readerOf = ({ reader, kind, name, main_role, office, roles }: Row): Actor => {
  const all = [main_role, ...roles.filter((role) => role !== main_role)]
  return { id: reader, kind, name, roles: all, office, audience: audienceOf(all, office) }
}

async function sendOne(deps: AppDeps, row: Row): Promise<void> {
  const now = deps.clock.now()
  const reader = readerOf(row)
  const calendar = deps.catalogue.calendarOf(row.office)
  const day = dueSending(
    { every: row.every, since: row.since.toISOString(), sentOn: row.sent_on },
    now.toISOString(),
    calendar,
  )
  if (day === null) return
  // Attack: figures mailed to an official who left, or who lost the role with which the report is shared
  const reaches = row.active && row.kind === 'funcionario' && holds(reader, 'reports.read')
  const question = reaches ? await questionSaved(deps.db, reader, row.report) : null
  if (question === null) return endSending(deps, row)
  const mailed = await mailOf(deps, reader, question, now)
  // what it asks about is gone: it will be in no mail again
  if (mailed === null) return endSending(deps, row)
  await deps.db.tx(async (tx) => {
    await announce(tx, {
      factKey: `reporte.enviado:${row.report}:${row.reader}:${day}`,
      channel: 'email',
      to: row.email,
      payload: mailed,
      at: now,
      newId: deps.newId,
    })
    await tx.run(sql`
      update report_sendings set sent_on = ${day}::date where report_id = ${row.report}::uuid and reader_id = ${row.reader}::uuid`)
  })
}

async function endSending(deps: AppDeps, { report, reader }: Row): Promise<void> {
  await deps.db.run(
    sql`delete from report_sendings where report_id = ${report}::uuid and reader_id = ${reader}::uuid`,
  )
}

const clock = new Intl.DateTimeFormat('es-CO', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Bogota',
})

/** The mail: one figure, its instant, and a link to the rows of that instant. Null when the question cannot be answered. */
async function mailOf(deps: AppDeps, reader: Actor, asked: SavedQuestion, now: Date) {
  const instante = now.toISOString()
  const answer = await askReport(deps, deps.readings.of(null), reader, { ...asked, instante }).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.kind === 'invalid') return null
      throw error
    },
  )
  if (answer === null) return null
  const { value, rows } = answer.whole
  const query = new URLSearchParams({ ...asked, lista: 'si', instante, eran: String(rows) })
  return mailText(
    deps,
    'reporte.enviado',
    {
      pregunta: questionTitle(asked.tema, asked.medida),
      cifra: `${figureWords(asked.tema, asked.medida, value)}, de ${rows} ${rows === 1 ? 'fila' : 'filas'}`,
      instante: `${longDate(bogotaDate(instante))}, ${clock.format(now)}`,
    },
    `${deps.settings.publicUrl}/reporte?${query.toString()}`,
  )
}
