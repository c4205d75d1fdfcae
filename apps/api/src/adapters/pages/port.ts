/** A stored PDF. */
export interface PaintedFile {
  /** identifies the bytes, which never change under it */
  readonly key: string
  readonly size: number
  stream(): AsyncIterable<Uint8Array>
}

/** Why a page is not rendered: `password`: encrypted; `broken`: unreadable; `page`: no such page. */
export type Unpainted = 'password' | 'broken' | 'page' | 'memory' | 'time'

export class NotPainted extends Error {
  override name = 'NotPainted'
  readonly why: Unpainted
  constructor(why: Unpainted) {
    super(`page not painted: ${why}`)
    this.why = why
  }
}

/** Renders pages of PDFs as pictures without running active content. Rejects with `NotPainted`. */
export interface PagePainter {
  pages(file: PaintedFile): Promise<number>
  /** PNG of a page, counted from 1 */
  page(file: PaintedFile, number: number): Promise<Buffer>
  /** waiting and running requests */
  waiting(): number
  close(): Promise<void>
}
