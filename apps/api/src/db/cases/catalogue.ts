import type { ActRecord, ComparedTerm, FineFigures } from '@ventanilla/domain/acts/coherence/record'
import type { CompetenceTable } from '@ventanilla/domain/acts/competence'
import type { ActTemplate } from '@ventanilla/domain/acts/template'
import type { WholeRule } from '@ventanilla/domain/configuration/between'
import type { OwnFigures } from '@ventanilla/domain/configuration/own-settings'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import type { OpenToThirds } from '@ventanilla/domain/definitions/compose/open-to-thirds'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import type { Territory } from '@ventanilla/domain/identity/territory'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { ProcedureNature } from '@ventanilla/domain/procedures/traits'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { Lists } from '@ventanilla/domain/forms/lists'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import type { AttendingOffice } from '@ventanilla/domain/workflow/linked/move-office'
import type { Term, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import type { ActRule, CommonActRule } from '@ventanilla/domain/workflow/state/state'

/** Powers to sign for the cases of an office. */
export interface Signing {
  readonly competence: CompetenceTable
  /** under which acts were signed before they kept their ground */
  readonly formerCompetence: CompetenceTable
}

export interface Office {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly municipalities: readonly string[]
}

/** What says by which definitions something runs: a row of `cases`, or a case as the engine knows it. */
export type RunsBy = Releases &
  // its procedure says who does the steps of its cases
  ({ readonly tt_id: number } | { readonly ttId: number })

interface Releases {
  /** release that changed some definition last when the case was filed; of a draft, when its form was last read */
  readonly definitions: number
  /** release whose workflow an administrator gave it since (`move-definitions`); null: that of `definitions` */
  readonly movedTo: number | null
}

/** What cases run by: procedures, forms and workflow, put together from the definitions of one release. */
export interface CaseDefinitions {
  /** release that changed some definition last */
  readonly since: number
  readonly workflow: Workflow
  /**
   * what the engine knows of each act: as it is in force, because a template is for every act that begins from now on; one
   * that only running cases write, as they know it
   */
  readonly actRules: ReadonlyMap<string, ActRule>
  readonly procedures: ReadonlyMap<number, ProcedureRevision>
  readonly natureOf: (ttId: number) => ProcedureNature
  readonly forms: ReadonlyMap<number, FormDef>
  /** terms per step set by the procedure, which override those of the family (decision 31) */
  readonly stepTerms: (ttId: number) => Readonly<Record<string, Term>>
  /** terms granted, proposed or certified, worded for the acts */
  readonly writtenTerms: (
    ttId: number,
    prefix: string,
    facts: Readonly<Record<string, unknown>>,
  ) => readonly { readonly concepto: string; readonly valor: string }[]
  /**
   * values granted under a prefix against those requested and recommended, with the reason of each difference
   */
  readonly comparedTerms: (
    ttId: number,
    prefix: string,
    facts: Readonly<Record<string, unknown>>,
  ) => readonly (ComparedTerm & { readonly reason: string })[]
  readonly writtenValidity: (ttId: number, prefix: string, facts: Readonly<Record<string, unknown>>) => string
}

/** The authority's data for the use cases, of one release of its configuration. */
export interface CaseCatalogue {
  /** release of the configuration of which all of this is */
  readonly release: number
  /** what is in force of every kind, for lists */
  readonly contents: Contents
  /** rules about the configuration as a whole, that hold for every publication */
  readonly wholeRules: readonly WholeRule[]
  /** definitions in force: for what begins now, and for what is about no case */
  readonly newest: CaseDefinitions
  /**
   * definitions by which a case runs until it ends: what a release changes or takes away strands none (design of the
   * configuration). @throws Refusal when this process does not know the release yet
   */
  readonly of: (row: RunsBy) => CaseDefinitions
  /** families and steps in force, and those that only running cases still have: for lists of what is in many cases */
  readonly everyWorkflow: Workflow
  /** forms in force, and those with which running cases were filed */
  readonly everyForm: readonly FormDef[]
  /** name of a procedure, also of one that is no longer in force */
  readonly procedureName: (ttId: number) => string
  /** of each act what is alike in all procedures; who writes it is in `of(row).actRules` */
  readonly actRules: ReadonlyMap<string, CommonActRule>
  /** a template adapted to the procedure type of a case and to the captured facts; versions as for `actRules` */
  readonly actTemplateOf: (
    id: string,
    row: RunsBy & { readonly tt_id: number },
    facts?: Readonly<Record<string, unknown>>,
  ) => ActTemplate | undefined
  /** families of expedientes of the former archive, for statements: `broughtOver` of a family */
  readonly broughtOver: readonly string[]
  /** who can sign for the cases of an office, as it is in force, and as it was before acts kept their ground */
  readonly signing: (office: string | null) => Signing
  readonly lists: Lists
  /** offices that are open to the public */
  readonly offices: readonly Office[]
  /** also of an office that is closed */
  readonly officeName: (code: string) => string
  readonly territory: Territory
  readonly feeFigures: FeeFigures
  readonly roleNames: Readonly<Record<string, string>>
  readonly statuses: Readonly<Record<string, string>>
  /** the portal's own settings (decision 50) */
  readonly parameters: OwnFigures
  /** rules that check the text of every act */
  readonly judgedBy: Pick<ActRecord, 'shapes' | 'norms' | 'affirmations'>
  readonly fineFigures: (facts: Readonly<Record<string, unknown>>) => FineFigures | null
  /** business days of an office; null: of the authority, for what is of no office */
  readonly calendarOf: (office: string | null) => Calendar
  /** release that changed some calendar last: terms that were counted before it are counted again */
  readonly calendarSince: number
  /** documents and acts of a case that a recognised third party can read */
  readonly openToThirds: OpenToThirds
  readonly formatNumber: (series: string, parts: { n: number; year: number; ttId: number }) => string
  /** scope of a series' counter: the year or the procedure type */
  readonly seriesScope: (series: string, parts: { year: number; ttId: number }) => string
  readonly municipalityName: (code: string) => string
  readonly officeOfMunicipality: (code: string | null) => string
  /** the open office that attends what an office had: itself, or the one that took over its work; null: none is open */
  readonly attending: (code: string) => AttendingOffice | null
}
