import { article, headline, p, passage, section } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption } from '../parts.ts'
import { interim, noAppealAgainst } from '../sanction-parts.ts'

const title = 'Por el cual se corre traslado para alegatos de conclusión'

/** Only after evidence was taken (Ley 2387/2024 art. 8; CPACA art. 48). */
export const autoAlegatos = sanctionAuto({
  id: 'AUTO_ALEGATOS',
  name: 'Auto de traslado para alegar',
  title,
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'notificacion', norm: 'Ley 2387 de 2024, artículo 8' },
  published: false,
  appeal: null,
  sections: [
    section(
      'fin del período probatorio',
      null,
      ...caption('AUTO', title),
      headline('titulo-competencia', 'Competencia'),
      passage('potestad-sancionatoria'),
      headline('titulo-antecedentes', 'Antecedentes'),
      passage('antecedentes-del-procedimiento'),
      p(
        'expediente-a-disposicion',
        'El expediente, con las pruebas que obran en él, está a disposición del investigado.',
      ),
      p(
        'ordena-correr-traslado',
        'El artículo 8 de la Ley 2387 de 2024 dispone que, practicadas las pruebas, se corra traslado al investigado para que presente sus alegatos de conclusión.',
      ),
      passage('dispone'),
      article('cerrar-periodo-probatorio', 'Declarar cerrado el período probatorio.'),
    ),
    section(
      'traslado',
      null,
      article(
        'correr-traslado',
        'Correr traslado a {{infractor.nombre}} por el término de diez (10) días hábiles, contados desde el día siguiente a la notificación de este auto, para que presente sus alegatos de conclusión. Si se notifica en la fecha de su expedición, el término vence el {{traslado.fecha_fin|fecha}}.',
      ),
      passage('notificar-acto'),
      noAppealAgainst(interim),
      passage('cierre'),
    ),
  ],
})
