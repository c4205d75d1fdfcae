import type { expedientes } from '@ventanilla/contract/expedientes.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { meansWords, standingWords } from '@ventanilla/domain/cases/words/notification-words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { actsToOpen } from '@ventanilla/domain/workflow/state/electronic-access'
import type { z } from 'zod'
import { familyOf, nameOfCase } from '../../db/cases/case-name.ts'
import { viewCase } from '../../db/cases/load.ts'
import { markOf, readMark } from '../../db/connection/keyset.ts'
import { looksOn } from '../../db/scope.ts'
import { sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Answer = z.input<(typeof expedientes)['expedientes.notifications']['answers'][200]>

const PAGE = 25

interface Row {
  readonly id: string
  readonly letter: boolean
  readonly act_id: string
  readonly title: string
  readonly number: string | null
  readonly dated_on: string | null
  readonly sealed: boolean
  readonly recipient_name: string | null
  readonly means: string | null
  readonly state: string
  readonly at: Date
  readonly sent_at: Date | null
  readonly accessed_at: Date | null
  readonly legal_on: string | null
  readonly proof_act: string | null
  readonly proof_title: string | null
  readonly proof_file: string | null
  readonly guide: string | null
}

/**
 * Notifications by reader, within their scope: officials read all; a party, their own once sent; a consulting
 * reader, none, since when and how a person was notified is personal.
 */
const ofReader = (actor: Actor): Statement =>
  actor.kind === 'funcionario'
    ? sql`true`
    : sql`(n.recipient_id = ${actor.id}::uuid and n.state <> 'pending')`

/**
 * Letters are for parties: a third party reads those since joining, except those addressed to the applicant.
 */
const lettersOf = (actor: Actor, personal: readonly string[]): Statement =>
  actor.kind === 'funcionario'
    ? sql`true`
    : sql`not (${looksOn(actor)} and a.template = any(${[...personal]}::text[])) and a.announced_at >= coalesce((select min(p.since) from case_parties p where p.case_id = a.case_id
        and p.user_id = ${actor.id}::uuid and p.role = 'tercero' and p.until is null), '-infinity'::timestamptz)`

/** Every notification and letter of an expediente visible to the reader, latest first. */
export async function readNotifications(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
  cursor: string | undefined,
): Promise<Answer> {
  const { row: of, state } = await viewCase(deps.db, actor, 'cases.read', caseId)
  const after = readMark(cursor)
  const { personalActs } = deps.catalogue.openToThirds
  const found = await deps.db.rows<Row>(sql`
    select l.id, l.letter, l.act_id, l.recipient_name, l.means, l.state, l.at, l.sent_at, l.accessed_at, l.legal_on, l.proof_file,
      l.guide, a.title, a.number, to_char(a.dated_on, 'YYYY-MM-DD') as dated_on, a.file_id is not null as sealed,
      p.id as proof_act, concat_ws(' ', p.title, p.number) as proof_title
    from (
      select n.id, false as letter, n.act_id, n.recipient_name, n.means, n.state, n.created_at as at, n.sent_at, n.accessed_at,
        n.legal_on, n.proof_file_id as proof_file, n.detail->>'guia' as guide, (n.detail->>'acto')::uuid as proof
      from notifications n where n.case_id = ${caseId}::uuid and ${ofReader(actor)}
      union all
      select a.id, true, a.id, null, null, 'sent', a.announced_at, a.announced_at, null, null, null, null, null
      from acts a join cases c on c.id = a.case_id
      where a.case_id = ${caseId}::uuid and a.announced_at is not null and ${lettersOf(actor, personalActs)}) l
    join acts a on a.id = l.act_id left join acts p on p.id = l.proof and p.file_id is not null
    where ${after === null} or (l.at, l.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)
    order by l.at desc, l.id desc limit ${PAGE + 1}`)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  const today = bogotaDate(deps.clock.now().toISOString())
  const official = actor.kind === 'funcionario'
  const waiting = actsToOpen(deps.catalogue.of(of).workflow, state.flow, actor.id)
  return {
    file: of.expediente,
    migrated: familyOf(deps.catalogue, of)?.broughtOver === true,
    radicado: of.radicado,
    procedure: nameOfCase(deps.catalogue, of),
    rows: rows.map((row) => {
      const standing = row.letter
        ? ({ words: 'Comunicada', tone: 'ok' } as const)
        : standingWords({ state: row.state, means: row.means, legalOn: row.legal_on }, today)
      return {
        id: row.id,
        letter: row.letter,
        act: { id: row.act_id, title: row.title, number: row.number, signedOn: row.dated_on },
        recipient: row.recipient_name,
        means: row.letter ? 'Comunicación' : meansWords(row.means),
        standing: { ...standing },
        sentAt: row.sent_at?.toISOString() ?? null,
        accessedAt: row.accessed_at?.toISOString() ?? null,
        legalOn: row.legal_on,
        proof:
          row.proof_act === null && row.proof_file === null && row.guide === null
            ? null
            : {
                act: row.proof_act === null ? null : { id: row.proof_act, title: row.proof_title ?? '' },
                fileId: row.proof_file,
                guide: row.guide,
              },
        // no decision is handed out before its notification to the reader
        readable: row.sealed && (official || row.letter || row.state === 'done'),
        toOpen:
          !official &&
          row.sealed &&
          row.state === 'sent' &&
          row.means === 'electronica' &&
          waiting.includes(row.act_id),
      }
    }),
    next: found.length > PAGE && last !== undefined ? markOf(last.at, last.id) : null,
  }
}
