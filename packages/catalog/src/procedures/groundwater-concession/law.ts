import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 149 a 154 del Decreto-ley 2811 de 1974 y 2.2.3.2.16.13 a 2.2.3.2.16.19 del Decreto 1076 de 2015 sujetan a concesión el aprovechamiento de aguas subterráneas, que se tramita por el procedimiento común de sus artículos 2.2.3.2.9.1 a 2.2.3.2.9.11.',
  duties: [
    article(
      'medidor-y-tasa',
      'El pozo tendrá medidor de caudal y dispositivo para medir niveles. El titular pagará la tasa por utilización del agua (artículos 2.2.9.6.1.1 y siguientes del Decreto 1076 de 2015) y reportará los volúmenes; a falta de reporte se liquidará sobre el caudal concedido.',
    ),
    article(
      'prorroga-y-cesion',
      'La prórroga debe pedirse durante el último año de la vigencia (artículo 2.2.3.2.8.4) y la cesión requiere autorización previa (artículo 2.2.3.2.8.7). Al abandonar el pozo se sellará técnicamente.',
    ),
  ],
}
