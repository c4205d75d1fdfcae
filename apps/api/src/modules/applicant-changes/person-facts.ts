import { documentTypeName } from '@ventanilla/domain/identity/documents'

/** The new applicant's particulars as the act states them. */
export const personFacts = (
  name: string,
  documentType: number,
  documentNumber: string,
): Readonly<Record<string, string>> => ({
  'solicitante_nuevo.nombre': name,
  'solicitante_nuevo.tipo_documento': documentTypeName(documentType),
  'solicitante_nuevo.documento': documentNumber,
})
