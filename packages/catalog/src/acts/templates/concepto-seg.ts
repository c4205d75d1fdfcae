import { has, headline, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

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
      headline('titulo-permiso-obligaciones', '1. Permiso y obligaciones'),
      p(
        'permiso-otorgado',
        'La resolución {{permiso.resolucion}} otorgó a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, que se sigue en el {{expediente.referencia}}. Impuso las obligaciones que se verifican en este concepto.',
      ),
    ),
    section(
      'período evaluado',
      '2. Período evaluado',
      p('seguimiento-periodo', '{{seguimiento.periodo|inicial}}'),
      when(
        'con-visita',
        has('visita.fecha'),
        p('visita-practicada', 'La visita se practicó el {{visita.fecha|fecha}}. En ella se observó:'),
      ),
      when(
        'con-observaciones',
        has('visita.observaciones'),
        p('visita-observaciones', '{{visita.observaciones}}'),
      ),
    ),
    section('cumplimiento por obligación', '3. Cumplimiento de cada obligación', {
      id: 'cumplimiento',
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
      when('con-incumplimientos', has('seguimiento.incumplimientos'), {
        id: 'incumplimientos',
        type: 'each',
        over: 'seguimiento.incumplimientos',
        ordered: true,
        text: '{{item.texto}}',
      }),
      when(
        'sin-incumplimientos',
        lacks('seguimiento.incumplimientos'),
        p('nada-incumplido', 'No se encontraron obligaciones incumplidas.'),
      ),
    ),
    section(
      'recomendación: requerir, sancionar o cerrar',
      '5. Recomendación',
      p('seguimiento-analisis', '{{seguimiento.analisis}}'),
      p('recomendacion', 'Se recomienda: **{{seguimiento.recomendacion|enFrase}}**.'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
