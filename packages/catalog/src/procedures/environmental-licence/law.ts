import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 49 a 60 de la Ley 99 de 1993 y 2.2.2.3.6.2 y 2.2.2.3.6.3 del Decreto 1076 de 2015 exigen licencia ambiental para el proyecto y ordenan pedir la información adicional por una sola vez.',
  duties: [
    article(
      'permisos-implicitos',
      'La licencia lleva implícitos únicamente los permisos, concesiones y autorizaciones que esta resolución enumera. El uso de recursos no previsto requiere modificarla.',
    ),
    article(
      'informes-de-cumplimiento',
      'El titular presentará los informes de cumplimiento ambiental en la periodicidad del plan de seguimiento y avisará por escrito el inicio de cada fase. La licencia pierde vigencia si en cinco (5) años contados desde su firmeza no se ha iniciado la construcción del proyecto.',
    ),
  ],
}
