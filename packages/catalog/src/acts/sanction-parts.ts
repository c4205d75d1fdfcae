import type { ActTemplate, Block } from '@ventanilla/domain/acts/template'
import { article, defineAct, has, lacks, p, when } from './define-act.ts'
import { caption, enactNotified, orders, resolves, signing, trace } from './parts.ts'

/** Passages that the acts of a sanctioning procedure share (Ley 1333 de 2009, Ley 2387 de 2024). */

type Own = Omit<ActTemplate, 'variables' | 'captures' | 'drafts' | 'reviews' | 'class' | 'series'>

/** An auto of the sanction series: drafted and reviewed by the officials for sanctions. */
export const sanctionAuto = (act: Own): ActTemplate =>
  defineAct({
    class: 'auto',
    series: 'AUTO_SAN',
    drafts: ['CLI_JURIDICO_SANCIONATORIO'],
    reviews: ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
    ...act,
  })

/** The offender's name and document. */
export const WHO = '{{infractor.nombre}}, con {{infractor.tipo_documento|enFrase}} {{infractor.documento}}'

/** The presumed offender, who can still be unidentified. */
export const presumed: readonly Block[] = [
  when(has('infractor.documento'), p(`Como presunto infractor se señala a ${WHO}.`)),
  when(
    lacks('infractor.documento'),
    p(
      'Como presunto infractor se señala a {{infractor.presunto}}. Su identificación completa será objeto de la actuación.',
    ),
  ),
]

export const power: readonly Block[] = [
  p(
    'El Estado es el titular de la potestad sancionatoria en materia ambiental y la ejerce, entre otras autoridades, por medio de las corporaciones autónomas regionales, según el artículo 1 de la Ley 1333 de 2009, modificado por la Ley 2387 de 2024.',
  ),
  p(
    'El numeral 17 del artículo 31 de la Ley 99 de 1993 les asigna la función de imponer y ejecutar, a prevención y sin perjuicio de las competencias de otras autoridades, las medidas de policía y las sanciones previstas en la ley por la violación de las normas de protección ambiental. La {{autoridad.nombre}} la ejerce en su jurisdicción, y quien firma actúa {{firmante.competencia}}.',
  ),
  // where the facts stand in the record; whether they are proved is for the decision
  when(
    has('hechos.lugar'),
    p('En esta actuación los hechos se registraron en este lugar: {{hechos.lugar}}.'),
  ),
]

/** The facts: summary, place, date and affected resources. */
export const facts: readonly Block[] = [
  p('{{hechos.resumen}}'),
  {
    type: 'facts',
    rows: [
      { label: 'Lugar', text: '{{hechos.lugar}}' },
      { label: 'Fecha', text: '{{hechos.fecha|fecha}}' },
      { label: 'Recursos', text: '{{hechos.recursos|inicial}}', when: has('hechos.recursos') },
    ],
  },
]

/** The auto that began the procedure. */
export const procedureBegun: readonly Block[] = [
  when(
    has('inicio_san.numero'),
    p(
      'Mediante el auto {{inicio_san.numero}} del {{inicio_san.fecha|fecha}} se inició el procedimiento sancionatorio contra {{infractor.nombre}}.',
    ),
  ),
]

/** The earlier acts of the case, for the acts that follow the charges or may follow them. */
export const background: readonly Block[] = [
  ...procedureBegun,
  when(
    has('cargos.numero'),
    p('Mediante el auto {{cargos.numero}} del {{cargos.fecha|fecha}} se formularon los cargos.'),
  ),
]

export const presumption =
  'En materia ambiental se presume la culpa o el dolo del infractor, quien tiene a su cargo desvirtuarlo con cualquiera de los medios probatorios legales, según los parágrafos de los artículos 1 y 5 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024. La Corporación conserva la carga de probar la conducta.'

/** Orders to notify the act to each party by the party's own means. */
export const notifyOffender = article('Notificar este acto {{notificacion.orden}}.')

export const noAppealAgainst = (why: string): Block =>
  article(`Contra este acto no procede recurso alguno, ${why}.`)
export const interim = 'por ser un acto de trámite, de conformidad con el artículo 75 de la Ley 1437 de 2011'

export const publishIt = article(
  'Publicar este acto en el boletín de la Corporación, de conformidad con los artículos 70 y 71 de la Ley 99 de 1993.',
)

export const head = (kind: 'AUTO' | 'RESOLUCIÓN', title: string): Block[] => caption(kind, title)
export const ordering: Block = orders
export const resolving: Block = resolves
export const closing: readonly Block[] = [enactNotified, ...signing, ...trace]
