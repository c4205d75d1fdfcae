import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 2.2.2.8.1.1 a 2.2.2.8.7.1 del Decreto 1076 de 2015 sujetan a permiso la recolección de especímenes silvestres con fines de investigación científica no comercial.',
  duties: [
    article(
      'depositar-especimenes',
      'El titular depositará los especímenes en una colección registrada, publicará la información en el sistema de información sobre biodiversidad y entregará los informes parciales y el final.',
    ),
    article(
      'sin-acceso-genetico',
      'El permiso no autoriza el acceso a recursos genéticos ni el uso comercial de los especímenes o de sus derivados.',
    ),
  ],
}
