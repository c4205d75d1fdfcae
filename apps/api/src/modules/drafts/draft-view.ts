import type { drafts } from '@ventanilla/contract/drafts.contract'
import { documentsForFiling } from '@ventanilla/domain/cases/procedure'
import type { z } from 'zod'
import { sql } from '../../db/sql.ts'
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
  readonly state: string
  readonly refusal: string | null
}

/** A draft with everything that its form needs, whoever writes in it. */
export async function draftView(deps: AppDeps, row: DraftRow): Promise<DraftView> {
  const procedure = deps.catalogue.procedures.get(row.tt_id)
  const files = await deps.db.rows<FileRow>(sql`
    select id, name, size, mime, document_id as "documentId", state, refusal from files
    where case_id = ${row.id}::uuid and state <> 'replaced' order by created_at`)
  return {
    id: row.id,
    applicantId: row.applicant_id,
    ttId: row.tt_id,
    name: procedure?.name ?? '',
    answers: row.answers,
    version: row.version,
    fieldVersions: row.field_versions,
    updatedAt: row.updated_at.toISOString(),
    form: deps.catalogue.forms.get(row.tt_id) ?? null,
    documents: procedure === undefined ? [] : documentsForFiling(procedure),
    files,
    lists: deps.catalogue.lists,
    filed: row.radicado !== null,
    news: row.news,
  }
}

/** What a save is answered with: kept, or what the draft holds now because it moved on meanwhile. */
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
