/** What is done when a case of the demonstration stands in a step. */
export interface Turn {
  readonly outcome: string
  readonly data?: Readonly<Record<string, unknown>>
  /** the account of who does it, where that matters; default whoever may */
  readonly by?: string
  /** who appeals, one after another; default the applicant, on the usual grounds */
  readonly appeals?: readonly Appellant[]
}

interface Appellant {
  readonly by: string
  readonly reasons: string
}

/** What is done in a step; `act`: the template of the act that the task reviews or signs. */
export type Plan = Turn | 'wait' | ((visit: number, act?: string) => Turn | 'wait' | undefined)

/** One case: where it ends up, by which way, and how many days lie behind it. */
export interface Scenario {
  readonly name: string
  /** step in which it waits for a person; 'FIN' closed; 'borrador' never filed */
  readonly target: string
  /** the act with which it stops there; default whichever comes first */
  readonly act?: string
  readonly applicant: string
  /** type that is filed; default the surface water concession */
  readonly ttId?: number
  readonly answers?: Readonly<Record<string, unknown>>
  readonly days: number
  /** days between one step and the next */
  readonly pace?: number
  readonly turns: Readonly<Record<string, Plan>>
  /** whoever is to take the case once it is filed: what is told then is the change of its applicant */
  readonly passesTo?: string
  /** somebody who acts for the applicant from the day on which it is filed, with a power for this case */
  readonly proxy?: string
  /** it is not filed: it begins by a door, beside the case of the scenario with that name or by itself */
  readonly door?: { readonly family: string; readonly step: string; readonly beside: string | null }
  /** still on its way on the day of seeding: where it waits is what it is for */
  readonly onTheWay?: true
  /** it comes to its step in its last days, for what waits there runs out by itself */
  readonly late?: boolean
  /** false: the applicant does not open electronic notifications */
  readonly opens?: boolean
}

export const does = (outcome: string, data?: Readonly<Record<string, unknown>>): Turn => ({
  outcome,
  ...(data && { data }),
})
