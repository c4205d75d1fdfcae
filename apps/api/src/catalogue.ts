import { COMPETENCE } from '@ventanilla/catalog/competence/competence'
import { WORK_LISTS } from '@ventanilla/catalog/workflows/lists'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { NORMS } from '@ventanilla/catalog/legal/norms'
import { FINE_CAPS, FINE_TABLES } from '@ventanilla/catalog/fees/fine'
import { fineFigures } from '@ventanilla/catalog/fees/fine-figures'
import { SHIPPED_FORMULAS } from '@ventanilla/catalog/fees/formulas'
import { NATIONAL_FIGURES } from '@ventanilla/catalog/fees/parameters'
import { USE_COEFFICIENTS } from '@ventanilla/catalog/fees/water-use'
import { AFFIRMATIONS } from '@ventanilla/catalog/acts/affirmations'
import { TERRITORY } from '@ventanilla/catalog/territory/territory'
import { caseStatuses, computedFacts } from '@ventanilla/catalog/workflows/loaded'
import {
  counterKey,
  formatNumber,
  numberPattern,
  type NumberingSeries,
} from '@ventanilla/domain/acts/numbering'
import {
  CALENDAR_KINDS,
  calendarIn,
  competenceIn,
  feeParametersIn,
  formulasIn,
  listsIn,
  roleNamesIn,
  seriesIn,
  territoryIn,
} from '@ventanilla/domain/configuration/readings'
import { competenceFor } from '@ventanilla/domain/acts/competence'
import { unsignedActs } from '@ventanilla/domain/configuration/whole/unsigned-acts'
import { settingsIn } from '@ventanilla/domain/configuration/own-settings'
import type { WholeRule } from '@ventanilla/domain/configuration/between'
import { unknownChoices } from '@ventanilla/domain/configuration/whole/unknown-choices'
import { wholeDefinitions } from '@ventanilla/domain/configuration/whole/whole-definitions'
import { attendingOffice, municipalitiesOfOffice, officeOf } from '@ventanilla/domain/identity/territory'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import { openCaseDefinitions } from './db/cases/case-definitions.ts'
import type { CaseCatalogue } from './db/cases/catalogue.ts'
import type { Configuration } from './db/configuration/follow.ts'
import type { Snapshot } from './db/configuration/snapshot.ts'

const ROLE_NAMES = Object.fromEntries(ROLES.map(({ code, name }) => [code, name]))

const ROLE_CODES: ReadonlySet<string> = new Set(ROLES.map(({ code }) => code))

/** Rules about the definitions as a whole, without which no process can serve. */
export const DEFINITION_RULES: readonly WholeRule[] = [wholeDefinitions({ roles: ROLE_CODES, computedFacts })]
const WHOLE_RULES: readonly WholeRule[] = [
  ...DEFINITION_RULES,
  unknownChoices(new Set(TERRITORY.municipalities.map(({ dane }) => dane)), ROLE_CODES),
  unsignedActs,
]

/** What the authority's configuration says; the rest ships with the program. */
type Configured = Pick<
  CaseCatalogue,
  | 'release'
  | 'newest'
  | 'of'
  | 'everyWorkflow'
  | 'everyForm'
  | 'procedureName'
  | 'contents'
  | 'lists'
  | 'offices'
  | 'officeName'
  | 'territory'
  | 'feeFigures'
  | 'parameters'
  | 'judgedBy'
  | 'calendarOf'
  | 'calendarSince'
  | 'formatNumber'
  | 'seriesScope'
  | 'municipalityName'
  | 'officeOfMunicipality'
  | 'broughtOver'
  | 'roleNames'
  | 'actRules'
  | 'actTemplateOf'
  | 'openToThirds'
  | 'attending'
  | 'signing'
>

/** Of the program itself, whatever the authority decides. */
function shippedPart(): Omit<CaseCatalogue, keyof Configured> {
  return {
    statuses: caseStatuses,
    fineFigures,
    wholeRules: WHOLE_RULES,
  }
}

function configuredPart(contents: Snapshot, calendars: Calendars, definitions: DefinitionsOf): Configured {
  const { release } = contents
  const territory = territoryIn(contents, TERRITORY)
  const placeNames = new Map(territory.municipalities.map((m) => [m.dane, m.name]))
  // of an office that was retired, the name with which it was shipped
  const officeNames = new Map([...TERRITORY.offices, ...territory.offices].map((o) => [o.code, o.name]))
  const lists = listsIn(contents, WORK_LISTS)
  const competence = competenceIn(contents)
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
    // what was signed before acts kept their ground was signed by what the product shipped
    signing: (office) => ({
      competence: competenceFor(competence, office),
      formerCompetence: competenceFor(COMPETENCE, office),
    }),
    roleNames: roleNamesIn(contents, ROLE_NAMES),
    lists,
    ...definitions(contents, lists),
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
    parameters: settingsIn(contents),
    feeFigures: {
      parameters: feeParametersIn(contents, NATIONAL_FIGURES),
      formulas: formulasIn(contents),
      firstFormulas: SHIPPED_FORMULAS,
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

type DefinitionsOf = ReturnType<typeof openCaseDefinitions>
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
 */
export function openCatalogue(configuration: Pick<Configuration, 'current'>): CaseCatalogue {
  const shipped = shippedPart()
  const definitions = openCaseDefinitions()
  const ofRelease = new WeakMap<Snapshot, Configured>()
  const calendars = openCalendars()
  const now = (): Configured => {
    const snapshot = configuration.current()
    let found = ofRelease.get(snapshot)
    if (found === undefined)
      ofRelease.set(snapshot, (found = configuredPart(snapshot, calendars, definitions)))
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
    signing: (office) => now().signing(office),
    get roleNames() {
      return now().roleNames
    },
    get lists() {
      return now().lists
    },
    get newest() {
      return now().newest
    },
    of: (row) => now().of(row),
    get everyWorkflow() {
      return now().everyWorkflow
    },
    get everyForm() {
      return now().everyForm
    },
    procedureName: (ttId) => now().procedureName(ttId),
    get broughtOver() {
      return now().broughtOver
    },
    get actRules() {
      return now().actRules
    },
    actTemplateOf: (id, row, facts) => now().actTemplateOf(id, row, facts),
    get openToThirds() {
      return now().openToThirds
    },
    get territory() {
      return now().territory
    },
    get offices() {
      return now().offices
    },
    officeName: (code) => now().officeName(code),
    get parameters() {
      return now().parameters
    },
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
