import type { DRIVEN_MACHINES, DrivenMachine } from '../../apps/api/src/testing/acceptance/driven.ts'
import type { Act } from './rows.ts'

type Machine<M extends DrivenMachine> = (typeof DRIVEN_MACHINES)[M]

/** How a browser reaches each state, recognises it, and takes each transition. */
export interface MachineDriver<M extends DrivenMachine> {
  /** from a fresh page to the state, ready for the given transition */
  readonly reach: Readonly<
    Record<Machine<M>['states'][number], (...given: [...Parameters<Act>, way: string]) => Promise<unknown>>
  >
  readonly sees: Readonly<Record<Machine<M>['states'][number], Act>>
  readonly ways: Readonly<Record<Machine<M>['ways'][number], Act>>
  readonly facts: Readonly<Record<Machine<M>['facts'][number], Act>>
}

/** For unreachable setups: the final state of a machine has no transitions. */
export const atTheEnd = (): Promise<void> => Promise.reject(new Error('No way begins here'))
