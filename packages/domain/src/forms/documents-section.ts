/** Key of the section for attaching an application's documents. */
export const DOCUMENTS_SECTION = 'documentos'
