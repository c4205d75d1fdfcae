import type { ActRecord, ComparedTerm, FineFigures } from '@ventanilla/domain/acts/coherence/record'
import type { CompetenceTable } from '@ventanilla/domain/acts/competence'
import type { ActTemplate } from '@ventanilla/domain/acts/template'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import type { Territory } from '@ventanilla/domain/identity/territory'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { ProcedureNature } from '@ventanilla/domain/procedures/traits'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { Lists } from '@ventanilla/domain/forms/lists'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import type { AttendingOffice } from '@ventanilla/domain/workflow/linked/move-office'
import type { Term, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import type { ActRule } from '@ventanilla/domain/workflow/state/state'

export interface Office {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly municipalities: readonly string[]
}

/** Configured per kind of document and act, so that no screen decides it. */
export interface OpenToThirds {
  /** documents of an application, as `<type>:<document>` */
  readonly documents: readonly string[]
  /** acts written to one person: letters, bills, proofs of notification */
  readonly personalActs: readonly string[]
}

/** The authority's data for the use cases, of one release of its configuration. */
export interface CaseCatalogue {
  /** release of the configuration of which all of this is */
  readonly release: number
  /** what is in force of every kind, for lists */
  readonly contents: Contents
  readonly workflow: Workflow
  /** families of expedientes of the former archive, for statements: `broughtOver` of a family */
  readonly broughtOver: readonly string[]
  readonly actRules: ReadonlyMap<string, ActRule>
  readonly competence: CompetenceTable
  /** a template adapted to a procedure type and to the captured facts */
  readonly actTemplateOf: (
    id: string,
    ttId: number,
    facts?: Readonly<Record<string, unknown>>,
  ) => ActTemplate | undefined
  readonly procedures: ReadonlyMap<number, ProcedureRevision>
  readonly natureOf: (ttId: number) => ProcedureNature
  readonly forms: ReadonlyMap<number, FormDef>
  readonly lists: Lists
  /** offices that are open to the public */
  readonly offices: readonly Office[]
  /** also of an office that is closed */
  readonly officeName: (code: string) => string
  readonly territory: Territory
  readonly feeFigures: FeeFigures
  readonly roleNames: Readonly<Record<string, string>>
  readonly statuses: Readonly<Record<string, string>>
  readonly parameters: Readonly<Record<string, number>>
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
  /** rules that check the text of every act */
  readonly judgedBy: Pick<ActRecord, 'shapes' | 'norms' | 'affirmations'>
  readonly fineFigures: (facts: Readonly<Record<string, unknown>>) => FineFigures | null
  readonly writtenValidity: (ttId: number, prefix: string, facts: Readonly<Record<string, unknown>>) => string
  readonly calendar: Calendar
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
