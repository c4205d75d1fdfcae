import { documentTypeName } from '@ventanilla/domain/identity/documents'

/** How the act names the new applicant. */
export const personFacts = (
  name: string,
  documentType: number,
  documentNumber: string,
): Readonly<Record<string, string>> => ({
  'solicitante_nuevo.nombre': name,
  'solicitante_nuevo.tipo_documento': documentTypeName(documentType),
  'solicitante_nuevo.documento': documentNumber,
})
