/** Category of procedures; only categories with status 1 can be chosen. */
export interface Category {
  readonly id: number
  /** [tc_nombre] */
  readonly name: string
  /** [tc_imagen] */
  readonly image: string
  /** [tc_estado] 1 = active */
  readonly status: 0 | 1
}

export interface Subcategory {
  readonly id: number
  readonly categoryId: number
  /** [tcs_nombre] */
  readonly name: string
  /** [tcs_imagen] */
  readonly image: string
}

/**
 * Why a recognised third party cannot read a document, only the parties and the authority: it identifies a
 * person or reveals private facts (Ley 1581 of 2012; CPACA art. 24 num. 3), or it is a business secret (CPACA
 * art. 24 num. 6). Other documents are open to every intervener (Ley 99 of 1993, arts. 69 and 74).
 */
type Reserved = 'identidad' | 'vida-privada' | 'comercial'

/** A document that procedures can require. */
export interface DocumentKind {
  /** [td_id] */
  readonly id: number
  /** [td_titulo] */
  readonly title: string
  /** [td_descripcion] */
  readonly description: string
  readonly reserved?: Reserved
  /** what a good one has */
  readonly example?: string
  /** address of its format */
  readonly format?: string
}

/** Whether a recognised third party can read a document of the application; false for unknown kinds. */
export const isOpenToThirds = (kind: DocumentKind | undefined): boolean =>
  kind !== undefined && kind.reserved === undefined
