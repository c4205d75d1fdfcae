import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'La Resolución 1433 de 2004 obliga a los prestadores de alcantarillado a formular y ejecutar el plan de saneamiento y manejo de vertimientos, articulado con los objetivos de calidad y con las metas de carga contaminante.',
  duties: [
    article(
      'informar-avance',
      'El prestador informará cada semestre el avance físico de las actividades e inversiones y cada año el cumplimiento de las metas de carga, y pagará la tasa retributiva.',
    ),
    article(
      'incumplimiento-de-metas',
      'El incumplimiento de las metas dará lugar al ajuste del factor regional y a las medidas de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
    ),
  ],
}
