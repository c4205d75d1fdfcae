import { article, each, has, is, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, conceptOf, decisionAppeal, notSurfaceWater, surfaceWater } from '../parts.ts'

/** Denies with reasons (CPACA art. 42). */
export const resNiega = defineAct({
  id: 'RES_NIEGA',
  name: 'Resolución que niega',
  title: 'Por la cual se niega una solicitud de {{tramite.nombre|enFrase}}',
  class: 'resolucion',
  role: 'decision',
  series: 'RESOLUCION',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_DIRECTOR_GENERAL', 'CLI_SUBDIRECTOR_JURIDICO', 'CLI_SUBDIRECTOR_RECURSOS'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículo 67; Ley 99 de 1993, artículo 71' },
  published: { norm: 'Ley 99/1993 art. 71', extent: 'resolutiva' },
  createsSituation: false,
  appeal: decisionAppeal,
  sections: [
    section(
      'encabezado',
      null,
      ...caption('RESOLUCIÓN', 'Por la cual se niega una solicitud de {{tramite.nombre|enFrase}}'),
    ),
    section('competencia y fundamentos', 'Competencia y fundamentos', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      passage('evaluacion-pagada'),
      passage('inicio-del-tramite'),
      when('con-visita', has('visita.fecha'), passage('visita-practicada')),
    ),
    section(
      'concepto técnico acogido',
      'Concepto técnico acogido',
      ...conceptOf(is('concepto.sentido', 'negar')),
      when(
        'sin-concepto',
        lacks('concepto.numero'),
        p('no-obra-concepto', 'En la actuación no obra concepto técnico.'),
      ),
    ),
    section(
      'consideraciones jurídicas',
      'Consideraciones jurídicas',
      p(
        'deber-de-proteger',
        'Los artículos 8, 79 y 80 de la Constitución Política imponen al Estado la obligación de proteger las riquezas naturales y de planificar su aprovechamiento. Otorgar un derecho de uso exige comprobar que no se afecta el recurso ni los derechos de terceros.',
      ),
      when(
        'agua-superficial',
        surfaceWater,
        p(
          'disponibilidad-del-recurso',
          'Según los artículos 89 del Decreto-ley 2811 de 1974 y 2.2.3.2.7.2 del Decreto 1076 de 2015, la concesión está sujeta a la disponibilidad del recurso y a las necesidades que imponga el objeto para el cual se destina. El artículo 2.2.3.2.9.8 del mismo decreto ordena decidir con base en la visita y en los estudios del expediente.',
        ),
      ),
      when(
        'sin-agua-superficial',
        notSurfaceWater,
        p(
          'requisitos-tecnicos',
          'El Decreto 1076 de 2015 supedita esta clase de autorizaciones al cumplimiento de los requisitos técnicos y ambientales.',
        ),
      ),
      p('no-puede-prosperar', 'La solicitud no puede prosperar por los siguientes motivos:'),
      each('negativa-motivos', 'negativa.motivos', '{{item.texto}}'),
      p(
        'decision-proporcional',
        'La decisión debe ser adecuada a los fines de la norma que la autoriza y proporcional a los hechos que le sirven de causa, según el artículo 44 de la Ley 1437 de 2011.',
      ),
    ),
    section(
      'resuelve: negar',
      null,
      passage('resuelve'),
      article(
        'negar',
        'Negar la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, con el radicado {{solicitud.radicado}}, por las razones expuestas en la parte motiva.',
      ),
      article(
        'advertir-permiso-previo',
        'Advertir que no puede adelantarse la actividad sin el permiso, la concesión o la autorización correspondiente, so pena de las medidas preventivas y sanciones de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024. La negativa no impide presentar una nueva solicitud cuando cambien las circunstancias que la motivaron.',
      ),
    ),
    section(
      'archivo',
      null,
      article(
        'ordenar-archivo',
        'Ordenar, en firme esta resolución, el archivo del {{expediente.referencia}}.',
      ),
    ),
    section(
      'publicación',
      null,
      article(
        'publicar-parte-resolutiva',
        'Publicar el encabezado y la parte resolutiva de esta resolución en el boletín de la Corporación, de conformidad con el artículo 71 de la Ley 99 de 1993.',
      ),
    ),
    section('notificación', null, passage('notificar')),
    section('recursos', null, passage('recursos')),
    section('firma', null, passage('publiquese'), passage('firma'), passage('traza')),
  ],
})
