import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'Los artículos 2.2.5.1.7.1 a 2.2.5.1.7.18 del Decreto 1076 de 2015 sujetan a permiso la descarga de contaminantes al aire, y la Resolución 909 de 2008 fija los límites de las fuentes fijas.',
  duties: [
    article(
      'medir-emisiones',
      'El titular medirá las emisiones con laboratorio acreditado en la frecuencia que corresponda y avisará con treinta (30) días de anticipación cada medición.',
    ),
    article(
      'renovar-permiso',
      'Para renovar el permiso presentará el informe de estado de emisiones (IE-1) antes del vencimiento, conforme al artículo 2.2.5.1.7.14 del Decreto 1076 de 2015.',
    ),
  ],
}
