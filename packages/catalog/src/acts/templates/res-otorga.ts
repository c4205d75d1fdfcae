import type { Logic } from '@ventanilla/domain/forms/definition'
import { article, has, is, isNot, lacks, law, p, passage, section, when, withTrait } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, conceptOf, decisionAppeal } from '../parts.ts'

const APPROVED: Logic = { conVerbo: ['tramite.tipo', 'aprobar'] }
const ON_PERMIT = withTrait('sobre_permiso')

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
  statesLaw: true,
  appeal: decisionAppeal,
  sections: [
    section(
      'encabezado',
      null,
      ...caption('RESOLUCIÓN', 'Por la cual se {{decision.verbo}} {{tramite.nombre|enFrase}}'),
    ),
    section('competencia y fundamentos', 'Competencia y fundamentos', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      passage('evaluacion-pagada'),
      passage('inicio-del-tramite'),
      when(
        'con-visita',
        has('visita.fecha'),
        passage('visita-practicada'),
        when(
          'con-oposiciones',
          has('oposiciones'),
          p('oposiciones', 'Sobre oposiciones y manifestaciones de terceros consta: {{oposiciones}}'),
        ),
        when(
          'no-hubo-oposicion',
          is('visita.hay_oposicion', false),
          p('no-se-presentaron-oposiciones', 'En la visita no se presentaron oposiciones.'),
        ),
      ),
    ),
    section(
      'concepto técnico acogido',
      'Concepto técnico acogido',
      ...conceptOf({
        and: [is('concepto.sentido', 'otorgar'), lacks('comparacion.razones')],
      }),
      when(
        'sin-concepto',
        lacks('concepto.numero'),
        when(
          'no-requiere-concepto',
          is('modificacion.requiere_concepto', false),
          p(
            'clasificado-sin-concepto',
            'Al clasificar el trámite se estableció que lo pedido no requiere concepto técnico.',
          ),
        ),
        when(
          'requiere-concepto',
          isNot('modificacion.requiere_concepto', false),
          p('no-obra-concepto', 'En la actuación no obra concepto técnico.'),
        ),
      ),
      law('recomendacion'),
      passage('estudios'),
      passage('comparacion'),
    ),
    section(
      'consideraciones jurídicas',
      'Consideraciones jurídicas',
      p(
        'deber-de-proteger',
        'Los artículos 8, 79 y 80 de la Constitución Política imponen al Estado y a las personas la obligación de proteger las riquezas naturales de la Nación y de planificar su aprovechamiento para garantizar su desarrollo sostenible.',
      ),
      law('fundamentos'),
      when(
        'no-legaliza',
        lacks('permiso.legaliza'),
        p(
          'procede-decidir',
          'Procede decidir en los términos y con las condiciones que se fijan a continuación.',
        ),
      ),
      when(
        'legaliza',
        has('permiso.legaliza'),
        p(
          'procede-legalizar',
          'La intervención se autorizó de inmediato por el riesgo y ya se ejecutó. Procede legalizarla y fijar su compensación, según el artículo 2.2.1.1.9.3 del Decreto 1076 de 2015.',
        ),
      ),
      p(
        'fundamento-de-la-decision',
        'La decisión se adopta con fundamento en los hechos, las pruebas y las normas citadas, como lo exige el artículo 42 de la Ley 1437 de 2011.',
      ),
    ),
    section(
      'resuelve: decisión',
      null,
      passage('resuelve'),
      when(
        'decide-legalizar',
        has('permiso.legaliza'),
        article(
          'legalizar',
          'Legalizar la intervención inmediata que se autorizó a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, por el riesgo que los árboles ofrecían a personas o bienes, y fijar su compensación así:',
        ),
      ),
      when(
        'decide-otorgar',
        lacks('permiso.legaliza'),
        when(
          'tramite-que-aprueba',
          APPROVED,
          article(
            'aprobar',
            'Aprobar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, el instrumento presentado: {{tramite.nombre|enFrase}}, en los siguientes términos:',
          ),
        ),
        when(
          'tramite-sobre-permiso',
          ON_PERMIT,
          article(
            'acceder',
            'Acceder a lo solicitado por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, sobre el permiso que se identifica, en los siguientes términos:',
          ),
        ),
        when(
          'tramite-que-otorga',
          { '!': [{ or: [APPROVED, ON_PERMIT] }] },
          article(
            'otorgar',
            'Otorgar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, en los siguientes términos:',
          ),
        ),
      ),
      passage('terminos-otorgados'),
      passage('negar-lo-demas'),
    ),
    section('obligaciones y condiciones', null, passage('obligaciones-del-titular')),
    section(
      'tasas y seguimiento',
      null,
      law('tasas'),
      article(
        'seguimiento',
        'La Corporación hará el control y seguimiento de lo dispuesto en esta resolución. El titular pagará la tarifa del servicio de seguimiento conforme al artículo 28 de la Ley 344 de 1996, modificado por el artículo 96 de la Ley 633 de 2000, y permitirá el ingreso de los funcionarios encargados.',
      ),
    ),
    section(
      'publicación en el boletín',
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
