import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { COMPETENCE } from '@ventanilla/catalog/competence/competence'
import { applicationOf } from '@ventanilla/catalog/procedures/forms/forms'
import { WORK_LISTS } from '@ventanilla/catalog/workflows/lists'
import { isOpen } from '@ventanilla/catalog/procedures/documents'
import { natureOfType, PROCEDURE_DEFS, PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { stepTermsOf } from '@ventanilla/catalog/procedures/step-terms'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { NORMS } from '@ventanilla/catalog/legal/norms'
import { FINE_CAPS, FINE_TABLES } from '@ventanilla/catalog/fees/fine'
import { fineFigures } from '@ventanilla/catalog/fees/fine-figures'
import { NATIONAL_FIGURES } from '@ventanilla/catalog/fees/parameters'
import { USE_COEFFICIENTS } from '@ventanilla/catalog/fees/water-use'
import { AFFIRMATIONS } from '@ventanilla/catalog/acts/affirmations'
import { TERRITORY } from '@ventanilla/catalog/territory/territory'
import { caseStatuses, workflow } from '@ventanilla/catalog/workflows/loaded'
import { actRules } from '@ventanilla/catalog/workflows/rules'
import { comparedTerms } from '@ventanilla/catalog/workflows/compared-terms'
import { writtenTerms, writtenValidity } from '@ventanilla/catalog/workflows/written-terms'
import { templateFor } from '@ventanilla/domain/acts/appeal'
import {
  counterKey,
  formatNumber,
  numberPattern,
  type NumberingSeries,
} from '@ventanilla/domain/acts/numbering'
import {
  CALENDAR_KINDS,
  calendarIn,
  feeParametersIn,
  listsIn,
  seriesIn,
  territoryIn,
} from '@ventanilla/domain/configuration/readings'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { municipalitiesOfOffice, officeOf } from '@ventanilla/domain/identity/territory'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import type { Term } from '@ventanilla/domain/workflow/definition/definition'
import type { CaseCatalogue } from './db/cases/catalogue.ts'
import type { Configuration } from './db/configuration/follow.ts'
import type { Snapshot } from './db/configuration/snapshot.ts'
import { type Published, withRevisions } from './modules/catalogue/publish.ts'

/** The authority's own figures, which administrators can change (decision 50). */
export const PARAMETERS: Readonly<Record<string, number>> = { 'notificacion.dias_acceso': 5 }

/** What the authority's configuration says; the rest ships with the program. */
type Configured = Pick<
  CaseCatalogue,
  | 'release'
  | 'contents'
  | 'lists'
  | 'writtenTerms'
  | 'comparedTerms'
  | 'offices'
  | 'officeName'
  | 'territory'
  | 'feeFigures'
  | 'judgedBy'
  | 'calendarOf'
  | 'calendarSince'
  | 'formatNumber'
  | 'seriesScope'
  | 'municipalityName'
  | 'officeOfMunicipality'
>

/** Of the program itself, whatever the authority decides. */
function shippedPart(): Omit<CaseCatalogue, keyof Configured> {
  const procedures = new Map(PROCEDURES.map((p) => [p.ttId, p]))
  const forms = new Map<number, FormDef>()
  const stepTerms = new Map<number, Readonly<Record<string, Term>>>()
  for (const procedure of PROCEDURES) {
    const form = applicationOf(procedure)
    if (form !== null) forms.set(procedure.ttId, form)
  }
  for (const def of PROCEDURE_DEFS) stepTerms.set(def.ttId, stepTermsOf(def))
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
    roleNames: Object.fromEntries(ROLES.map((r) => [r.code, r.name])),
    statuses: caseStatuses,
    parameters: PARAMETERS,
    stepTerms: (ttId) => stepTerms.get(ttId) ?? {},
    fineFigures,
    writtenValidity,
  }
}

