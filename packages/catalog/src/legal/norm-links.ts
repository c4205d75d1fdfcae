import type { NormLink } from '@ventanilla/domain/configuration/links'

/** Links to norms that the product ships: those of the programme for efficient use and saving of water. */
export const NORM_LINKS: readonly (NormLink & { readonly procedures: readonly number[] })[] = [
  {
    id: 1,
    name: 'Ley 373 de 1997: uso eficiente y ahorro del agua',
    address: 'https://www.minambiente.gov.co/documento-normativa/ley-373-de-1997/',
    note: '',
    procedures: [15],
  },
  {
    id: 2,
    name: 'Decreto 1076 de 2015: sector ambiente',
    address: 'https://www.minambiente.gov.co/documento-normativa/decreto-1076-de-2015/',
    note: '',
    procedures: [15],
  },
  {
    id: 3,
    name: 'Resolución 1257 de 2018: contenido del PUEAA',
    address: 'https://www.minambiente.gov.co/documento-normativa/resolucion-1257-de-2018/',
    note: '',
    procedures: [15],
  },
]
