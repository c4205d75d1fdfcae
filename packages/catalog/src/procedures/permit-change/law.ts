import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 2.2.3.2.8.1 a 2.2.3.2.8.11 y 2.2.3.3.5.9 y 2.2.3.3.5.10 del Decreto 1076 de 2015 permiten modificar, prorrogar o ceder lo otorgado, con autorización previa de la Corporación y sin desmejorar las condiciones ambientales.',
  duties: [
    article(
      'lo-demas-vigente',
      'Las disposiciones del permiso que esta resolución no cambia continúan vigentes. Quien recibe un permiso por cesión asume sus obligaciones, también las pendientes.',
    ),
  ],
}
