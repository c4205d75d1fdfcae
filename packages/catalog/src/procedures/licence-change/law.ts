import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 2.2.2.3.7.1, 2.2.2.3.7.2 y 2.2.2.3.8.1 del Decreto 1076 de 2015 regulan la modificación de la licencia y ordenan pedir la información adicional por una sola vez.',
  duties: [
    article(
      'lo-demas-vigente',
      'Las disposiciones de la licencia que esta resolución no cambia continúan vigentes, y las obligaciones del plan de manejo se extienden a lo que aquí se autoriza.',
    ),
  ],
}
