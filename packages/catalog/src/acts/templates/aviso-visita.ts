import { has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Public notice of the application and the visit, ten days ahead (DUR 2.2.3.2.9.4). */
export const avisoVisita = defineAct({
  id: 'AVISO_VISITA',
  name: 'Aviso de inicio y visita',
  title: 'Aviso de inicio de trámite y de visita',
  class: 'aviso',
  series: 'AVISO',
  drafts: ['CLI_APOYO_ADMINISTRATIVO_3'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SECRETARIA_JURIDICA'],
  announcement: { by: 'incorporacion', norm: 'Decreto 1076 de 2015, artículo 2.2.3.2.9.4' },
  published: { norm: 'Ley 99/1993 art. 70', extent: 'integra' },
  attests: ['aviso_de_visita'],
  appeal: null,
  sections: [
    section(
      'solicitante y objeto',
      null,
      ...label('AVISO DE INICIO DE TRÁMITE Y DE VISITA'),
      p(
        'hace-saber',
        'La {{autoridad.nombre}} **HACE SABER** que {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, presentó con el radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}} una solicitud de {{tramite.nombre|enFrase}}, y que mediante el {{inicio.numero}} se dio inicio al trámite en el expediente {{expediente.numero}}.',
      ),
    ),
    section(
      'lugar y fecha de la visita',
      'Lugar y fecha de la visita',
      when('con-visita', has('visita.fecha'), {
        id: 'visita',
        type: 'facts',
        rows: [
          { label: 'Fecha', text: '**{{visita.fecha|fecha}}**' },
          { label: 'Hora', text: '{{visita.hora|hora}}', when: has('visita.hora') },
          {
            label: 'Lugar',
            text: 'Predio «{{predio.nombre}}», vereda {{predio.vereda}}, municipio de {{predio.municipio}}',
            when: has('predio.vereda'),
          },
          { label: 'Lugar', text: 'Municipio de {{predio.municipio}}', when: lacks('predio.vereda') },
          {
            label: 'Objeto',
            text: 'Verificar en el sitio los aspectos técnicos de la solicitud y recibir las manifestaciones de los interesados',
          },
        ],
      }),
      when(
        'sin-visita',
        lacks('visita.fecha'),
        p(
          'sin-visita-ordenada',
          'El trámite se evalúa con la información del expediente; no se ha ordenado una visita técnica.',
        ),
      ),
    ),
    section(
      'derecho de oposición',
      'Derecho de oposición',
      p(
        'oposicion',
        'Toda persona que se considere con derecho a intervenir puede hacer valer sus razones u oponerse al otorgamiento, antes de la visita o durante ella, de conformidad con los artículos 2.2.3.2.9.4 y 2.2.3.2.9.7 del Decreto 1076 de 2015. La oposición se presenta por escrito en {{autoridad.direccion}}, {{autoridad.ciudad}}, en el correo {{autoridad.correo}} o en el portal de trámites, indicando el número del expediente y las pruebas en que se funda.',
      ),
      p(
        'intervencion-de-terceros',
        'Quien desee intervenir en la actuación puede pedirlo en cualquier momento, sin demostrar interés jurídico alguno, según el artículo 69 de la Ley 99 de 1993.',
      ),
    ),
    section(
      'fijación y desfijación',
      'Fijación y desfijación',
      p(
        'donde-se-fija',
        'Este aviso se fija en lugar público de la Corporación y de la alcaldía del municipio, y se publica en el boletín de la Corporación, por el término de diez (10) días hábiles.',
      ),
      {
        id: 'fijacion',
        type: 'facts',
        rows: [
          { label: 'Se fija', text: '{{aviso.fecha_fijacion|fecha}}' },
          { label: 'Se desfija', text: '{{aviso.fecha_desfijacion|fecha}}, al final de la jornada' },
        ],
      },
      passage('firma'),
      passage('traza'),
    ),
  ],
})
