import { p, passage, section } from '../blocks.ts'
import { defineAct } from '../define-act.ts'

/** Summons the applicant and the interested parties to the single meeting that requests further information. */
export const citacionLic = defineAct({
  id: 'CITACION_LIC',
  name: 'Citación a reunión o audiencia de licencia',
  title: 'Citación a la reunión de información adicional de {{tramite.nombre|enFrase}}',
  class: 'oficio',
  series: 'OFICIO',
  drafts: ['CLI_COORDINADOR_LICENCIAS'],
  reviews: [],
  signs: ['CLI_COORDINADOR_LICENCIAS'],
  announcement: { by: 'comunicacion', norm: 'Decreto 1076 de 2015, artículo 2.2.2.3.6.3' },
  published: false,
  personal: true,
  appeal: null,
  sections: [
    section(
      'fecha, hora y medio',
      null,
      passage('membrete'),
      p('destinatario', 'Destinatario: **{{solicitante.nombre}}**'),
      p(
        'asunto',
        '**Asunto:** citación a la reunión de información adicional. {{expediente.referencia|inicial}}.',
      ),
      p(
        'le-citamos',
        'Le citamos a la reunión de información adicional del trámite de {{tramite.nombre|enFrase}}, con radicado {{solicitud.radicado}}:',
      ),
      {
        id: 'fecha-y-lugar',
        type: 'facts',
        rows: [
          { label: 'Fecha', text: '**{{reunion.fecha|fecha}}**' },
          { label: 'Hora y lugar', text: '{{reunion.lugar|inicial}}' },
        ],
      },
    ),
    section(
      'objeto',
      'Objeto',
      p(
        'objeto-de-la-reunion',
        'Precisar, por una sola vez, la información adicional que la Corporación considera indispensable para decidir, de conformidad con los artículos 2.2.2.3.6.3 y 2.2.2.3.8.1 del Decreto 1076 de 2015.',
      ),
    ),
    section('asistentes', 'Se cita a', p('reunion-citados', '{{reunion.citados}}')),
    section(
      'advertencia de efectos',
      'Efectos',
      p(
        'notificado-en-la-reunion',
        'Lo que se decida en la reunión quedará notificado en ella, aunque usted no asista. Contra los requerimientos procede el recurso de reposición, que se presenta y se resuelve en la misma reunión.',
      ),
      p('atentamente', 'Atentamente,'),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
