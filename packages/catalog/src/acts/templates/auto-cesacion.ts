import { article, has, headline, lacks, p, section, when } from '../define-act.ts'
import { reconsideration } from '../parts.ts'
import {
  background,
  closing,
  head,
  notifyOffender,
  ordering,
  power,
  publishIt,
  sanctionAuto,
  WHO,
} from '../sanction-parts.ts'

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
      ...head('AUTO', title),
      headline('Competencia'),
      ...power,
      headline('Antecedentes'),
      ...background,
      p(`El procedimiento se adelanta contra ${WHO}, en el {{expediente.referencia}}.`),
    ),
    section(
      'causal y prueba',
      'Causal y prueba',
      p(
        'El artículo 23 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, ordena declarar la cesación cuando aparece plenamente demostrada alguna de las causales del artículo 9. Solo puede hacerse antes del auto de formulación de cargos, salvo que el investigado haya fallecido.',
      ),
      p('Causal: {{cesacion.causal|enFrase}}.'),
      p('{{cesacion.prueba}}'),
    ),
    section(
      'continuación frente a otros',
      null,
      ordering,
      article(`Ordenar la cesación del procedimiento sancionatorio iniciado contra ${WHO}.`),
      when(has('cesacion.otros'), article('Continuar el procedimiento frente a: {{cesacion.otros}}')),
      when(
        lacks('cesacion.otros'),
        article('Declarar que la cesación solo cobija a quien se nombra en el artículo primero.'),
      ),
    ),
    section(
      'medidas preventivas',
      null,
      when(has('cesacion.medidas'), article('{{cesacion.medidas}}')),
      when(
        lacks('cesacion.medidas'),
        when(
          has('medida.acto'),
          article('Este auto no decide sobre la medida preventiva que impuso la {{medida.acto}}.'),
        ),
        when(
          lacks('medida.acto'),
          article('En este procedimiento no se impuso medida preventiva sobre la cual decidir.'),
        ),
      ),
    ),
    section('publicación', null, notifyOffender, publishIt),
    section('recursos', null, article(reconsideration.text), ...closing),
  ],
})
