import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 2.2.3.3.5.1 a 2.2.3.3.5.10 del Decreto 1076 de 2015 sujetan a permiso los vertimientos a las aguas y al suelo.',
  duties: [
    article(
      'caracterizar-vertimiento',
      'El titular caracterizará el vertimiento con laboratorio acreditado, pagará la tasa retributiva y mantendrá el plan de gestión del riesgo. Cuando el tratamiento falle, suspenderá la descarga y avisará a la Corporación.',
    ),
    article(
      'pedir-renovacion',
      'La renovación se pide en el primer trimestre del último año de vigencia (artículo 2.2.3.3.5.10) y cualquier cambio de las condiciones exige modificar el permiso (artículo 2.2.3.3.5.9).',
    ),
  ],
}
