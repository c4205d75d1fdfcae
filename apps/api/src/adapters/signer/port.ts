/** Fields shown by PDF readers in the signature. */
export interface SealRequest {
  /** reason of the signature: "Firma del acto RES-0143-2026" */
  readonly reason: string
  /** place: municipality of the office */
  readonly location: string
  /** official on whose order the authority seals */
  readonly name: string
  /** instant of the seal; the caller's clock */
  readonly at: Date
  /** name of the signature field, unique in the document */
  readonly field: string
}

export interface Sealer {
  /**
   * Seals a PDF with the authority's certificate (PAdES baseline B; T when a time stamp authority is set) and
   * returns the new file. The bytes received stay untouched at its beginning, so earlier seals stay valid.
   * Throws `SealError`.
   */
  seal(pdf: Buffer, request: SealRequest): Promise<Buffer>
  /** The authority's certificate chain in PEM, signer first; published for independent verification. */
  certificates(): Promise<string>
}

/** A failed sealing. `retryable`: the cause is outside (time stamp server, configuration) and can pass. */
export class SealError extends Error {
  readonly retryable: boolean
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'SealError'
    this.retryable = options.retryable
  }
}

/**
 * The program behind the seal forbids another call: a wrong PIN, tried again, locks a token. Documents wait as
 * after any retryable failure, but only a person lets the process ask again, by starting it anew.
 */
export class SealLocked extends SealError {
  constructor(message: string) {
    super(message, { retryable: true })
    this.name = 'SealLocked'
  }
}
