import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'La Ley 611 de 2000, la Resolución 1317 de 2000 y los artículos 2.2.1.2.1.1 y siguientes del Decreto 1076 de 2015 regulan la zoocría y la caza de fomento.',
  duties: [
    article(
      'marcar-individuos',
      'El titular marcará los individuos, llevará el libro de registro y pagará la tasa compensatoria por caza de fauna silvestre. La fase comercial requiere licencia ambiental y la cuota que se fije en ella.',
    ),
  ],
}
