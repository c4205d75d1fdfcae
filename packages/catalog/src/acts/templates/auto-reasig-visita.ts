import { article, has, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por el cual se reasigna una visita técnica'

/** Records that another professional makes the visit, and on which day. */
export const autoReasigVisita = defineAct({
  id: 'AUTO_REASIG_VISITA',
  name: 'Auto de reasignación de visita',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_RECURSOS'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75' },
  published: false,
  appeal: null,
  sections: [
    section('encabezado con número, fecha y título', null, ...caption('AUTO', title)),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      p(
        'visita-no-practicada',
        'La visita técnica estaba prevista para el {{visita.fecha_anterior|fecha}} y no se practicó.',
      ),
    ),
    section(
      'causal',
      'Causal',
      when(
        'con-causal',
        has('visita.causa'),
        p('causal-registrada', 'Causal registrada: «{{visita.causa}}».'),
      ),
      p('visita-explicacion', '{{visita.explicacion}}'),
      p(
        'visita-necesaria',
        'El artículo 3 de la Ley 1437 de 2011 ordena adelantar las actuaciones con eficacia, economía y celeridad. La visita es necesaria para decidir, por lo que procede fijar nueva fecha y designar quien la practique.',
      ),
    ),
    section('nueva fecha y profesional', 'Nueva visita', {
      id: 'nueva-visita',
      type: 'facts',
      rows: [
        { label: 'Fecha anterior', text: '{{visita.fecha_anterior|fecha}}' },
        { label: 'Nueva fecha', text: '**{{visita.fecha_nueva|fecha}}**' },
        { label: 'Profesional', text: '{{profesional.nombre}}' },
      ],
    }),
    section(
      'comunicación',
      null,
      passage('dispone'),
      article(
        'reasignar-visita',
        'Reasignar la visita técnica de la solicitud con radicado {{solicitud.radicado}} a {{profesional.nombre}}, que la practicará el {{visita.fecha_nueva|fecha}}.',
      ),
      article(
        'comunicar-al-solicitante',
        'Comunicar el presente auto a {{solicitante.nombre}}, o a su representante o apoderado, para que asista y facilite el acceso al lugar, y al profesional designado.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
