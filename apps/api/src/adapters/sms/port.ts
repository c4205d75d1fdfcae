import type { Sending } from '../mail/port.ts'

/** One text message to one telephone. */
export interface Sms {
  /** The same at every try, so that the provider can drop a repetition. */
  id: string
  /** Country prefix and digits only: `573001234567`. */
  to: string
  text: string
}

/** Submits text messages to a provider. Never throws for failures of the provider or the network. */
export interface SmsSender {
  send(sms: Sms): Promise<Sending>
}
