import { article, has, lacks, p, passage, section, when } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption, reconsideration } from '../parts.ts'

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
      ...caption('AUTO', title),
      p('rotulo-competencia', '**Competencia.**'),
      passage('potestad-sancionatoria'),
      p('rotulo-medida-impuesta', '**Medida impuesta.**'),
      p(
        'medida-impuesta',
        'Mediante la {{medida.acto}} del {{medida.acto_fecha|fecha}} se impuso a {{infractor.presunto}} la medida preventiva de {{medida.tipo|enFrase}}, que recae sobre: {{medida.bien}}.',
      ),
    ),
    section(
      'causal de levantamiento',
      'Por qué se levanta',
      p(
        'cuando-se-levanta',
        'El artículo 35 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, dispone que las medidas preventivas se levantan, de oficio o a petición de parte, cuando se comprueba que desaparecieron las causas que las originaron. El artículo 16 de la misma ley ordena hacerlo cuando no existe mérito para iniciar el procedimiento.',
      ),
      p('causal-en-este-caso', 'En este caso: {{medida.causal_levantamiento|enFrase}}.'),
    ),
    section(
      'verificación técnica',
      'Verificación técnica',
      p('medida-verificacion', '{{medida.verificacion}}'),
    ),
    section(
      'costos pagados',
      'Costos',
      when(
        'con-medida-costos-pagados',
        has('medida.costos_pagados'),
        p('medida-costos-pagados', '{{medida.costos_pagados}}'),
      ),
      when(
        'sin-medida-costos-pagados',
        lacks('medida.costos_pagados'),
        p('no-se-registro-pago', 'En esta actuación no se registró el pago de costos de la medida.'),
      ),
    ),
    section(
      'devolución o reapertura',
      null,
      passage('dispone'),
      article('levantar-medida', 'Levantar la medida preventiva impuesta mediante la {{medida.acto}}.'),
      article('medida-devolucion', '{{medida.devolucion}}'),
      article(
        'advertir-alcance',
        'Advertir que el levantamiento no autoriza a adelantar actividades que requieran permiso, concesión, licencia o autorización.',
      ),
    ),
    section('notificación', null, passage('notificar-acto'), passage('reposicion'), passage('cierre')),
  ],
})
