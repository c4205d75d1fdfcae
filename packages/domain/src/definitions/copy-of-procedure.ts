import type { ProcedureDef } from './procedure-schema.ts'

/** A procedure without its number, as it is stored under it. */
export type StoredProcedure = Omit<ProcedureDef, 'ttId'>

/**
 * A new procedure with what another has: its texts, documents, terms, fee, form, decision and traits, worked by the
 * same family. Its own are the name, the form's id, by which forms are told apart, and the rows of its documents; it is
 * offered, whatever the other is.
 */
export function copyOfProcedure(
  of: StoredProcedure,
  { name, formId }: { readonly name: string; readonly formId: string },
): StoredProcedure {
  const { offLine: _offLine, unlisted: _unlisted, ...rest } = of
  return {
    ...rest,
    name,
    documents: of.documents.map(({ row: _row, ...document }) => document),
    form: { ...of.form, questions: { ...of.form.questions, id: formId } },
  }
}
