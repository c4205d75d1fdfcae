import type { Logic } from '@ventanilla/domain/forms/definition'
import { appealCreatesSituation } from '../appeal-situation.ts'
import { article, defineAct, each, has, is, lacks, p, section, when } from '../define-act.ts'
import { comparedOnAppeal, deniedRest, grantObligations, grantTerms } from '../grant.ts'
import {
  appellants,
  complaintOfOthers,
  JOINT,
  onlyOne,
  rejectionOfOthers,
  several,
} from '../joint-appeals.ts'
import {
  caption,
  competenceOnAppeal,
  enactNotified,
  notifyOrder,
  openedFile,
  resolves,
  signing,
  trace,
} from '../parts.ts'

const decided = (value: string) => is('recurso.decision', value)

/** Decides an appeal: confirms, modifies, clarifies, adds, revokes, or revokes and grants (CPACA art. 80). */
export const resRecurso = defineAct({
  id: 'RES_RECURSO',
  name: 'Resolución que resuelve el recurso de reposición',
  title: 'Por la cual se resuelve un recurso de {{recurso.clase|enFrase}}',
  class: 'resolucion',
  decidesAppeal: 'issuer',
  series: 'RESOLUCION',
  drafts: ['CLI_JURIDICO_RECURSOS'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: [
    'CLI_DIRECTOR_GENERAL',
    'CLI_SUBDIRECTOR_JURIDICO',
    'CLI_SUBDIRECTOR_RECURSOS',
    'CLI_JEFE_TERRITORIAL',
  ],
  announcement: { by: 'notificacion', norm: 'CPACA, artículos 67 y 80' },
  published: false,
  createsSituation: appealCreatesSituation,
  // the resolution can also reject an apelación; only that rejection can be challenged, by recurso de queja
  appeal: {
    kinds: ['queja'],
    businessDays: 5,
    norm: 'CPACA art. 74 num. 3',
    text: complaintOfOthers,
    when: { '==': [{ var: 'recurso.rechaza_apelacion' }, true] },
  },
  sections: [
    section(
      'encabezado',
      null,
      when(
        onlyOne,
        ...caption('RESOLUCIÓN', 'Por la cual se resuelve un recurso de {{recurso.clase|enFrase}}'),
      ),
      when(
        several,
        ...caption(
          'RESOLUCIÓN',
          'Por la cual se resuelven los recursos contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}',
        ),
      ),
      ...competenceOnAppeal,
    ),
    section(
      'acto recurrido',
      'Acto recurrido',
      openedFile,
      p(
        'Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{tramite.nombre|enFrase}} de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}.',
      ),
    ),
    section(
      'oportunidad y procedencia',
      'Oportunidad y procedencia',
      when(
        onlyOne,
        p(
          'El recurso de {{recurso.clase|enFrase}} se interpuso el {{recurso.fecha|fecha}}, dentro del término del artículo 76 de la Ley 1437 de 2011, contra un acto definitivo y con los requisitos del artículo 77 de la misma ley. Procede decidirlo de fondo.',
        ),
      ),
      when(
        several,
        p(
          `Los siguientes recursos se interpusieron cada uno dentro del término del artículo 76 de la Ley 1437 de 2011, que cuenta desde la notificación de quien lo presenta, contra un acto definitivo y con los requisitos del artículo 77 de la misma ley. ${JOINT}`,
        ),
        appellants,
      ),
    ),
    section(
      'motivos de inconformidad uno por uno',
      'Motivos de inconformidad',
      when(
        onlyOne,
        p(
          'El artículo 80 de la Ley 1437 de 2011 exige resolver todas las peticiones oportunamente planteadas y las que surjan con motivo del recurso. Los motivos del recurrente son los siguientes, y cada uno se responde en las consideraciones:',
        ),
      ),
      when(
        several,
        p(
          'El artículo 80 de la Ley 1437 de 2011 exige resolver todas las peticiones oportunamente planteadas y las que surjan con motivo de los recursos. Los motivos de cada recurrente son los siguientes, y cada uno se responde en las consideraciones:',
        ),
      ),
      each('recurso.motivos', '{{item.texto}}'),
    ),
    section(
      'pruebas',
      'Pruebas',
      when(
        has('recurso.pruebas'),
        p('En el trámite del recurso se decretaron las siguientes pruebas:'),
        each('recurso.pruebas', '{{item.texto}}'),
      ),
      when(
        lacks('recurso.pruebas'),
        p('En el trámite del recurso no se decretaron pruebas distintas de las que obran en el expediente.'),
      ),
    ),
    section('consideraciones', 'Consideraciones', p('{{recurso.consideraciones}}'), ...comparedOnAppeal),
    section(
      'resuelve',
      null,
      resolves,
      ...rejectionOfOthers,
      when(
        decided('confirma'),
        article(
          'Confirmar en todas sus partes el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, por las razones expuestas.',
        ),
      ),
      when(
        decided('modifica'),
        article(
          'Modificar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, que en lo pertinente quedará así:',
        ),
        p('{{recurso.texto_decision}}'),
        when(
          { or: [has('permiso.caudal'), has('permiso.condiciones')] } as Logic,
          p('Con lo anterior, los términos quedan así:'),
          ...grantTerms,
        ),
        ...deniedRest,
        article('En lo demás, el acto recurrido se mantiene sin cambios.'),
      ),
      when(
        decided('aclara'),
        article(
          'Aclarar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, en el siguiente sentido:',
        ),
        p('{{recurso.texto_decision}}'),
        article('En lo demás, el acto recurrido se mantiene sin cambios.'),
      ),
      when(
        decided('adiciona'),
        article(
          'Adicionar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, con lo siguiente:',
        ),
        p('{{recurso.texto_decision}}'),
        article('En lo demás, el acto recurrido se mantiene sin cambios.'),
      ),
      when(
        decided('revoca'),
        article(
          'Revocar en todas sus partes el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, por las razones expuestas.',
        ),
      ),
      when(
        decided('revoca'),
        article(
          'Devolver el expediente a la dependencia que proyectó el acto, para que se adopte una nueva decisión conforme a lo aquí considerado.',
        ),
      ),
      when(
        decided('niega'),
        article('Revocar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}.'),
        article(
          'En su lugar, negar la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, por las razones expuestas, y archivar el expediente una vez en firme.',
        ),
      ),
      when(
        decided('otorga'),
        article('Revocar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}.'),
        article(
          'En su lugar, otorgar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, en los siguientes términos:',
        ),
        ...grantTerms,
        ...deniedRest,
        ...grantObligations,
      ),
      when(lacks('recurso.decision'), article('{{recurso.decision}}')),
    ),
    section(
      'concede apelación si se interpuso en subsidio',
      null,
      when(
        has('recurso.subsidiario'),
        article(
          'Conceder, en el efecto suspensivo, el recurso de apelación interpuesto como subsidiario y remitir el expediente al superior, en cuanto la decisión le sea desfavorable al recurrente.',
        ),
      ),
      when(
        lacks('recurso.subsidiario'),
        article('No hay lugar a conceder apelación, porque no se interpuso como subsidiaria.'),
      ),
    ),
    section(
      'notificación',
      null,
      article(notifyOrder),
      when(has('recurso.rechaza_apelacion'), article(complaintOfOthers)),
      article(
        'Contra lo decidido en la presente resolución no procede recurso en sede administrativa, de conformidad con los artículos 75 y 87 de la Ley 1437 de 2011.',
      ),
    ),
    section('firma', null, enactNotified, ...signing, ...trace),
  ],
})
