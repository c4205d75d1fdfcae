import { DOCUMENTS_SECTION } from '../forms/documents-section.ts'
import { documentsForFiling, type ProcedureDocument } from './procedure.ts'
import type { FieldDef, FormDef, SectionDef } from '../forms/definition.ts'
import { type Facts, read } from '../forms/reading.ts'

/** Key of the field for attaching a document. */
export function documentKey(documentId: number): string {
  return `documento_${documentId}`
}

/** Document id of a field key; null for any other field. */
export function documentIdOf(key: string): number | null {
  const match = /^documento_(\d+)$/.exec(key)
  return match ? Number(match[1]) : null
}

function documentField(document: ProcedureDocument): FieldDef {
  return {
    key: documentKey(document.documentId),
    kind: 'document',
    label: document.title,
    help: document.description,
    required: document.need !== 'opcional',
    ...(document.condition === undefined ? {} : { condition: document.condition }),
    accept: document.accept,
    maxMegabytes: document.maxMegabytes,
    ...(document.link && { link: document.link }),
  }
}

/**
 * Section for attaching the application's documents; excludes generated ones and proof of payment (decision
 * 27).
 */
export function documentSection(documents: readonly ProcedureDocument[]): SectionDef {
  const fields = documentsForFiling({ documents }).map(documentField)
  return {
    key: DOCUMENTS_SECTION,
    title: 'Documentos',
    help: 'Adjunte cada documento en un archivo legible. También puede tomarle una foto.',
    fields,
  }
}

/** Key of the closing section with the declarations on filing. */
const DECLARATIONS_SECTION = 'declaraciones'

/**
 * The whole application as one form: inserts the documents as a section before the declarations (or at the end
 * without any), so that conditions, validation, progress and review treat both alike.
 */
export function applicationForm(form: FormDef, documents: readonly ProcedureDocument[]): FormDef {
  const section = documentSection(documents)
  if (section.fields.length === 0) return form
  const end = form.sections.length - (form.sections.at(-1)?.key === DECLARATIONS_SECTION ? 1 : 0)
  return { ...form, sections: [...form.sections.slice(0, end), section, ...form.sections.slice(end)] }
}

/** Documents that these answers require when applying, in order. */
export function documentsAskedFor(
  form: FormDef,
  documents: readonly ProcedureDocument[],
  answers: unknown,
  facts: Facts = {},
): ProcedureDocument[] {
  const reading = read(applicationForm(form, documents), answers, facts)
  return documents
    .filter((document) => reading.isVisible(documentKey(document.documentId)))
    .toSorted((a, b) => a.order - b.order)
}
