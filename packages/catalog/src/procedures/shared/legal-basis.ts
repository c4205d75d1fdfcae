import type { LegalBasis } from '@ventanilla/domain/procedures/procedure'

/** Norms of every use of the forest. */
export const FOREST_NORMS: readonly LegalBasis[] = [
  {
    norm: 'Decreto-ley 2811 de 1974',
    article: 'arts. 199 a 224',
    subject: 'Flora y aprovechamientos forestales',
  },
  { norm: 'Decreto 1076 de 2015', article: '2.2.1.1.3.1', subject: 'Clases de aprovechamiento' },
  {
    norm: 'Decreto 1076 de 2015',
    article: '2.2.1.1.7.1 a 2.2.1.1.7.12',
    subject: 'Procedimiento de solicitud',
  },
  { norm: 'Decreto 1076 de 2015', article: '2.2.1.1.7.11', subject: 'Publicidad y copia a la alcaldía' },
  {
    norm: 'Decreto 1076 de 2015',
    article: '2.2.9.12.1.1 y ss. (Decreto 1390/2018)',
    subject: 'Tasa compensatoria por aprovechamiento forestal maderable',
  },
]
