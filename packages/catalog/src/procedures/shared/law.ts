import { article } from '../../acts/blocks.ts'

/** Duties and grounds that several grants share. */
export const TRANSPORT = article(
  'movilizar-con-salvoconducto',
  'Los productos se movilizan con salvoconducto único nacional en línea (SUNL), que se expide contra el saldo autorizado en esta resolución, de conformidad con los artículos 2.2.1.1.13.1 y siguientes del Decreto 1076 de 2015.',
)
export const FOREST_COPY = article(
  'copia-a-la-alcaldia',
  'Enviar copia de esta resolución a la alcaldía del municipio, para que se exhiba en un lugar visible, según el artículo 2.2.1.1.7.11 del Decreto 1076 de 2015.',
)
export const FOREST_LEVY = article(
  'tasa-forestal',
  'El titular pagará la tasa compensatoria por aprovechamiento forestal maderable prevista en los artículos 2.2.9.12.1.1 y siguientes del Decreto 1076 de 2015.',
)
export const FOREST =
  'Los artículos 199 a 224 del Decreto-ley 2811 de 1974 y 2.2.1.1.3.1 y siguientes del Decreto 1076 de 2015 sujetan a permiso o autorización el aprovechamiento forestal.'
