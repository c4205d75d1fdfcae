import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 2.2.2.9.2.1 a 2.2.2.9.2.13 del Decreto 1076 de 2015 sujetan a permiso la recolección de especímenes para elaborar estudios ambientales.',
  duties: [
    article(
      'avisar-salidas',
      'El titular avisará cada salida de campo, depositará los especímenes en una colección registrada y entregará el informe final con la información en el sistema de información sobre biodiversidad.',
    ),
    article(
      'alcance-del-permiso',
      'El permiso ampara solo los estudios; no autoriza la construcción del proyecto ni el acceso a recursos genéticos.',
    ),
  ],
}
