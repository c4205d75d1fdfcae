import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 102 y 104 del Decreto-ley 2811 de 1974 y 2.2.3.2.12.1 del Decreto 1076 de 2015 exigen permiso para construir obras que ocupen el cauce de una corriente o depósito de agua.',
  duties: [
    article(
      'avisar-obras',
      'El titular avisará con ocho (8) días de anticipación el inicio de las obras y, al terminarlas, retirará escombros y restituirá las márgenes. Las obras no se usan hasta que la Corporación las reciba.',
    ),
    article(
      'alcance-del-permiso',
      'El permiso no confiere dominio ni servidumbre, no ampara el uso del agua ni el aprovechamiento forestal, y el titular responde por los daños que la obra cause.',
    ),
  ],
}
