import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { documentIdOf } from '@ventanilla/domain/procedures/documents'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import type { Dropped } from '@ventanilla/domain/forms/filled/reconcile'
import { same } from '@ventanilla/domain/forms/same'
import { looksOn, rowsFor, windowDrafts } from '../../db/scope.ts'
import { type Db, json, sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** Notice to the writer of a draft that was started on an older form. */
export interface DraftNews {
  readonly dropped: readonly Dropped[]
  readonly added: readonly { readonly key: string; readonly label: string }[]
}

/** Entry point to a draft: the user's own portal, or the window that takes it down for them. */
export type DraftAccess = 'own' | 'window'

const reach = (actor: Actor, access: DraftAccess): Statement =>
  access === 'own' ? sql`(${rowsFor(actor, 'cases.draft')} and not ${looksOn(actor)})` : windowDrafts(actor)

export interface DraftRow {
  readonly id: string
  readonly applicant_id: string
  readonly applicant_name: string
  readonly tt_id: number
  readonly radicado: string | null
  readonly answers: Record<string, unknown>
  readonly field_versions: Record<string, number>
  readonly version: number
  readonly updated_at: Date
  /** when it was begun */
  readonly created_at: Date
  /** release of the form that the answers follow */
  readonly definitions: number
  readonly movedTo: number | null
  readonly news: DraftNews | null
}

/** A draft within this user's reach through this entry point; any other responds as missing. */
export async function readDraftRow(
  db: Db,
  actor: Actor,
  id: string,
  lock = false,
  access: DraftAccess = 'own',
): Promise<DraftRow> {
  const row = await db.one<DraftRow>(sql`
    select c.id, c.applicant_id, c.applicant_name, c.tt_id, c.radicado, d.answers, d.field_versions, d.version, d.updated_at, c.created_at, c.definitions, c.moved_to as "movedTo", d.news
    from cases c join drafts d on d.case_id = c.id where c.id = ${id}::uuid and ${reach(actor, access)} ${lock ? sql`for update of c, d` : sql``}`)
  if (row === undefined) throw notFound()
  return row
}

/** Largest total of an application's answers, in bytes. */
const LARGEST = 1_500_000

export interface Saved {
  readonly version: number
  readonly savedAt: string
  readonly rejected: Record<string, string>
}

/** Splits the changes into fields of the form and rejected ones, which are reported and not saved. */
function sift(
  deps: AppDeps,
  ttId: number,
  changes: Readonly<Record<string, unknown>>,
): { set: Record<string, unknown>; cleared: string[]; rejected: Record<string, string> } {
  const form = deps.catalogue.newest.forms.get(ttId)
  const known = keysOf(form)
  const rejected: Record<string, string> = {}
  const set: Record<string, unknown> = {}
  const cleared: string[] = []
  for (const [key, value] of Object.entries(changes)) {
    if (!known.has(key)) rejected[key] = 'Este formulario no tiene ese campo.'
    else if (value === null || value === undefined) cleared.push(key)
    else set[key] = value
  }
  return { set, cleared, rejected }
}

const keysCache = new WeakMap<FormDef, ReadonlySet<string>>()
function keysOf(form: FormDef | undefined): ReadonlySet<string> {
  if (form === undefined) return new Set()
  let keys = keysCache.get(form)
  if (keys === undefined) keysCache.set(form, (keys = new Set(fieldsOf(form).map((f) => f.key))))
  return keys
}

/**
 * Saves the changed fields. Only the caller's fields change; a stale version responds with the draft's content,
 * so that two devices never overwrite each other silently. Values can be unfinished: validation happens at
 * filing. A single statement in the common case: scope, version and size are its conditions. Idempotent by
 * version: repeating a save whose response was lost returns the first response.
 */
export async function saveDraft(
  db: Db,
  deps: AppDeps,
  actor: Actor,
  id: string,
  request: { baseVersion: number; changes: Readonly<Record<string, unknown>> },
  access: DraftAccess = 'own',
): Promise<Saved | { conflict: { version: number; theirs: Record<string, unknown> } }> {
  const now = deps.clock.now()
  // only the row holds the type, which decides the accepted fields
  const { set, cleared, rejected } = sift(deps, await typeOf(db, id), request.changes)
  const text = json(set)
  if (text.length > LARGEST) throw tooLarge()
  const kept = await db.one<{ version: number }>(sql`
    with touched as (
      update drafts d set answers = (d.answers - ${cleared}::text[]) || ${text}::jsonb,
        field_versions = d.field_versions || (select coalesce(jsonb_object_agg(k, d.version + 1), '{}') from unnest(${[...Object.keys(set), ...cleared]}::text[]) k),
        version = d.version + 1, updated_at = ${now}
      from cases c
      where d.case_id = ${id}::uuid and c.id = d.case_id and c.radicado is null and d.version = ${request.baseVersion}
        and pg_column_size(d.answers) + ${text.length} < ${LARGEST} and ${reach(actor, access)}
      returning d.case_id, d.version)
    update cases c set updated_at = ${now} from touched t where c.id = t.case_id returning t.version`)
  if (kept !== undefined) return { version: kept.version, savedAt: now.toISOString(), rejected }
  const row = await readDraftRow(db, actor, id, false, access)
  if (row.radicado !== null)
    throw new Refusal(
      'conflict',
      `La solicitud ya se radicó con el número ${row.radicado}. No se puede cambiar.`,
      {
        code: 'radicada',
      },
    )
  if (row.version !== request.baseVersion) {
    // a repeated save whose response was lost: exactly these fields with these values made that version
    const mine = new Set([...Object.keys(set), ...cleared])
    const changed = Object.entries(row.field_versions)
      .filter(([, version]) => version > request.baseVersion)
      .map(([key]) => key)
    const there =
      row.version === request.baseVersion + 1 &&
      changed.length === mine.size &&
      changed.every((key) => mine.has(key)) &&
      Object.entries(set).every(([key, value]) => same(row.answers[key], value)) &&
      cleared.every((key) => !(key in row.answers))
    if (there) return { version: row.version, savedAt: row.updated_at.toISOString(), rejected }
    return { conflict: { version: row.version, theirs: row.answers } }
  }
  throw tooLarge()
}

const typeCache = new Map<string, number>()
/** A draft's type never changes, so it is cached. */
async function typeOf(db: Db, id: string): Promise<number> {
  const known = typeCache.get(id)
  if (known !== undefined) return known
  const row = await db.one<{ tt_id: number }>(sql`select tt_id from cases where id = ${id}::uuid`)
  if (row === undefined) throw notFound()
  if (typeCache.size > 5000) typeCache.clear()
  typeCache.set(id, row.tt_id)
  return row.tt_id
}

const tooLarge = (): Refusal =>
  new Refusal('too_large', 'Las respuestas ocupan demasiado. Acorte los textos o adjunte un documento.', {
    code: 'muy_grande',
  })

/** Every problem that blocks filing, with its section. */
export async function reviewDraft(
  db: Db,
  deps: AppDeps,
  row: DraftRow,
): Promise<(Problem & { section: string | null })[]> {
  const form = deps.catalogue.of(row).forms.get(row.tt_id)
  if (form === undefined) throw notFound()
  const today = bogotaDate(deps.clock.now().toISOString())
  const problems = validateForm(form, row.answers, { mode: 'final', lists: deps.catalogue.lists, today })
  const files = await db.rows<{ id: string; state: string; refusal: string | null }>(
    sql`select id, state, refusal from files where case_id = ${row.id}::uuid`,
  )
  const states = new Map(files.map((f) => [f.id, f]))
  for (const [key, value] of Object.entries(row.answers)) {
    if (documentIdOf(key) === null || !Array.isArray(value)) continue
    // a draft stores whatever was sent
    for (const stored of value as readonly { readonly fileId?: unknown }[]) {
      const file = states.get(String(stored?.fileId))
      // Attack: naming another user's file in one's own answers.
      if (file === undefined)
        problems.push({
          path: key,
          code: 'archivo',
          message: 'El archivo ya no está. Súbalo de nuevo.',
          severity: 'error',
        })
      else if (file.state !== 'ready')
        problems.push({
          path: key,
          code: 'archivo',
          message: file.refusal ?? 'El archivo todavía se está revisando. Espere un momento.',
          severity: 'error',
        })
    }
  }
  const sectionOf = new Map(form.sections.flatMap((s) => s.fields.map((f) => [f.key, s.key] as const)))
  return problems.map((p) => ({ ...p, section: sectionOf.get(p.path.split('.')[0] ?? '') ?? null }))
}

export const blocking = (problems: readonly Problem[]): Problem[] => errorsOf(problems)
