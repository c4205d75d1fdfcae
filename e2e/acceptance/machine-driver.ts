import type { DRIVEN_MACHINES, DrivenMachine } from '../../apps/api/src/testing/acceptance/driven.ts'
import type { Act } from './rows.ts'

type Machine<M extends DrivenMachine> = (typeof DRIVEN_MACHINES)[M]

/** How a browser comes into each state, knows that it is there, and goes each way. */
export interface MachineDriver<M extends DrivenMachine> {
  /** from nothing into the state, ready for the way that is to be gone */
  readonly reach: Readonly<
    Record<Machine<M>['states'][number], (...given: [...Parameters<Act>, way: string]) => Promise<unknown>>
  >
  readonly sees: Readonly<Record<Machine<M>['states'][number], Act>>
  readonly ways: Readonly<Record<Machine<M>['ways'][number], Act>>
  readonly facts: Readonly<Record<Machine<M>['facts'][number], Act>>
}

/** For somebody who could never be asked: the state in which a machine ends. */
export const atTheEnd = (): Promise<void> => Promise.reject(new Error('No way begins here'))
