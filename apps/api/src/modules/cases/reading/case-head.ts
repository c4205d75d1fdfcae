import type { caseSummary } from '@ventanilla/contract/case-shapes'
import type { z } from 'zod'
import { nameOfCase } from '../../../db/cases/case-name.ts'
import type { CaseRow } from '../../../db/cases/load.ts'
import type { AppDeps } from '../../../deps.ts'

type Summary = z.input<typeof caseSummary>

/** Identifies a case (procedure, applicant, place, state) in the same words in a list and on its screen. */
export const headOf = (
  { catalogue }: AppDeps,
  row: CaseRow,
): Omit<Summary, 'due' | 'updatedAt' | 'now' | 'verdict' | 'waitsForMe'> => ({
  id: row.id,
  ttId: row.tt_id,
  procedure: nameOfCase(catalogue, row),
  family: row.family,
  parentId: row.parent_id,
  radicado: row.radicado,
  expediente: row.expediente,
  status: row.status,
  statusLabel: catalogue.statuses[row.status] ?? row.status,
  applicant: { id: row.applicant_id, name: row.applicant_name },
  office: row.office,
  municipality: row.municipality === null ? null : catalogue.municipalityName(row.municipality),
  filedAt: row.filed_at?.toISOString() ?? null,
})