function configuredPart(contents: Snapshot, calendars: Calendars): Configured {
  const { release } = contents
  const territory = territoryIn(contents, TERRITORY)
  const placeNames = new Map(territory.municipalities.map((m) => [m.dane, m.name]))
  const officeNames = new Map(territory.offices.map((o) => [o.code, o.name]))
  const lists = listsIn(contents, WORK_LISTS)
  const all = seriesIn(contents)
  const byCode = new Map(all.map((one) => [one.code, one]))
  const seriesOf = (code: string): NumberingSeries => {
    const found = byCode.get(code)
    if (found === undefined) throw new RangeError(`No hay una serie de numeración ${code}.`)
    return found
  }
  return {
    release,
    contents,
    lists,
    writtenTerms: (ttId, prefix, facts) => writtenTerms(ttId, prefix, facts, lists),
    comparedTerms: (ttId, prefix, facts) => comparedTerms(ttId, prefix, facts, lists),
    territory,
    offices: territory.offices
      .filter((o) => o.active)
      .map((o) => ({
        id: o.code,
        name: o.name,
        address: o.address,
        municipalities: municipalitiesOfOffice(o.code, territory).map((m) => m.dane),
      })),
    officeName: (code) => officeNames.get(code) ?? code,
    feeFigures: {
      parameters: feeParametersIn(contents, NATIONAL_FIGURES),
      uses: USE_COEFFICIENTS,
      fines: { tables: FINE_TABLES, caps: FINE_CAPS },
    },
    judgedBy: {
      shapes: all.flatMap((one) => numberPattern(one) ?? []),
      norms: NORMS,
      affirmations: AFFIRMATIONS,
    },
    ...calendars(contents),
    formatNumber: (series, parts) => formatNumber(seriesOf(series), parts),
    seriesScope: (series, parts) => counterKey(seriesOf(series), parts).split(':')[1] ?? '',
    municipalityName: (code) => placeNames.get(code) ?? code,
    officeOfMunicipality: (code) => officeOf(code, territory).code,
  }
}

type Calendars = (contents: Snapshot) => Pick<CaseCatalogue, 'calendarOf' | 'calendarSince'>

/** Calendars of the offices, one object each until some calendar changes: business days are cached by it. */
function openCalendars(): Calendars {
  let kept: { readonly since: number; readonly byOffice: Map<string | null, Calendar> } | undefined
  return (contents) => {
    const since = contents.lastChange(CALENDAR_KINDS)
    // a call can still read the release before the newest
    const { byOffice } = kept?.since === since ? kept : (kept = { since, byOffice: new Map() })
    return {
      calendarSince: since,
      calendarOf(office) {
        let found = byOffice.get(office)
        if (found === undefined) byOffice.set(office, (found = calendarIn(contents, office)))
        return found
      },
    }
  }
}

/**
 * The catalogue of whatever release is current where it is read: within a transaction that of its gate. Keep it,
 * and read its properties where they are used.
 * @param published revisions of the procedures in force; none: each is at its first
 */
export function openCatalogue(
  configuration: Pick<Configuration, 'current'>,
  published: readonly Published[] = [],
): CaseCatalogue {
  const shipped = withRevisions(shippedPart(), published)
  const ofRelease = new WeakMap<Snapshot, Configured>()
  const calendars = openCalendars()
  const now = (): Configured => {
    const snapshot = configuration.current()
    let found = ofRelease.get(snapshot)
    if (found === undefined) ofRelease.set(snapshot, (found = configuredPart(snapshot, calendars)))
    return found
  }
  return {
    ...shipped,
    get release() {
      return now().release
    },
    get contents() {
      return now().contents
    },
    get lists() {
      return now().lists
    },
    writtenTerms: (ttId, prefix, facts) => now().writtenTerms(ttId, prefix, facts),
    comparedTerms: (ttId, prefix, facts) => now().comparedTerms(ttId, prefix, facts),
    get territory() {
      return now().territory
    },
    get offices() {
      return now().offices
    },
    officeName: (code) => now().officeName(code),
    get feeFigures() {
      return now().feeFigures
    },
    get judgedBy() {
      return now().judgedBy
    },
    calendarOf: (office) => now().calendarOf(office),
    get calendarSince() {
      return now().calendarSince
    },
    formatNumber: (series, parts) => now().formatNumber(series, parts),
    seriesScope: (series, parts) => now().seriesScope(series, parts),
    municipalityName: (code) => now().municipalityName(code),
    officeOfMunicipality: (code) => now().officeOfMunicipality(code),
  }
}
