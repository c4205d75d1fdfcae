import { article, has, lacks, p, section, when } from '../define-act.ts'
import { reconsideration } from '../parts.ts'
import { closing, head, notifyOffender, ordering, power, sanctionAuto } from '../sanction-parts.ts'

const title = 'Por el cual se levanta una medida preventiva'

/** Lifts a preventive measure (Ley 1333/2009 arts. 34 and 35). */
export const autoLevantaMedida = sanctionAuto({
  id: 'AUTO_LEVANTA_MEDIDA',
  name: 'Auto que levanta la medida preventiva',
  title,
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículo 35' },
  published: false,
  appeal: reconsideration,
  sections: [
    section(
      'medida impuesta',
      null,
      ...head('AUTO', title),
      p('**Competencia.**'),
      ...power,
      p('**Medida impuesta.**'),
      p(
        'Mediante la {{medida.acto}} del {{medida.acto_fecha|fecha}} se impuso a {{infractor.presunto}} la medida preventiva de {{medida.tipo|enFrase}}, que recae sobre: {{medida.bien}}.',
      ),
    ),
    section(
      'causal de levantamiento',
      'Por qué se levanta',
      p(
        'El artículo 35 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, dispone que las medidas preventivas se levantan, de oficio o a petición de parte, cuando se comprueba que desaparecieron las causas que las originaron. El artículo 16 de la misma ley ordena hacerlo cuando no existe mérito para iniciar el procedimiento.',
      ),
      p('En este caso: {{medida.causal_levantamiento|enFrase}}.'),
    ),
    section('verificación técnica', 'Verificación técnica', p('{{medida.verificacion}}')),
    section(
      'costos pagados',
      'Costos',
      when(has('medida.costos_pagados'), p('{{medida.costos_pagados}}')),
      when(
        lacks('medida.costos_pagados'),
        p('En esta actuación no se registró el pago de costos de la medida.'),
      ),
    ),
    section(
      'devolución o reapertura',
      null,
      ordering,
      article('Levantar la medida preventiva impuesta mediante la {{medida.acto}}.'),
      article('{{medida.devolucion}}'),
      article(
        'Advertir que el levantamiento no autoriza a adelantar actividades que requieran permiso, concesión, licencia o autorización.',
      ),
    ),
    section('notificación', null, notifyOffender, article(reconsideration.text), ...closing),
  ],
})
