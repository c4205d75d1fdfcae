/** What is said in the signature itself, for whoever opens the file in a reader. */
export interface SealRequest {
  /** why it is signed: "Firma del acto RES-0143-2026" */
  readonly reason: string
  /** where: municipality of the office */
  readonly location: string
  /** person on whose order the authority seals */
  readonly name: string
  /** instant of the seal; the caller's clock */
  readonly at: Date
  /** name of the signature field, unique in the document */
  readonly field: string
}

export interface Sealer {
  /**
   * Seals a PDF with the authority's certificate (PAdES baseline B; T when a time stamp authority is set) and answers
   * the new file. The bytes received stay untouched at its beginning, so earlier seals stay valid. Throws `SealError`.
   */
  seal(pdf: Buffer, request: SealRequest): Promise<Buffer>
  /** The authority's certificate chain in PEM, signer first: published so that anybody can check without us. */
  certificates(): Promise<string>
}

/** A seal that was not made. `retryable`: the fault lies outside (time stamp server) and may pass. */
export class SealError extends Error {
  readonly retryable: boolean
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'SealError'
    this.retryable = options.retryable
  }
}
