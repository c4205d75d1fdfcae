import { article, each, headline, is, isNot, p, section, when } from './define-act.ts'
import { background, closing, head, notifyOffender, ordering, power, sanctionAuto } from './sanction-parts.ts'

const title = 'Por el cual se suspende un procedimiento sancionatorio para corregir o compensar'

const GUARANTEE =
  'La suspensión queda condicionada a que constituya la garantía de cumplimiento a más tardar el {{garantia.fecha|fecha}}: {{garantia.descripcion|enFrase}}.'

/** Ley 1333/2009 art. 18A, added by the Ley 2387/2024 art. 10 */
export const autoTermAnticipada = sanctionAuto({
  id: 'AUTO_TERM_ANTICIPADA',
  name: 'Acto de suspensión o terminación anticipada',
  title,
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: 'notificacion',
  published: false,
  appeal: null,
  sections: [
    section(
      'propuesta y evaluación',
      null,
      ...head('AUTO', title),
      headline('Competencia'),
      ...power,
      headline('Antecedentes'),
      ...background,
      headline('Evaluación de la propuesta'),
      p(
        'El artículo 18A de la Ley 1333 de 2009, adicionado por la Ley 2387 de 2024, permite suspender el procedimiento cuando el investigado presenta, antes de los cargos, una propuesta técnica de corrección o compensación que la autoridad aprueba y garantiza.',
      ),
      p('{{propuesta.evaluacion}}'),
    ),
    section(
      'garantía de cumplimiento',
      null,
      ordering,
      when(
        isNot('propuesta.meses', 1),
        article(
          `Aprobar la propuesta de {{infractor.nombre}} y suspender el procedimiento por {{propuesta.meses|enLetras}} meses. ${GUARANTEE}`,
        ),
      ),
      when(
        is('propuesta.meses', 1),
        article(
          `Aprobar la propuesta de {{infractor.nombre}} y suspender el procedimiento por {{propuesta.meses|enLetras}} mes. ${GUARANTEE}`,
        ),
      ),
    ),
    section(
      'medidas y cronograma',
      null,
      article('Durante la suspensión el investigado cumplirá las siguientes medidas:'),
      each('propuesta.medidas', '{{item.texto}}'),
    ),
    section(
      'suspensión de la caducidad',
      null,
      article(
        'Mientras dure la suspensión no corre el término de caducidad. Si las medidas no se cumplen, la suspensión se levanta y el procedimiento continúa; si se cumplen, se declara la terminación anticipada.',
      ),
    ),
    section(
      'inscripción',
      null,
      article(
        'La terminación anticipada se inscribe en el registro que corresponde con la advertencia de que no constituye antecedente. Quien se acoge a este beneficio no puede volver a hacerlo dentro de los cinco (5) años siguientes.',
      ),
    ),
    section('firma', null, notifyOffender, ...closing),
  ],
})
