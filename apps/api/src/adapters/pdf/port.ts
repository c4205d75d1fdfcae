import type { EditorNode } from '@ventanilla/domain/acts/template'

/** The issuer of the document, from the settings. */
export interface PdfAuthority {
  readonly name: string
  readonly shortName: string
  readonly nit: string
  readonly address: string
  readonly city: string
  readonly phone: string
  readonly email: string
  /** `#rrggbb`, for rules and headings */
  readonly color: string
  /** SVG text; without it a neutral mark is drawn */
  readonly logoSvg?: string
}

/** The authority of the settings, as shown on its documents. */
export const issuer = (
  of: Omit<PdfAuthority, 'color'> & { readonly primaryColor: string },
): PdfAuthority => ({
  name: of.name,
  shortName: of.shortName,
  nit: of.nit,
  address: of.address,
  city: of.city,
  phone: of.phone,
  email: of.email,
  color: of.primaryColor,
})

/** For verifying the document: the code, and the full address in the QR. */
interface PdfVerification {
  readonly code: string
  readonly url: string
}

interface JobBase {
  readonly authority: PdfAuthority
  /** ISO instant written into the file as its date; the same job and instant give the same document */
  readonly producedAt: string
}

export interface ActImage {
  readonly bytes: Uint8Array
  readonly type: 'png' | 'jpeg'
}

/** An act from its editor document. Without a number it is a draft and is marked so on every page. */
export interface ActJob extends JobBase {
  readonly kind: 'act'
  /** title of the document for readers and archives: "Resolución RES-0143-2026" */
  readonly title: string
  readonly doc: EditorNode
  readonly number: string | null
  /** ISO date of the act */
  readonly date: string | null
  readonly signature: { readonly name: string; readonly position: string; readonly at: string } | null
  readonly verification: PdfVerification | null
  /** the document's pictures, by file id */
  readonly images?: Readonly<Record<string, ActImage>>
  /** label of a variable without a value; drafts show it in its place */
  readonly labels?: Readonly<Record<string, string>>
}

/** Comprobante de radicación. */
export interface FilingReceiptJob extends JobBase {
  readonly kind: 'filingReceipt'
  readonly number: string
  /** ISO instant of filing */
  readonly filedAt: string
  /** ISO date from which terms count */
  readonly businessDate: string
  readonly procedure: string
  readonly applicant: { readonly name: string; readonly document: string }
  readonly office: string
  readonly documents: readonly {
    readonly name: string
    readonly pages: number | null
    readonly sha256: string
  }[]
  /** sentences: what happens next, by when */
  readonly nextSteps: readonly string[]
  readonly verification: PdfVerification
}

export interface FormValueTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Formulario único nacional, from the answers of the application. */
export interface NationalFormJob extends JobBase {
  readonly kind: 'nationalForm'
  readonly title: string
  /** norm that adopts the form */
  readonly norm: string
  readonly filing: { readonly number: string; readonly filedAt: string } | null
  readonly sections: readonly {
    readonly title: string
    readonly fields: readonly { readonly label: string; readonly value: string | FormValueTable }[]
  }[]
  readonly declarations: readonly string[]
  readonly signedBy: { readonly name: string; readonly document: string; readonly at: string } | null
  readonly verification: PdfVerification | null
}

/** Payment slip with GS1-128 bar code and a stub for the applicant and one for the bank. */
export interface PaymentReceiptJob extends JobBase {
  readonly kind: 'paymentReceipt'
  readonly number: string
  readonly agreement: string
  readonly reference: string
  readonly concept: string
  readonly payer: { readonly name: string; readonly document: string }
  readonly caseNumber: string
  /** whole pesos */
  readonly pesos: number
  readonly words: string
  /** ISO date */
  readonly dueOn: string
  /** printed GS1 element string with parentheses, from domain/fees/receipt-code */
  readonly code: string
  readonly payAt: readonly string[]
  readonly verification: PdfVerification | null
}

/** Foliated index of an expediente. */
export interface FileIndexJob extends JobBase {
  readonly kind: 'fileIndex'
  readonly number: string
  readonly series: string
  readonly procedure: string
  readonly holder: string
  /** ISO dates */
  readonly openedOn: string
  readonly closedOn: string | null
  readonly entries: readonly {
    readonly order: number
    readonly name: string
    readonly kind: string
    /** ISO dates */
    readonly createdOn: string
    readonly addedOn: string
    readonly fromPage: number
    readonly toPage: number
    readonly format: string
    readonly bytes: number
    readonly sha256: string
    readonly origin: 'electrónico' | 'papel'
  }[]
  readonly verification: PdfVerification | null
}

/** Figures of a report, written out. */
export interface ReportJob extends JobBase {
  readonly kind: 'report'
  readonly title: string
  /** ISO instant for which it was computed */
  readonly at: string
  /** the question, part by part */
  readonly question: readonly { readonly label: string; readonly value: string }[]
  /** the number of all rows */
  readonly whole: { readonly label: string; readonly value: string }
  /** figures stand at the right of their column */
  readonly columns: readonly { readonly title: string; readonly figure: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** sentences below the table */
  readonly notes: readonly string[]
}

export type RenderJob =
  | ActJob
  | FilingReceiptJob
  | NationalFormJob
  | PaymentReceiptJob
  | FileIndexJob
  | ReportJob

export interface RenderOptions {
  /** `a-1b` only serves a validator that supports no newer one */
  readonly standard?: 'a-2a' | 'a-1b'
}

export interface PdfRenderer {
  /**
   * Renders a document as tagged PDF/A-2a with embedded fonts. Throws `RenderError` when the job cannot be
   * rendered correctly (a warning of the typesetter counts as failure, so nothing is published with a missing
   * glyph), and `RenderKilled` when it exceeded the limits of memory or time.
   */
  render(job: RenderJob, options?: RenderOptions): Promise<Buffer>
  /** Ends running renders. Later calls are rejected. */
  close(): Promise<void>
}

/** A document that cannot be rendered: the data or the template is wrong, so a retry does not help. */
export class RenderError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RenderError'
  }
}

/** A document that ended its typesetting process. Others continue; this one should not be retried forever. */
export class RenderKilled extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RenderKilled'
  }
}
