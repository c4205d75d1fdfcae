import type { expedientes } from '@ventanilla/contract/expedientes.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { Permission } from '@ventanilla/domain/access/permissions'
import { isDate } from '@ventanilla/domain/forms/dates'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { cameOnPaper, documentAt } from '../../db/cases/file-index.ts'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { accessUntil, filedPapers, madeKnown, openPapers, rowsFor } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { numberOfFile } from './name-of-file.ts'

type Index = z.input<(typeof expedientes)['expedientes.index']['answers'][200]>

export interface IndexEntry {
  readonly position: number
  readonly title: string
  readonly kind: string
  readonly pages: number
  readonly folio_from: number
  readonly folio_to: number
  readonly incorporated_at: Date
  readonly sha256: string | null
  readonly file_id: string | null
  readonly act_id: string | null
  readonly mime: string
  readonly size: number
  readonly name: string
  readonly purpose: string
  readonly storage_key: string
  /** date of the document: signature, filing or arrival */
  readonly document_at: Date
  readonly on_paper: boolean
}

/** Dates on which an expediente was opened and closed; null: not yet. */
export interface Lifetime {
  readonly openedOn: string | null
  readonly closedOn: string | null
}

/**
 * Entries that the reader can open. For an applicant, without acts not notified to them and files that
 * officials attached to their own tasks (db/scope.ts).
 */
export async function entriesFor(
  deps: AppDeps,
  actor: Actor,
  permission: Permission,
  caseId: string,
): Promise<{ loaded: LoadedCase; entries: IndexEntry[]; lifetime: Lifetime }> {
  const loaded = await viewCase(deps.db, actor, permission, caseId)
  const scanned = [...deps.catalogue.everyWorkflow.steps.values()].flatMap(({ id, kind }) =>
    kind === 'attach' ? [id] : [],
  )
  const entries = await deps.db.rows<IndexEntry>(sql`
    select i.position, i.title, i.kind, i.pages, i.folio_from, i.folio_to, i.incorporated_at, i.sha256, i.file_id, i.act_id,
      f.mime, f.size, f.name, f.purpose, f.storage_key,
      ${documentAt} as document_at, ${cameOnPaper(deps.catalogue.broughtOver, scanned)} as on_paper
    from file_index i join cases c on c.id = i.case_id join files f on f.id = i.file_id left join acts a on a.id = i.act_id
    where i.case_id = ${caseId}::uuid and (${actor.kind === 'funcionario' || actor.kind === 'sistema'}
      or ${filedPapers(deps.catalogue.broughtOver)} or f.owner_id = ${actor.id}::uuid or ${madeKnown(actor)})
      and ${openPapers(actor, deps.catalogue.openToThirds)}
    order by document_at, i.position`)
  return { loaded, entries, lifetime: await lifetimeOf(deps, loaded) }
}

/**
 * Dates of an expediente: from the former archive if it comes from there, otherwise from a step and the end of
 * its case.
 */
async function lifetimeOf(deps: AppDeps, { row, state }: LoadedCase): Promise<Lifetime> {
  if (numberOfFile(row) === null) return { openedOn: null, closedOn: null }
  const told = (key: string): string | null => (isDate(state.facts[key]) ? state.facts[key] : null)
  const days = await deps.db.one<{ opened: Date | null; closed: Date | null }>(sql`
    select coalesce(
        (select min(e.at) from case_events e where e.case_id = c.id and e.type = 'expediente.creado'),
        (select min(i.incorporated_at) from file_index i where i.case_id = c.id)) as opened,
      c.closed_at as closed from cases c where c.id = ${row.id}::uuid`)
  const day = (at: Date | null | undefined): string | null =>
    at == null ? null : bogotaDate(at.toISOString())
  return {
    openedOn: told('expediente.desde') ?? day(days?.opened),
    closedOn: told('expediente.hasta') ?? day(days?.closed),
  }
}

export async function readIndex(deps: AppDeps, actor: Actor, caseId: string): Promise<Index> {
  const { loaded, entries, lifetime } = await entriesFor(deps, actor, 'cases.read', caseId)
  const access = await deps.db.one<{ until: string | null; exports: boolean }>(sql`
    select ${accessUntil(actor)} as until, ${rowsFor(actor, 'cases.export')} as exports from cases c where c.id = ${caseId}::uuid`)
  return {
    number: numberOfFile(loaded.row),
    until: access?.until ?? null,
    series: seriesOf(loaded),
    ...lifetime,
    mayExport: access?.exports ?? false,
    folios: entries.reduce((last, { folio_to: to }) => Math.max(last, to), 0),
    rows: entries.map((e) => ({
      position: e.position,
      title: e.title,
      original: isHandedIn(e) ? e.name : null,
      kind: e.kind,
      pages: e.pages,
      folioFrom: e.folio_from,
      folioTo: e.folio_to,
      documentDate: bogotaDate(e.document_at.toISOString()),
      cameIn: cameIn(e),
      incorporatedAt: e.incorporated_at.toISOString(),
      sha256: e.sha256,
      fileId: e.file_id,
      actId: e.act_id,
      mime: e.mime,
      size: e.size,
    })),
  }
}

/** Medium in which a document entered the expediente. */
export const cameIn = ({ on_paper: onPaper }: Pick<IndexEntry, 'on_paper'>): 'papel' | 'electrónico' =>
  onPaper ? 'papel' : 'electrónico'

/** Series of the retention table, as entered when the expediente was opened. */
export function seriesOf(loaded: LoadedCase): string | null {
  const series = loaded.state.facts['expediente.trd']
  return typeof series === 'string' && series !== '' ? series : null
}

/** Whether a document was uploaded under its own name; acts, forms and receipts are generated by the portal. */
export const isHandedIn = ({ act_id, purpose }: Pick<IndexEntry, 'act_id' | 'purpose'>): boolean =>
  act_id === null && (purpose === 'solicitud' || purpose === 'tarea')
