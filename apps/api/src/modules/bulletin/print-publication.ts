import type { SignedUnder } from '@ventanilla/domain/acts/competence'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { signerOf } from '../../db/cases/signer.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { PdfAuthority, PdfRenderer } from '../../adapters/pdf/port.ts'

interface Posted {
  readonly act_id: string
  readonly template: string
  readonly title: string
  readonly number: string | null
  readonly code: string
  readonly dated_on: string
  readonly posted_at: Date
  readonly doc: EditorNode
  readonly signer: string
  readonly signer_role: string | null
  readonly signed_under: SignedUnder | null
  readonly gender: number | null
  readonly signed_at: Date
}

/** Renderer of the copy, provided by the job runner. */
interface Printer {
  readonly authority: PdfAuthority
  renderer(): Promise<PdfRenderer>
}

/**
 * Prints the public copy of a posted act from its redacted text. A job: it can run twice and stores one file.
 */
export async function printPublication(deps: AppDeps, printer: Printer, id: string): Promise<void> {
  const row = await deps.db.one<Posted>(sql`
    select p.act_id, p.template, p.title, p.number, p.code, to_char(p.dated_on, 'YYYY-MM-DD') as dated_on, p.posted_at, p.doc,
      u.first_names || ' ' || u.last_names as signer, a.signer_role, a.signed_under, u.gender, a.signed_at
    from publications p join acts a on a.id = p.act_id join users u on u.id = a.signer_id
    where p.id = ${id}::uuid and p.storage_key is null`)
  if (row === undefined) return
  const pdf = await (
    await printer.renderer()
  ).render({
    kind: 'act',
    authority: printer.authority,
    producedAt: row.posted_at.toISOString(),
    title: row.number === null ? row.title : `${row.title} ${row.number}`,
    doc: withWord(row.doc),
    number: row.number,
    date: row.dated_on,
    signature: {
      ...signerOf(deps.catalogue, row),
      at: row.signed_at.toISOString(),
    },
    verification: { code: row.code, url: `${deps.settings.publicUrl}/verificar/${row.code}` },
  })
  const key = `boletin/${id}`
  await deps.storage.put(key, pdf, { contentType: 'application/pdf' })
  await deps.db.run(
    sql`update publications set storage_key = ${key} where id = ${id}::uuid and storage_key is null`,
  )
}

/** Marks the copy, so that no reader takes it for the original. */
const withWord = (doc: EditorNode): EditorNode => ({
  ...doc,
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Copia para el boletín. No trae documentos de identidad, direcciones, teléfonos ni datos reservados. El original firmado se comprueba con el código de verificación.',
          marks: [{ type: 'italic' }],
        },
      ],
    },
    ...(doc.content ?? []),
  ],
})
