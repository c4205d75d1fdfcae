import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'
import { TRANSPORT } from '../shared/law.ts'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 2.2.1.1.9.1 a 2.2.1.1.9.6 del Decreto 1076 de 2015 regulan la tala, poda y traslado de árboles aislados y la atención de los que ponen en peligro a personas o bienes.',
  duties: [TRANSPORT],
  beforehand: [
    article(
      'forma-de-intervenir',
      'La intervención se hace con personal y equipo idóneos, sin quemas, y el titular responde por los daños a terceros. Antes de intervenir se verifica que no haya nidos ni fauna; si los hay, se avisa a la Corporación.',
    ),
  ],
}
