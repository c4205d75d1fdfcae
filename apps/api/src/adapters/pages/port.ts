/** A PDF where it lies. */
export interface PaintedFile {
  /** names its bytes, which never change under it */
  readonly key: string
  readonly size: number
  stream(): AsyncIterable<Uint8Array>
}

/** Why a page is not painted: `password`: encrypted; `broken`: no page comes out of it; `page`: it has no such one. */
export type Unpainted = 'password' | 'broken' | 'page' | 'memory' | 'time'

export class NotPainted extends Error {
  override name = 'NotPainted'
  readonly why: Unpainted
  constructor(why: Unpainted) {
    super(`page not painted: ${why}`)
    this.why = why
  }
}

/** Paints pages of PDFs as pictures and runs nothing of what is in them. Rejects with `NotPainted`. */
export interface PagePainter {
  pages(file: PaintedFile): Promise<number>
  /** PNG of a page, counted from 1 */
  page(file: PaintedFile, number: number): Promise<Buffer>
  /** how many wait or are in hand */
  waiting(): number
  close(): Promise<void>
}
