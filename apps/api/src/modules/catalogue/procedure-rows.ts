import type { ProcedureDocument, ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { isOffLine } from '@ventanilla/domain/procedures/off-line'
import { outlineOf } from '@ventanilla/domain/forms/form-outline'
import type { Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { type PublicStep, publicStepsOf } from '@ventanilla/domain/workflow/diagram/public-steps'
import { chargesByValue, type ShownScale } from './fee-scale.ts'
import type { Practice } from './practice.ts'

const subcategoryOf = (p: ProcedureRevision): { tcs_id: number; tcs_nombre: string; tcs_imagen: string } => ({
  tcs_id: p.subcategory.id,
  tcs_nombre: p.subcategory.name,
  tcs_imagen: p.subcategory.image,
})

/** A procedure in the list: the fields of section 3 and those of the cards. */
export const listRow = (p: ProcedureRevision, scale: ShownScale | null, online: boolean, today: string) => ({
  tt_id: p.ttId,
  tt_nombre: p.name,
  tt_descripcion: p.description,
  tt_imagen: p.image,
  tt_estado: p.status,
  fk_tram_subcategoria: subcategoryOf(p),
  summary: p.summary,
  terms: p.terms.map((term) => ({ ...term })),
  fee: { evaluation: p.fee.evaluation, exemptions: [...p.fee.exemptions] },
  feeFrom: chargesByValue(p.fee.evaluation) ? (scale?.brackets[0]?.ceiling ?? null) : null,
  online,
  offLine: offLineRow(p, today),
  listed: p.listed,
  presentation: p.presentation,
})

/** The same with everything that the public detail shows. */
export const detailRow = (
  p: ProcedureRevision,
  scale: ShownScale | null,
  today: string,
  practice: Practice | null,
  form: FormDef | null,
  workflow: Workflow | null,
) => ({
  ...listRow(p, scale, form !== null, today),
  tram_documento_tramite: p.documents.toSorted((a, b) => a.order - b.order).map(documentRow),
  detailText: p.detailText ?? null,
  validity: p.validity,
  legalBasis: p.legalBasis.map((basis) => ({ ...basis })),
  feeScale: chargesByValue(p.fee.evaluation) ? scale : null,
  practice,
  formId: p.form.id,
  outline: form === null ? [] : outlineOf(form),
  way: form === null || workflow === null ? [] : way(p, workflow),
})

/** When the portal does not receive it, until that is over; null: it does. */
function offLineRow({ offLine }: ProcedureRevision, today: string) {
  if (offLine === undefined || (offLine.until !== undefined && offLine.until < today)) return null
  const { from, until = null, notice } = offLine
  return { now: isOffLine(offLine, today), from, until, notice }
}

function way(p: ProcedureRevision, workflow: Workflow): PublicStep[] {
  const family = familyOfType(workflow, p)
  return family === undefined ? [] : publicStepsOf(family, (step) => workflow.steps.get(step)?.title ?? step)
}

const documentRow = (d: ProcedureDocument) => ({
  tdt_id: d.id,
  tdt_orden: d.order,
  fk_tram_documento: { td_id: d.documentId, td_titulo: d.title, td_descripcion: d.description },
  need: d.need,
  ...(d.conditionText !== undefined && { conditionText: d.conditionText }),
  ...(d.link !== undefined && { link: d.link }),
  origin: d.origin,
  stage: d.stage,
  hiddenInDetail: d.hiddenInDetail,
  accept: [...d.accept],
  maxMegabytes: d.maxMegabytes,
})
