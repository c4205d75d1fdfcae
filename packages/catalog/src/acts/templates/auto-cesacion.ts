import { article, has, headline, lacks, p, passage, section, when } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption, reconsideration } from '../parts.ts'
import { WHO } from '../sanction-parts.ts'

const title = 'Por el cual se ordena la cesación de un procedimiento sancionatorio'

/** Before the charges, or when the offender dies (Ley 1333/2009 arts. 9 and 23). */
export const autoCesacion = sanctionAuto({
  id: 'AUTO_CESACION',
  name: 'Auto de cesación del procedimiento',
  title,
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículo 23; Ley 99 de 1993, artículo 71' },
  published: { norm: 'Ley 99/1993 art. 71', extent: 'integra' },
  // the accused is free of the charge
  createsSituation: true,
  appeal: reconsideration,
  sections: [
    section(
      'infractor y expediente',
      null,
      ...caption('AUTO', title),
      headline('titulo-competencia', 'Competencia'),
      passage('potestad-sancionatoria'),
      headline('titulo-antecedentes', 'Antecedentes'),
      passage('antecedentes-del-procedimiento'),
      p(
        'contra-quien-se-adelanta',
        `El procedimiento se adelanta contra ${WHO}, en el {{expediente.referencia}}.`,
      ),
    ),
    section(
      'causal y prueba',
      'Causal y prueba',
      p(
        'cuando-cesa',
        'El artículo 23 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, ordena declarar la cesación cuando aparece plenamente demostrada alguna de las causales del artículo 9. Solo puede hacerse antes del auto de formulación de cargos, salvo que el investigado haya fallecido.',
      ),
      p('causal', 'Causal: {{cesacion.causal|enFrase}}.'),
      p('cesacion-prueba', '{{cesacion.prueba}}'),
    ),
    section(
      'continuación frente a otros',
      null,
      passage('dispone'),
      article(
        'ordenar-cesacion',
        `Ordenar la cesación del procedimiento sancionatorio iniciado contra ${WHO}.`,
      ),
      when(
        'con-cesacion-otros',
        has('cesacion.otros'),
        article('continuar-frente-a-otros', 'Continuar el procedimiento frente a: {{cesacion.otros}}'),
      ),
      when(
        'sin-cesacion-otros',
        lacks('cesacion.otros'),
        article(
          'solo-a-quien-se-nombra',
          'Declarar que la cesación solo cobija a quien se nombra en el artículo primero.',
        ),
      ),
    ),
    section(
      'medidas preventivas',
      null,
      when(
        'con-cesacion-medidas',
        has('cesacion.medidas'),
        article('cesacion-medidas', '{{cesacion.medidas}}'),
      ),
      when(
        'sin-cesacion-medidas',
        lacks('cesacion.medidas'),
        when(
          'con-medida-impuesta',
          has('medida.acto'),
          article(
            'no-decide-la-medida',
            'Este auto no decide sobre la medida preventiva que impuso la {{medida.acto}}.',
          ),
        ),
        when(
          'sin-medida-impuesta',
          lacks('medida.acto'),
          article(
            'no-se-impuso-medida',
            'En este procedimiento no se impuso medida preventiva sobre la cual decidir.',
          ),
        ),
      ),
    ),
    section('publicación', null, passage('notificar-acto'), passage('publicar-acto')),
    section('recursos', null, passage('reposicion'), passage('cierre')),
  ],
})
