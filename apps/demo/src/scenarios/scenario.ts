/** Action when a demonstration case stands in a step. */
export interface Turn {
  readonly outcome: string
  readonly data?: Readonly<Record<string, unknown>>
  /** the acting account, where it matters; default any permitted one */
  readonly by?: string
  /** appellants in order; default the applicant, on the usual grounds */
  readonly appeals?: readonly Appellant[]
}

interface Appellant {
  readonly by: string
  readonly reasons: string
}

/** Action in a step; `act`: the template of the act the task reviews or signs. */
export type Plan = Turn | 'wait' | ((visit: number, act?: string) => Turn | 'wait' | undefined)

/** One case: its target, its path, and the days behind it. */
export interface Scenario {
  readonly name: string
  /** step in which it waits for a person; 'FIN' closed; 'borrador' never filed */
  readonly target: string
  /** the act with which it stops there; default the first one */
  readonly act?: string
  readonly applicant: string
  /** filed type; default the surface water concession */
  readonly ttId?: number
  readonly answers?: Readonly<Record<string, unknown>>
  /** enough for its target in any season, and no more than its target lasts (`seasons.deep.test.ts`) */
  readonly days: number
  /** days between steps */
  readonly pace?: number
  readonly turns: Readonly<Record<string, Plan>>
  /** the transferee once it is filed: the scenario is then its change of applicant */
  readonly passesTo?: string
  /** a proxy of the applicant from the filing date, with a power for this case */
  readonly proxy?: string
  /** opened instead of filed: from the case of the scenario with that name, or by itself */
  readonly entryPoint?: { readonly family: string; readonly step: string; readonly beside: string | null }
  /** still moving on the day of seeding: its target is a passing step */
  readonly onTheWay?: true
  /** reaches its step in its last days, since the step's term runs out by itself */
  readonly late?: boolean
  /** false: the applicant does not open electronic notifications */
  readonly opens?: boolean
}

export const does = (outcome: string, data?: Readonly<Record<string, unknown>>): Turn => ({
  outcome,
  ...(data && { data }),
})
