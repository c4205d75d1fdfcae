import { each, has, headline, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Information requested in the single meeting, with the effects of a notification. */
export const actaReunionLic = defineAct({
  id: 'ACTA_REUNION_LIC',
  name: 'Acta de reunión de información adicional',
  title: 'Acta de reunión de información adicional',
  class: 'acta',
  series: 'ACTA',
  drafts: ['CLI_TECNICO_LICENCIAS'],
  reviews: ['CLI_COORDINADOR_LICENCIAS'],
  signs: ['CLI_COORDINADOR_LICENCIAS'],
  announcement: { by: 'comunicacion', norm: 'Decreto 1076 de 2015, artículo 2.2.2.3.6.3' },
  published: false,
  appeal: null,
  sections: [
    section(
      'convocatoria y asistentes',
      null,
      ...label('ACTA DE REUNIÓN DE INFORMACIÓN ADICIONAL'),
      headline('titulo-convocatoria-asistentes', '1. Convocatoria y asistentes'),
      p(
        'reunion-celebrada',
        'El {{reunion.fecha|fecha}} se celebró la reunión de información adicional del trámite de {{tramite.nombre|enFrase}}, con radicado {{solicitud.radicado}}, a la que se citó a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}.',
      ),
      passage('expediente'),
      {
        id: 'reunion-asistentes',
        type: 'table',
        over: 'reunion.asistentes',
        columns: [
          { title: 'Nombre', text: '{{item.nombre}}', width: 240 },
          { title: 'Documento', text: '{{item.documento}}', width: 160 },
          { title: 'Calidad', text: '{{item.calidad}}', width: 200 },
        ],
      },
    ),
    section(
      'requerimientos numerados con fundamento',
      '2. Requerimientos',
      when(
        'con-requerimientos',
        has('requerimientos'),
        p('se-requiere', 'La Corporación requiere, por una sola vez, la siguiente información:'),
        each('requerimientos', 'requerimientos', '{{item.texto}}'),
      ),
      when(
        'sin-requerimientos',
        lacks('requerimientos'),
        p('no-se-requiere', 'La Corporación no requiere información adicional para decidir.'),
      ),
    ),
    section(
      'plazo y prórroga',
      '3. Plazo y prórroga',
      when(
        'con-plazo',
        has('requerimientos'),
        p(
          'un-mes-para-entregar',
          'El interesado cuenta con un (1) mes para entregarla, prorrogable por un término igual si lo pide antes del vencimiento. La información se entrega por una sola vez; si no se entrega, o se entrega fuera de ese término, se archivará el trámite.',
        ),
      ),
      when(
        'sin-plazo',
        lacks('requerimientos'),
        p('no-hay-plazo', 'No hay plazo por conceder: el trámite continúa.'),
      ),
    ),
    section(
      'recursos sobre los requerimientos y decisión',
      '4. Recursos',
      when('con-reunion-recursos', has('reunion.recursos'), p('reunion-recursos', '{{reunion.recursos}}')),
      when(
        'sin-reunion-recursos',
        lacks('reunion.recursos'),
        p('no-hubo-recursos', 'En la reunión no se presentaron recursos.'),
      ),
    ),
    section(
      'firmas',
      '5. Firmas',
      p(
        'notificado-en-la-reunion',
        'Lo decidido queda notificado en la reunión, de conformidad con el numeral 2 del artículo 2.2.2.3.6.3 del Decreto 1076 de 2015.',
      ),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
