import type { drafts } from '@ventanilla/contract/drafts.contract'
import { linksIn } from '@ventanilla/domain/configuration/links'
import { documentsForFiling, type FeeBasis } from '@ventanilla/domain/procedures/procedure'
import { lastFeeYear } from '@ventanilla/domain/fees/maximum'
import { parametersOfYear } from '@ventanilla/domain/fees/parameters'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { ok } from '../../http/reply.ts'
import type { DraftRow, Saved } from './draft.ts'

type DraftView = z.input<(typeof drafts)['drafts.read']['answers'][200]>

interface FileRow {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly mime: string
  readonly documentId: number | null
  readonly state: DraftView['files'][number]['state']
  readonly refusal: string | null
}

/** A draft with everything its form needs, for any writer. */
export async function draftView(deps: AppDeps, row: DraftRow): Promise<DraftView> {
  const procedure = deps.catalogue.of(row).procedures.get(row.tt_id)
  const files = await deps.db.rows<FileRow>(sql`
    select id, name, size, mime, document_id as "documentId", state, refusal from files
    where case_id = ${row.id}::uuid and state <> 'replaced' order by created_at`)
  return {
    id: row.id,
    applicantId: row.applicant_id,
    ttId: row.tt_id,
    name: procedure?.name ?? '',
    links: [...linksIn(deps.catalogue.contents, row.tt_id)],
    answers: row.answers,
    version: row.version,
    fieldVersions: row.field_versions,
    updatedAt: row.updated_at.toISOString(),
    form: deps.catalogue.of(row).forms.get(row.tt_id) ?? null,
    documents: procedure === undefined ? [] : documentsForFiling(procedure),
    files,
    lists: deps.catalogue.lists,
    filed: row.radicado !== null,
    charge: procedure === undefined ? null : chargeOf(deps, procedure.fee),
    news: row.news,
  }
}

function chargeOf(deps: AppDeps, fee: FeeBasis): DraftView['charge'] {
  const year = Number(bogotaDate(deps.clock.now().toISOString()).slice(0, 4))
  const { parameters } = deps.catalogue.feeFigures
  const known = lastFeeYear(parameters, year)
  return known === null ? null : { fee, year, parameters: parametersOfYear(parameters, known) }
}

/** Response to a save: saved, or the draft's current content after a conflict. */
export function savedReply(
  saved: Saved | { conflict: { version: number; theirs: Record<string, unknown> } },
) {
  if (!('conflict' in saved)) return ok(saved)
  return {
    status: 409 as const,
    body: {
      status: 409 as const,
      message: 'Este borrador cambió en otro equipo. Juntamos los cambios; revise los campos marcados.',
      ...saved.conflict,
    },
  }
}
