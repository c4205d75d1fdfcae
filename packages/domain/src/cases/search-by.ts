/** Search criteria of officials for cases; ids from the specification. */
export const SEARCH_BY = [
  { id: 1, name: 'request number', label: 'Número de solicitud' },
  { id: 2, name: 'physical file number', label: 'Expediente físico' },
  { id: 3, name: 'internal procedure number', label: 'Número interno' },
] as const

export type SearchBy = (typeof SEARCH_BY)[number]['id']
