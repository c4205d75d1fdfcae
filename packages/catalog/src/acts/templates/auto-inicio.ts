import { article, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, notSurfaceWater, surfaceWater } from '../parts.ts'

/** Opens the case and orders visit, notice and publication (Ley 99/1993 art. 70; DUR 2.2.3.2.9.3 and 9.4). */
export const autoInicio = defineAct({
  id: 'AUTO_INICIO',
  name: 'Auto de inicio de trámite',
  title: 'Por el cual se inicia un trámite de {{tramite.nombre|enFrase}}',
  class: 'auto',
  role: 'opening',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'notificacion', norm: 'Ley 99 de 1993, artículo 70', beside: true },
  published: { norm: 'Ley 99/1993 art. 70', extent: 'integra' },
  appeal: null,
  sections: [
    section(
      'encabezado con número, fecha y título',
      null,
      ...caption('AUTO', 'Por el cual se inicia un trámite de {{tramite.nombre|enFrase}}'),
    ),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      p(
        'documentacion-completa',
        'Verificada la documentación, se encontró completa para dar inicio a la actuación.',
      ),
      passage('evaluacion-pagada'),
      p('expediente-abierto', 'Para el trámite se abrió el expediente {{expediente.numero}}.'),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'acto-de-iniciacion',
        'El artículo 70 de la Ley 99 de 1993 ordena que la entidad que recibe una petición para iniciar una actuación administrativa ambiental dicte un acto de iniciación de trámite, que se notificará y publicará en los términos de la ley, con el fin de que cualquier persona pueda intervenir conforme al artículo 69 de la misma ley.',
      ),
      when(
        'agua-superficial',
        surfaceWater,
        p(
          'uso-en-virtud-de-concesion',
          'Según los artículos 88 y 89 del Decreto-ley 2811 de 1974 y el artículo 2.2.3.2.5.3 del Decreto 1076 de 2015, salvo las excepciones legales, solo puede hacerse uso de las aguas en virtud de concesión, que está sujeta a la disponibilidad del recurso y a las necesidades que imponga el objeto para el cual se destina.',
        ),
        p(
          'visita-ocular',
          'Los artículos 2.2.3.2.9.3 a 2.2.3.2.9.7 del Decreto 1076 de 2015 disponen que, presentada la solicitud, se ordenará una visita ocular a costa del interesado; que por lo menos con diez (10) días de anticipación a la visita se fijará un aviso en lugar público de la Corporación y de la alcaldía, con el lugar, la fecha y el objeto de la diligencia; y que quien se considere con derecho a intervenir podrá oponerse antes de la visita o durante ella.',
        ),
      ),
      when(
        'sin-agua-superficial',
        notSurfaceWater,
        p(
          'requisitos-formales',
          'La solicitud reúne los requisitos formales previstos en el Decreto 1076 de 2015 para esta clase de trámite, por lo que procede darle inicio.',
        ),
      ),
      when(
        'con-consideraciones',
        has('inicio.consideraciones'),
        p('inicio-consideraciones', '{{inicio.consideraciones}}'),
      ),
    ),
    section(
      'dispone: iniciar, ordenar visita, fijar aviso, notificar',
      null,
      passage('dispone'),
      article(
        'iniciar',
        'Iniciar el trámite de {{tramite.nombre|enFrase}} solicitado por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, y adelantarlo en el expediente {{expediente.numero}}. El inicio del trámite no implica otorgamiento ni autoriza actividad alguna.',
      ),
      when(
        'con-visita',
        has('visita.fecha'),
        article(
          'ordenar-visita',
          'Ordenar la práctica de una visita técnica el {{visita.fecha|fecha}}, con el fin de verificar en el sitio los aspectos técnicos de la solicitud y recibir las manifestaciones de quienes se consideren con derecho a intervenir. La visita estará a cargo de los profesionales que designe la dependencia competente.',
        ),
        article(
          'fijar-aviso',
          'Fijar aviso con el lugar, la fecha y el objeto de la visita en la cartelera de la Corporación y remitirlo para su fijación a la alcaldía del lugar, por lo menos con diez (10) días de anticipación. De su fijación y desfijación se dejará constancia en el expediente.',
        ),
      ),
      when(
        'sin-visita',
        lacks('visita.fecha'),
        article(
          'adelantar-evaluacion',
          'Adelantar la evaluación técnica de la solicitud con los documentos que obran en el expediente.',
        ),
      ),
      passage('notificar'),
      article(
        'comunicar-a-terceros',
        'Comunicar el presente auto a los terceros determinados que puedan resultar afectados, conforme al artículo 37 de la Ley 1437 de 2011.',
      ),
    ),
    section(
      'publicación',
      null,
      article(
        'publicar',
        'Publicar el presente auto en el boletín de la Corporación, de conformidad con el artículo 70 de la Ley 99 de 1993.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('publiquese'), passage('firma'), passage('traza')),
  ],
})
