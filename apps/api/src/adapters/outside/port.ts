import type { AddressState } from '@ventanilla/domain/configuration/words'

/** What came of looking at an address outside the portal. */
export interface Looked {
  readonly state: AddressState
  /** why it does not serve or could not be looked at, in Spanish; empty: nothing to say */
  readonly reason: string
}

/** Looks whether an outside address answers. Never throws for failures of the other side or of the network. */
export interface Outside {
  /** `ended` gives up at once; what came of it means nothing then */
  look(address: string, ended: AbortSignal): Promise<Looked>
}
