/** One mail to one person. */
export interface Mail {
  /**
   * Value of the Message-ID header without angle brackets. The same message keeps it at every try, so that a mailbox
   * that got it twice can tell.
   */
  messageId: string
  /** A bare address. */
  to: string
  subject: string
  text: string
  html: string
}

/**
 * How a sending ended. `temporary`: certainly not delivered, try again. `permanent`: never will be. `ambiguous`: the
 * relay had the whole message and went silent before it answered, so the message may have left or not. `silent`: it ended by
 * our deadline, nobody answered.
 */
export type Sending =
  | { result: 'accepted' }
  | { result: 'temporary'; reason: string; silent?: true }
  | { result: 'permanent'; reason: string }
  | { result: 'ambiguous'; reason: string; silent?: true }

/** Hands mails to a relay. Never throws for what the relay or the network does. */
export interface Mailer {
  send(mail: Mail): Promise<Sending>
}
