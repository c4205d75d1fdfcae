import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { COMPETENCE } from '@ventanilla/catalog/competence/competence'
import { applicationOf } from '@ventanilla/catalog/procedures/forms/forms'
import { WORK_LISTS } from '@ventanilla/catalog/workflows/lists'
import { isOpen } from '@ventanilla/catalog/procedures/documents'
import { natureOfType, PROCEDURE_DEFS, PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { stepTermsOf } from '@ventanilla/catalog/procedures/step-terms'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { NUMBER_SHAPES, seriesByCode } from '@ventanilla/catalog/series'
import { NORMS } from '@ventanilla/catalog/legal/norms'
import { fineFigures } from '@ventanilla/catalog/fees/fine-figures'
import { AFFIRMATIONS } from '@ventanilla/catalog/acts/affirmations'
import { OFFICES } from '@ventanilla/catalog/territory/offices'
import { TERRITORY } from '@ventanilla/catalog/territory/territory'
import { caseStatuses, workflow } from '@ventanilla/catalog/workflows/loaded'
import { actRules } from '@ventanilla/catalog/workflows/rules'
import { comparedTerms } from '@ventanilla/catalog/workflows/compared-terms'
import { writtenTerms, writtenValidity } from '@ventanilla/catalog/workflows/written-terms'
import { templateFor } from '@ventanilla/domain/acts/appeal'
import { counterKey, formatNumber } from '@ventanilla/domain/acts/numbering'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { municipalitiesOfOffice, officeOf } from '@ventanilla/domain/identity/territory'
import { type ClosedDay, makeCalendar } from '@ventanilla/domain/terms/calendar'
import type { Term } from '@ventanilla/domain/workflow/definition/definition'
import type { CaseCatalogue } from './db/cases/catalogue.ts'

/** The authority's own figures, which administrators can change (decision 50). */
export const PARAMETERS: Readonly<Record<string, number>> = { 'notificacion.dias_acceso': 5 }

/** Builds the catalogue; called once, when the server starts. */
export function buildCatalogue(
  closedDays: readonly ClosedDay[] = [],
  parameters: Readonly<Record<string, number>> = PARAMETERS,
): CaseCatalogue {
  const procedures = new Map(PROCEDURES.map((p) => [p.ttId, p]))
  const forms = new Map<number, FormDef>()
  const stepTerms = new Map<number, Readonly<Record<string, Term>>>()
  for (const procedure of PROCEDURES) {
    const form = applicationOf(procedure)
    if (form !== null) forms.set(procedure.ttId, form)
  }
  for (const def of PROCEDURE_DEFS) stepTerms.set(def.ttId, stepTermsOf(def))
  const placeNames = new Map(TERRITORY.municipalities.map((m) => [m.dane, m.name]))
  return {
    workflow,
    broughtOver: workflow.families.filter((family) => family.broughtOver === true).map(({ id }) => id),
    actRules: actRules(actTemplates.values()),
    competence: COMPETENCE,
    actTemplateOf: (id, ttId, facts) => {
      const template = actTemplates.get(id)
      return template && templateFor(template, ttId, facts)
    },
    procedures,
    natureOf: natureOfType,
    forms,
    lists: WORK_LISTS,
    openToThirds: {
      // a file is identified by its document kind or by its row in the procedure; open only where both readings
      // agree
      documents: PROCEDURES.flatMap(({ ttId, documents }) => {
        const ids = [...new Set(documents.flatMap((d) => [d.id, d.documentId]))]
        return ids
          .filter((id) =>
            documents
              .filter((d) => d.id === id || d.documentId === id)
              .every((d) => d.origin === 'solicitante' && d.stage === 'radicacion' && isOpen(d.documentId)),
          )
          .map((id) => `${ttId}:${id}`)
      }),
      personalActs: [...actTemplates.values()].filter((act) => act.personal === true).map((act) => act.id),
    },
    offices: OFFICES.filter((o) => o.active).map((o) => ({
      id: o.code,
      name: o.name,
      address: o.address,
      municipalities: municipalitiesOfOffice(o.code, TERRITORY).map((m) => m.dane),
    })),
    roleNames: Object.fromEntries(ROLES.map((r) => [r.code, r.name])),
    statuses: caseStatuses,
    parameters,
    stepTerms: (ttId) => stepTerms.get(ttId) ?? {},
    writtenTerms: (ttId, prefix, facts) => writtenTerms(ttId, prefix, facts, WORK_LISTS),
    comparedTerms: (ttId, prefix, facts) => comparedTerms(ttId, prefix, facts, WORK_LISTS),
    judgedBy: { shapes: NUMBER_SHAPES, norms: NORMS, affirmations: AFFIRMATIONS },
    fineFigures,
    writtenValidity,
    calendar: makeCalendar({ closedDays }),
    formatNumber: (series, parts) => formatNumber(seriesByCode(series), parts),
    seriesScope: (series, parts) => counterKey(seriesByCode(series), parts).split(':')[1] ?? '',
    municipalityName: (code) => placeNames.get(code) ?? code,
    officeOfMunicipality: (code) => officeOf(code, TERRITORY).code,
  }
}
