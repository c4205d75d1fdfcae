import { typesApproved, typesWith } from '../../procedures/procedures.ts'
import { article, defineAct, has, is, isNot, lacks, p, section, when } from '../define-act.ts'
import { comparison, deniedRest, grantObligations, grantTerms, studied } from '../grant.ts'
import { lawOfGrant, leviesOfGrant, recommendationOfGrant } from '../grant-law.ts'
import {
  begun,
  caption,
  competence,
  conceptOf,
  decisionAppeal,
  decisionAppealClause,
  enactPublished,
  filed,
  notifyOrder,
  openedFile,
  paidEvaluation,
  resolves,
  signing,
  trace,
  visited,
} from '../parts.ts'

const APPROVED = typesApproved()
const ON_PERMIT = typesWith('sobre_permiso')

/** Grants the permit or concession with its terms (for surface waters: DUR 2.2.3.2.9.8 and 9.9). */
export const resOtorga = defineAct({
  id: 'RES_OTORGA',
  name: 'Resolución que otorga',
  title: 'Por la cual se {{decision.verbo}} {{tramite.nombre|enFrase}}',
  class: 'resolucion',
  role: 'decision',
  series: 'RESOLUCION',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: [
    'CLI_DIRECTOR_GENERAL',
    'CLI_SUBDIRECTOR_JURIDICO',
    'CLI_SUBDIRECTOR_RECURSOS',
    'CLI_JEFE_TERRITORIAL',
  ],
  announcement: { by: 'notificacion', norm: 'CPACA, artículo 67; Ley 99 de 1993, artículo 71' },
  published: { norm: 'Ley 99/1993 art. 71', extent: 'resolutiva' },
  createsSituation: true,
  appeal: decisionAppeal,
  sections: [
    section(
      'encabezado',
      null,
      ...caption('RESOLUCIÓN', 'Por la cual se {{decision.verbo}} {{tramite.nombre|enFrase}}'),
    ),
    section('competencia y fundamentos', 'Competencia y fundamentos', ...competence),
    section(
      'antecedentes',
      'Antecedentes',
      ...filed,
      openedFile,
      paidEvaluation,
      begun,
      when(
        has('visita.fecha'),
        ...visited,
        when(
          has('oposiciones'),
          p('Sobre oposiciones y manifestaciones de terceros consta: {{oposiciones}}'),
        ),
        when(is('visita.hay_oposicion', false), p('En la visita no se presentaron oposiciones.')),
      ),
    ),
    section(
      'concepto técnico acogido',
      'Concepto técnico acogido',
      ...conceptOf({
        and: [is('concepto.sentido', 'otorgar') as object, lacks('comparacion.razones') as object],
      }),
      when(
        lacks('concepto.numero'),
        when(
          is('modificacion.requiere_concepto', false),
          p('Al clasificar el trámite se estableció que lo pedido no requiere concepto técnico.'),
        ),
        when(isNot('modificacion.requiere_concepto', false), p('En la actuación no obra concepto técnico.')),
      ),
      ...recommendationOfGrant,
      ...studied,
      ...comparison,
    ),
    section(
      'consideraciones jurídicas',
      'Consideraciones jurídicas',
      p(
        'Los artículos 8, 79 y 80 de la Constitución Política imponen al Estado y a las personas la obligación de proteger las riquezas naturales de la Nación y de planificar su aprovechamiento para garantizar su desarrollo sostenible.',
      ),
      ...lawOfGrant,
      when(
        lacks('permiso.legaliza'),
        p('Procede decidir en los términos y con las condiciones que se fijan a continuación.'),
      ),
      when(
        has('permiso.legaliza'),
        p(
          'La intervención se autorizó de inmediato por el riesgo y ya se ejecutó. Procede legalizarla y fijar su compensación, según el artículo 2.2.1.1.9.3 del Decreto 1076 de 2015.',
        ),
      ),
      p(
        'La decisión se adopta con fundamento en los hechos, las pruebas y las normas citadas, como lo exige el artículo 42 de la Ley 1437 de 2011.',
      ),
    ),
    section(
      'resuelve: decisión',
      null,
      resolves,
      when(
        has('permiso.legaliza'),
        article(
          'Legalizar la intervención inmediata que se autorizó a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, por el riesgo que los árboles ofrecían a personas o bienes, y fijar su compensación así:',
        ),
      ),
      when(
        lacks('permiso.legaliza'),
        when(
          { in: [{ var: 'tramite.tipo' }, APPROVED] },
          article(
            'Aprobar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, el instrumento presentado: {{tramite.nombre|enFrase}}, en los siguientes términos:',
          ),
        ),
        when(
          { in: [{ var: 'tramite.tipo' }, ON_PERMIT] },
          article(
            'Acceder a lo solicitado por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, sobre el permiso que se identifica, en los siguientes términos:',
          ),
        ),
        when(
          { '!': [{ in: [{ var: 'tramite.tipo' }, [...APPROVED, ...ON_PERMIT]] }] },
          article(
            'Otorgar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, en los siguientes términos:',
          ),
        ),
      ),
      ...grantTerms,
      ...deniedRest,
    ),
    section('obligaciones y condiciones', null, ...grantObligations),
    section(
      'tasas y seguimiento',
      null,
      ...leviesOfGrant,
      article(
        'La Corporación hará el control y seguimiento de lo dispuesto en esta resolución. El titular pagará la tarifa del servicio de seguimiento conforme al artículo 28 de la Ley 344 de 1996, modificado por el artículo 96 de la Ley 633 de 2000, y permitirá el ingreso de los funcionarios encargados.',
      ),
    ),
    section(
      'publicación en el boletín',
      null,
      article(
        'Publicar el encabezado y la parte resolutiva de esta resolución en el boletín de la Corporación, de conformidad con el artículo 71 de la Ley 99 de 1993.',
      ),
    ),
    section('notificación', null, article(notifyOrder)),
    section('recursos', null, decisionAppealClause),
    section('firma', null, enactPublished, ...signing, ...trace),
  ],
})
