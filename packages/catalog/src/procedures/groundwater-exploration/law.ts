import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 146 a 154 del Decreto-ley 2811 de 1974 y 2.2.3.2.16.4 a 2.2.3.2.16.12 del Decreto 1076 de 2015 sujetan a permiso la exploración de aguas subterráneas.',
  duties: [
    article(
      'informe-del-pozo',
      'Dentro de los sesenta (60) días hábiles siguientes a la perforación, el titular entregará por cada pozo el informe del artículo 2.2.3.2.16.10 del Decreto 1076 de 2015: ubicación, perfil estratigráfico, diseño, nivelación, calidad del agua y prueba de bombeo.',
    ),
    article(
      'no-concede-aprovechamiento',
      'El permiso de exploración no concede el aprovechamiento del agua. Para captarla se requiere concesión.',
    ),
  ],
}
