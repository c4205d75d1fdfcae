import type { Passage } from '@ventanilla/domain/acts/passages'
import type { Block } from '@ventanilla/domain/acts/template'
import { article, has, lacks, p, passage, shared, when } from './blocks.ts'

/** What the acts of a sanctioning procedure share (Ley 1333 de 2009, Ley 2387 de 2024). */

/** The offender's name and document. */
export const WHO = '{{infractor.nombre}}, con {{infractor.tipo_documento|enFrase}} {{infractor.documento}}'

export const noAppealAgainst = (why: string): Block =>
  article('sin-recursos', `Contra este acto no procede recurso alguno, ${why}.`)
export const interim = 'por ser un acto de trámite, de conformidad con el artículo 75 de la Ley 1437 de 2011'

export const SANCTION_PASSAGES: readonly Passage[] = [
  // the offender can still be unidentified
  shared(
    'presunto-infractor',
    'Presunto infractor, identificado o por identificar',
    when(
      'con-documento',
      has('infractor.documento'),
      p('identificado', `Como presunto infractor se señala a ${WHO}.`),
    ),
    when(
      'sin-documento',
      lacks('infractor.documento'),
      p(
        'por-identificar',
        'Como presunto infractor se señala a {{infractor.presunto}}. Su identificación completa será objeto de la actuación.',
      ),
    ),
  ),
  shared(
    'potestad-sancionatoria',
    'Potestad sancionatoria de la Corporación y competencia de quien firma',
    p(
      'titularidad',
      'El Estado es el titular de la potestad sancionatoria en materia ambiental y la ejerce, entre otras autoridades, por medio de las corporaciones autónomas regionales, según el artículo 1 de la Ley 1333 de 2009, modificado por la Ley 2387 de 2024.',
    ),
    p(
      'funcion',
      'El numeral 17 del artículo 31 de la Ley 99 de 1993 les asigna la función de imponer y ejecutar, a prevención y sin perjuicio de las competencias de otras autoridades, las medidas de policía y las sanciones previstas en la ley por la violación de las normas de protección ambiental. La {{autoridad.nombre}} la ejerce en su jurisdicción, y quien firma actúa {{firmante.competencia}}.',
    ),
    // where the facts stand in the record; whether they are proved is for the decision
    when(
      'con-lugar',
      has('hechos.lugar'),
      p('lugar', 'En esta actuación los hechos se registraron en este lugar: {{hechos.lugar}}.'),
    ),
  ),
  shared(
    'hechos',
    'Los hechos: resumen, lugar, fecha y recursos afectados',
    p('resumen', '{{hechos.resumen}}'),
    {
      id: 'circunstancias',
      type: 'facts',
      rows: [
        { label: 'Lugar', text: '{{hechos.lugar}}' },
        { label: 'Fecha', text: '{{hechos.fecha|fecha}}' },
        { label: 'Recursos', text: '{{hechos.recursos|inicial}}', when: has('hechos.recursos') },
      ],
    },
  ),
  shared(
    'procedimiento-iniciado',
    'Auto que inició el procedimiento sancionatorio',
    when(
      'con-auto',
      has('inicio_san.numero'),
      p(
        'inicio',
        'Mediante el auto {{inicio_san.numero}} del {{inicio_san.fecha|fecha}} se inició el procedimiento sancionatorio contra {{infractor.nombre}}.',
      ),
    ),
  ),
  shared(
    'antecedentes-del-procedimiento',
    'Actos anteriores del caso, en los que siguen a los cargos o pueden seguirles',
    passage('procedimiento-iniciado'),
    when(
      'con-cargos',
      has('cargos.numero'),
      p('cargos', 'Mediante el auto {{cargos.numero}} del {{cargos.fecha|fecha}} se formularon los cargos.'),
    ),
  ),
  shared(
    'presuncion-de-culpa',
    'Presunción de culpa o dolo',
    p(
      'presuncion',
      'En materia ambiental se presume la culpa o el dolo del infractor, quien tiene a su cargo desvirtuarlo con cualquiera de los medios probatorios legales, según los parágrafos de los artículos 1 y 5 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024. La Corporación conserva la carga de probar la conducta.',
    ),
  ),
  shared(
    'notificar-acto',
    'Orden de notificar el acto a cada parte por su medio',
    article('orden', 'Notificar este acto {{notificacion.orden}}.'),
  ),
  shared(
    'publicar-acto',
    'Orden de publicar el acto en el boletín',
    article(
      'orden',
      'Publicar este acto en el boletín de la Corporación, de conformidad con los artículos 70 y 71 de la Ley 99 de 1993.',
    ),
  ),
  shared(
    'cierre',
    'Fórmula final, firma y traza',
    passage('notifiquese'),
    passage('firma'),
    passage('traza'),
  ),
]
