import type { Sending } from '../mail/port.ts'

/** One text message to one telephone. */
export interface Sms {
  /** The same at every try, so that the provider can drop a repetition. */
  id: string
  /** Country prefix and digits only: `573001234567`. */
  to: string
  text: string
}

/** Hands text messages to a provider. Never throws for what the provider or the network does. */
export interface SmsSender {
  send(sms: Sms): Promise<Sending>
}
