import type { ZoneRow } from '../../places/zone-words.ts'
import { documentNumberWords } from '../../identity/documents.ts'
import type { ComparedTerm } from '../../acts/coherence/record.ts'
import type { ActRole } from '../../acts/template.ts'
import type { ProcedureNature } from '../../procedures/traits.ts'
import type { Calendar } from '../../terms/calendar.ts'
import type { FamilyDef, StepDef } from '../../workflow/definition/definition.ts'
import {
  type ActLife,
  type ActMeaning,
  type CaseState,
  lastSignedWhere,
  type MeaningOf,
} from '../../workflow/state/state.ts'
import type { ApplicantWord } from '../../workflow/definition/applicant-word.ts'

export interface PartyFacts {
  readonly name: string
  /** 'Cédula de ciudadanía', 'NIT' … */
  readonly documentType: string
  /** code of the document type in the registration */
  readonly documentTypeId: number
  readonly document: string
  readonly email: string
  readonly address: string
  /** day on which the party authorised electronic notification; null or absent: not authorised, or unknown */
  readonly authorisedOn?: string | null
}

export interface ActContext {
  readonly state: CaseState
  readonly radicado: string | null
  readonly filedOn: string | null
  readonly expediente: string | null
  readonly procedureName: string
  readonly nature: ProcedureNature
  readonly applicant: PartyFacts
  /** word that the acts use for the applicant */
  readonly applicantIs: ApplicantWord
  /** the person who asks to intervene in the applicant's case, in acts about an intervention */
  readonly third?: PartyFacts
  /** every party by id, including the applicant: an act notifies each under their own name and document */
  readonly people: ReadonlyMap<string, PartyFacts>
  readonly answers: Readonly<Record<string, unknown>>
  readonly municipalityName: string
  readonly officeName: string
  /** name of an office, by its code */
  readonly officeNamed: (code: string) => string
  readonly city: string
  readonly today: string
  readonly calendar: Calendar
  readonly drafterName: string
  readonly actNumbers: ReadonlyMap<
    string,
    {
      readonly number: string | null
      readonly signedOn: string | null
      /** 2: female, by the codes of the registration */
      readonly signerGender: number | null
    }
  >
  /** documents in the expediente, by purpose or by title and number; only when the act lists them */
  readonly documents: readonly string[]
  /** what the zones said of the case; only when the act says it */
  readonly zones: readonly ZoneRow[]
  readonly notifications: readonly {
    readonly actId: string
    readonly name: string
    readonly means: string
    readonly legalOn: string
  }[]
  readonly authority: {
    readonly name: string
    readonly address: string
    readonly city: string
    readonly hours: string
    readonly email: string
    readonly phone: string
  }
  /** heading with its variables, signer's position and appeal clause of an act's template, by template id */
  readonly actFacts: (
    act: Pick<ActLife, 'template' | 'signerRole' | 'signedOn' | 'signedUnder'>,
    signerGender: number | null | undefined,
  ) => { readonly title: string; readonly position: string; readonly appeal: string | null }
  /** what the template of an earlier act says of it */
  readonly meaningOf: MeaningOf
  /** definition of a step of the workflow */
  readonly stepOf: (id: string) => StepDef | undefined
  readonly familyOf: (id: string) => FamilyDef | undefined
  readonly listLabel: (list: string, value: string) => string
  /** title of a checklist document, by its id */
  readonly documentTitle: (id: string) => string
  /** granted terms under a prefix with the requested and recommended ones, and the reason of each difference */
  readonly compared: (prefix: string) => readonly (ComparedTerm & { readonly reason: string })[]
  /** terms of the case's type among the facts under a prefix, in words; the validity is separate */
  readonly terms: (prefix: string) => readonly { readonly concepto: string; readonly valor: string }[]
  readonly validity: (prefix: string) => string
}

type Numbered = ActContext['actNumbers'] extends ReadonlyMap<string, infer Value> ? Value : never
export const actOf = (c: ActContext, id: string): Numbered | undefined => c.actNumbers.get(id)

/** The latest signed act of a template. */
export const lastSigned = (c: ActContext, template: string): ActLife | undefined =>
  c.state.flow.acts.filter((act) => act.template === template && act.phase === 'signed').at(-1)

/** The latest signed act whose template says what is asked. */
export const lastSignedThat = (c: ActContext, asked: (meaning: ActMeaning) => boolean): ActLife | undefined =>
  lastSignedWhere(c.state.flow, c.meaningOf, asked)

/** The latest signed act with a role. */
export const lastSignedAs = (c: ActContext, role: ActRole): ActLife | undefined =>
  lastSignedThat(c, (meaning) => meaning.role === role)

/** How an act cites an opinion, in mid-sentence; '' without one. */
export const citationOf = (c: ActContext, act: ActLife | undefined): string =>
  (act === undefined ? undefined : c.meaningOf(act.template)?.citedAs) ?? ''

/** Steps in which the case stands. */
export const stepsOpen = (c: ActContext): readonly StepDef[] =>
  c.state.flow.tasks.flatMap(({ step }) => c.stepOf(step) ?? [])

export const numberOf = (c: ActContext, act: ActLife | undefined): string =>
  act === undefined ? '' : (actOf(c, act.id)?.number ?? '')
export const dateOf = (c: ActContext, act: ActLife | undefined): string =>
  act === undefined ? '' : (actOf(c, act.id)?.signedOn ?? '')

/** Document number as acts write it: only a NIT includes its check digit. */
export const documentText = ({ documentTypeId, document }: PartyFacts): string =>
  documentNumberWords(documentTypeId, document)
