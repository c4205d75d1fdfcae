import { COMPETENCE } from '@ventanilla/catalog/competence/competence'
import { WORK_LISTS } from '@ventanilla/catalog/workflows/lists'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { NORMS } from '@ventanilla/catalog/legal/norms'
import { FINE_CAPS, FINE_TABLES } from '@ventanilla/catalog/fees/fine'
import { fineFigures } from '@ventanilla/catalog/fees/fine-figures'
import { NATIONAL_FIGURES } from '@ventanilla/catalog/fees/parameters'
import { USE_COEFFICIENTS } from '@ventanilla/catalog/fees/water-use'
import { AFFIRMATIONS } from '@ventanilla/catalog/acts/affirmations'
import { TERRITORY } from '@ventanilla/catalog/territory/territory'
import { caseStatuses } from '@ventanilla/catalog/workflows/loaded'
import { comparedTerms } from '@ventanilla/domain/definitions/compose/compared-terms'
import { writtenTerms, writtenValidity } from '@ventanilla/domain/definitions/compose/written-terms'
import { PLAIN } from '@ventanilla/domain/procedures/traits'
import { definitionsReader } from '@ventanilla/domain/configuration/definitions-in'
import type { Definitions } from '@ventanilla/domain/definitions/compose/compose'
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
  roleNamesIn,
  seriesIn,
  territoryIn,
} from '@ventanilla/domain/configuration/readings'
import { attendingOffice, municipalitiesOfOffice, officeOf } from '@ventanilla/domain/identity/territory'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import type { CaseCatalogue } from './db/cases/catalogue.ts'
import type { Configuration } from './db/configuration/follow.ts'
import type { Snapshot } from './db/configuration/snapshot.ts'
import { type Published, withRevisions } from './modules/catalogue/publish.ts'

const ROLE_NAMES = Object.fromEntries(ROLES.map(({ code, name }) => [code, name]))

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
  | 'workflow'
  | 'broughtOver'
  | 'roleNames'
  | 'actRules'
  | 'actTemplateOf'
  | 'procedures'
  | 'natureOf'
  | 'forms'
  | 'openToThirds'
  | 'stepTerms'
  | 'writtenValidity'
  | 'attending'
>

/** Of the program itself, whatever the authority decides. */
function shippedPart(): Omit<CaseCatalogue, keyof Configured> {
  return {
    competence: COMPETENCE,
    statuses: caseStatuses,
    parameters: PARAMETERS,
    fineFigures,
  }
}

function configuredPart(contents: Snapshot, calendars: Calendars, definitions: Definitions): Configured {
  const { release } = contents
  const { workflow, procedures, natures, applications, stepTerms, acts, actRules, openToThirds, brought } =
    definitions
  const territory = territoryIn(contents, TERRITORY)
  const placeNames = new Map(territory.municipalities.map((m) => [m.dane, m.name]))
  // of an office that was retired, the name with which it was shipped
  const officeNames = new Map([...TERRITORY.offices, ...territory.offices].map((o) => [o.code, o.name]))
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
    roleNames: roleNamesIn(contents, ROLE_NAMES),
    lists,
    workflow,
    broughtOver: workflow.families.filter((family) => family.broughtOver === true).map(({ id }) => id),
    actRules,
    actTemplateOf: (id, ttId, facts) => {
      const template = acts.get(id)
      return template && templateFor(template, ttId, facts)
    },
    procedures,
    natureOf: (ttId) => natures.get(ttId) ?? PLAIN,
    forms: applications,
    openToThirds,
    stepTerms: (ttId) => stepTerms.get(ttId) ?? {},
    writtenValidity: (ttId, prefix, facts) => writtenValidity(brought, ttId, prefix, facts),
    writtenTerms: (ttId, prefix, facts) => writtenTerms(brought, ttId, prefix, facts, lists),
    comparedTerms: (ttId, prefix, facts) => comparedTerms(brought, ttId, prefix, facts, lists),
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
    attending: (code) => attendingOffice(code, territory),
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
  const shipped = shippedPart()
  const definitionsOf = definitionsReader()
  const ofRelease = new WeakMap<Snapshot, Configured>()
  const calendars = openCalendars()
  const now = (): Configured => {
    const snapshot = configuration.current()
    let found = ofRelease.get(snapshot)
    if (found === undefined)
      ofRelease.set(
        snapshot,
        (found = withRevisions(configuredPart(snapshot, calendars, definitionsOf(snapshot)), published)),
      )
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
    get roleNames() {
      return now().roleNames
    },
    get lists() {
      return now().lists
    },
    get workflow() {
      return now().workflow
    },
    get broughtOver() {
      return now().broughtOver
    },
    get actRules() {
      return now().actRules
    },
    actTemplateOf: (id, ttId, facts) => now().actTemplateOf(id, ttId, facts),
    get procedures() {
      return now().procedures
    },
    natureOf: (ttId) => now().natureOf(ttId),
    get forms() {
      return now().forms
    },
    get openToThirds() {
      return now().openToThirds
    },
    stepTerms: (ttId) => now().stepTerms(ttId),
    writtenValidity: (ttId, prefix, facts) => now().writtenValidity(ttId, prefix, facts),
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
    attending: (code) => now().attending(code),
  }
}
