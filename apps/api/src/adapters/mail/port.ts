/** One mail to one recipient. */
export interface Mail {
  /**
   * Value of the Message-ID header without angle brackets. A message keeps it at every try, so that a mailbox
   * can detect a repetition.
   */
  messageId: string
  /** A bare address. */
  to: string
  subject: string
  text: string
  html: string
}

/**
 * How a sending ended. `temporary`: certainly not delivered, try again. `permanent`: never will be.
 * `ambiguous`: the relay had the whole message and went silent before it responded, so the message may or may
 * not have been sent. `silent`: ended by our deadline without a response.
 */
export type Sending =
  | { result: 'accepted' }
  | { result: 'temporary'; reason: string; silent?: true }
  | { result: 'permanent'; reason: string }
  | { result: 'ambiguous'; reason: string; silent?: true }

/** Submits mails to a relay. Never throws for failures of the relay or the network. */
export interface Mailer {
  send(mail: Mail): Promise<Sending>
}
