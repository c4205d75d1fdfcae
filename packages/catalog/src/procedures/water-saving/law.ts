import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'La Ley 373 de 1997, los artículos 2.2.3.2.1.1.1 a 2.2.3.2.1.1.7 del Decreto 1076 de 2015 y la Resolución 1257 de 2018 exigen un programa para el uso eficiente y ahorro del agua a quienes la usan.',
  duties: [
    article(
      'informe-de-avance',
      'El titular presentará cada año el informe de avance de los proyectos y metas. El programa hace parte de la concesión y se actualiza con ella.',
    ),
  ],
}
