import { defineAct, has, headline, lacks, p, section, when } from '../define-act.ts'
import { label, signing, trace } from '../parts.ts'

/** Whether the holder of a permit complies with it, obligation by obligation. */
export const conceptoSeg = defineAct({
  id: 'CONCEPTO_SEG',
  name: 'Concepto técnico de seguimiento',
  title: 'Concepto técnico de seguimiento',
  class: 'concepto',
  role: 'opinion',
  citedAs: 'el concepto técnico',
  series: 'CONCEPTO',
  drafts: ['CLI_TECNICO_SEGUIMIENTO'],
  reviews: ['CLI_SUPERVISOR_SEGUIMIENTO'],
  signs: ['CLI_TECNICO_SEGUIMIENTO'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  appeal: null,
  sections: [
    section(
      'permiso y obligaciones',
      null,
      ...label('CONCEPTO TÉCNICO DE SEGUIMIENTO'),
      headline('1. Permiso y obligaciones'),
      p(
        'La resolución {{permiso.resolucion}} otorgó a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, que se sigue en el {{expediente.referencia}}. Impuso las obligaciones que se verifican en este concepto.',
      ),
    ),
    section(
      'período evaluado',
      '2. Período evaluado',
      p('{{seguimiento.periodo|inicial}}'),
      when(has('visita.fecha'), p('La visita se practicó el {{visita.fecha|fecha}}. En ella se observó:')),
      when(has('visita.observaciones'), p('{{visita.observaciones}}')),
    ),
    section('cumplimiento por obligación', '3. Cumplimiento de cada obligación', {
      type: 'table',
      over: 'seguimiento.cumplimiento',
      columns: [
        { title: 'Obligación', text: '{{item.obligacion}}', width: 300 },
        { title: 'Estado', text: '{{item.estado}}', width: 100 },
        { title: 'Observación', text: '{{item.nota?}}', width: 200 },
      ],
    }),
    section(
      'incumplimientos',
      '4. Incumplimientos',
      when(has('seguimiento.incumplimientos'), {
        type: 'each',
        over: 'seguimiento.incumplimientos',
        ordered: true,
        text: '{{item.texto}}',
      }),
      when(lacks('seguimiento.incumplimientos'), p('No se encontraron obligaciones incumplidas.')),
    ),
    section(
      'recomendación: requerir, sancionar o cerrar',
      '5. Recomendación',
      p('{{seguimiento.analisis}}'),
      p('Se recomienda: **{{seguimiento.recomendacion|enFrase}}**.'),
      ...signing,
      ...trace,
    ),
  ],
})
