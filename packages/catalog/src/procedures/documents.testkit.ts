import { isOpenToThirds } from '@ventanilla/domain/procedures/common-lists'
import { DOCUMENTS_BY_ID } from './documents.ts'

/** Whether a recognised third party can read a document of an application; false for unknown kinds. */
export const isOpen = (documentId: number): boolean => isOpenToThirds(DOCUMENTS_BY_ID.get(documentId))
