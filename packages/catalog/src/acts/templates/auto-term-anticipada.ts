import type { Appeal, WrittenBlock } from '@ventanilla/domain/acts/template'
import { article, each, headline, is, isNot, p, passage, section, when } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption } from '../parts.ts'

const title =
  'Por el cual se decide una propuesta de corrección o compensación en un procedimiento sancionatorio'
const approved = (id: string, ...blocks: readonly WrittenBlock[]): WrittenBlock =>
  when(id, isNot('propuesta.decision', 'niega'), ...blocks)
const refused = (id: string, ...blocks: readonly WrittenBlock[]): WrittenBlock =>
  when(id, is('propuesta.decision', 'niega'), ...blocks)

const GUARANTEE =
  'La suspensión queda condicionada a que constituya la garantía de cumplimiento a más tardar el {{garantia.fecha|fecha}}: {{garantia.descripcion|enFrase}}.'

/** Only the rejection can be appealed; the appeal is decided in ten days (Ley 1333/2009 art. 18A par. 1). */
const againstRefusal: Appeal = {
  kinds: ['reposición'],
  businessDays: 10,
  norm: 'Ley 1333/2009 art. 18A par. 1',
  when: is('propuesta.decision', 'niega'),
  text: 'Contra la negativa de la propuesta procede el recurso de reposición, ante quien expidió este auto, por escrito, dentro de los diez (10) días hábiles siguientes a la notificación, con los requisitos del artículo 77 de la Ley 1437 de 2011. Se resolverá dentro de los diez (10) días siguientes, según el parágrafo 1 del artículo 18A de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
}

/** Approves or rejects the offender's proposal (Ley 1333/2009 art. 18A, added by the Ley 2387/2024 art. 10). */
export const autoTermAnticipada = sanctionAuto({
  id: 'AUTO_TERM_ANTICIPADA',
  name: 'Acto de suspensión o terminación anticipada',
  title,
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículo 18A' },
  published: false,
  appeal: againstRefusal,
  sections: [
    section(
      'propuesta y evaluación',
      null,
      ...caption('AUTO', title),
      headline('titulo-competencia', 'Competencia'),
      passage('potestad-sancionatoria'),
      headline('titulo-antecedentes', 'Antecedentes'),
      passage('antecedentes-del-procedimiento'),
      headline('titulo-evaluacion-propuesta', 'Evaluación de la propuesta'),
      p(
        'cuando-se-suspende',
        'El artículo 18A de la Ley 1333 de 2009, adicionado por la Ley 2387 de 2024, permite suspender el procedimiento cuando el investigado presenta, antes de los cargos, una propuesta técnica de corrección o compensación que la autoridad aprueba y garantiza.',
      ),
      p('propuesta-evaluacion', '{{propuesta.evaluacion}}'),
    ),
    section(
      'garantía de cumplimiento',
      null,
      passage('dispone'),
      approved(
        'aprobada',
        when(
          'por-varios-meses',
          isNot('propuesta.meses', 1),
          article(
            'aprobar-y-suspender-meses',
            `Aprobar la propuesta de {{infractor.nombre}} y suspender el procedimiento por {{propuesta.meses|enLetras}} meses. ${GUARANTEE}`,
          ),
        ),
        when(
          'por-un-mes',
          is('propuesta.meses', 1),
          article(
            'aprobar-y-suspender-un-mes',
            `Aprobar la propuesta de {{infractor.nombre}} y suspender el procedimiento por {{propuesta.meses|enLetras}} mes. ${GUARANTEE}`,
          ),
        ),
      ),
      refused(
        'negada',
        article(
          'negar-propuesta',
          'Negar la propuesta de corrección o compensación presentada por {{infractor.nombre}}. No hay lugar a constituir garantía.',
        ),
      ),
    ),
    section(
      'medidas y cronograma',
      null,
      approved(
        'con-medidas',
        article('cumplir-medidas', 'Durante la suspensión el investigado cumplirá las siguientes medidas:'),
        each('propuesta-medidas', 'propuesta.medidas', '{{item.texto}}'),
      ),
      refused(
        'sin-medidas',
        article(
          'continuar-procedimiento',
          'En firme este auto, continuar el procedimiento sancionatorio en la etapa en que se encuentra.',
        ),
      ),
    ),
    section(
      'suspensión de la caducidad',
      null,
      approved(
        'con-suspension',
        article(
          'caducidad-suspendida',
          'Mientras dure la suspensión no corre el término de caducidad. Si las medidas no se cumplen, la suspensión se levanta y el procedimiento continúa; si se cumplen, se declara la terminación anticipada.',
        ),
      ),
      refused(
        'sin-suspension',
        article(
          'caducidad-sigue-corriendo',
          'El procedimiento no se suspende, y el término de caducidad sigue corriendo.',
        ),
      ),
    ),
    section(
      'inscripción',
      null,
      approved(
        'con-inscripcion',
        article(
          'inscribir-terminacion',
          'La terminación anticipada se inscribe en el registro que corresponde con la advertencia de que no constituye antecedente. Quien se acoge a este beneficio no puede volver a hacerlo dentro de los cinco (5) años siguientes.',
        ),
      ),
      refused(
        'sin-inscripcion',
        article(
          'no-se-inscribe',
          'Esta decisión no se inscribe en ningún registro y no constituye antecedente.',
        ),
      ),
    ),
    section(
      'firma',
      null,
      passage('notificar-acto'),
      refused('con-recurso', article('recurso-contra-la-negativa', againstRefusal.text)),
      passage('cierre'),
    ),
  ],
})
