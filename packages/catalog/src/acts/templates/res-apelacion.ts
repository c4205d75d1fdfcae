import type { Block } from '@ventanilla/domain/acts/template'
import type { Logic } from '@ventanilla/domain/forms/definition'
import { appealCreatesSituation } from '../appeal-situation.ts'
import { article, defineAct, has, is, isNot, p, section, when } from '../define-act.ts'
import { comparedOnAppeal, deniedRest, grantObligations, grantTerms } from '../grant.ts'
import { appellants, JOINT, onlyOne, rejectionOfOthers, several } from '../joint-appeals.ts'
import { caption, enactNotified, notifyOrder, openedFile, resolves, signing, trace } from '../parts.ts'

const title = 'Por la cual se resuelve un recurso de apelación'
const complains = is('recurso.clase', 'Queja')
const appeals = isNot('recurso.clase', 'Queja')
const decided = (value: string) => is('recurso.decision', value)
const APPEALED = 'el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}'

const filed = (kind: string): Block =>
  p(
    `Mediante ${APPEALED}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}. El {{recurso.fecha|fecha}} se interpuso contra él recurso de ${kind}, por los siguientes motivos:`,
  )

/** Decides an appeal to the superior (CPACA arts. 74 num. 2 and 80; Ley 1333 de 2009 art. 30). */
export const resApelacion = defineAct({
  id: 'RES_APELACION',
  name: 'Resolución que resuelve la apelación',
  title,
  class: 'resolucion',
  decidesAppeal: 'superior',
  series: 'RESOLUCION',
  drafts: ['CLI_JURIDICO_RECURSOS'],
  reviews: ['CLI_SUBDIRECTOR_JURIDICO'],
  signs: ['CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículos 67 y 80' },
  published: false,
  createsSituation: appealCreatesSituation,
  appeal: null,
  sections: [
    section(
      'encabezado',
      null,
      when(appeals, ...caption('RESOLUCIÓN', title)),
      when(complains, ...caption('RESOLUCIÓN', 'Por la cual se resuelve un recurso de queja')),
    ),
    section(
      'acto apelado',
      'Acto apelado',
      openedFile,
      when({ and: [appeals, onlyOne] } as Logic, filed('apelación')),
      when({ and: [complains, onlyOne] } as Logic, filed('queja')),
      when(
        several,
        p(
          `Mediante ${APPEALED}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}. Contra él se interpusieron los siguientes recursos. ${JOINT}`,
        ),
        appellants,
        p('Los motivos de cada recurrente son los siguientes:'),
      ),
      { type: 'each', over: 'recurso.motivos', ordered: true, text: '{{item.texto}}' },
    ),
    section(
      'competencia del superior',
      'Competencia del superior',
      when(
        appeals,
        p(
          'El numeral 2 del artículo 74 de la Ley 1437 de 2011 dispone que la apelación se interpone ante el inmediato superior administrativo o funcional, con el propósito de que el acto se aclare, modifique, adicione o revoque. El acto fue expedido por un funcionario que tiene por superior al Director General de la {{autoridad.nombre}}, que es competente para decidirla.',
        ),
        when(
          onlyOne,
          p(
            'El recurso se interpuso dentro del término del artículo 76 de la misma ley y con los requisitos del artículo 77. Procede decidirlo de fondo.',
          ),
        ),
        when(
          several,
          p(
            'Cada recurso se interpuso dentro del término del artículo 76 de la misma ley, que cuenta desde la notificación de quien lo presenta, y con los requisitos del artículo 77. Procede decidirlos de fondo.',
          ),
        ),
      ),
      when(
        complains,
        p(
          'El numeral 3 del artículo 74 de la Ley 1437 de 2011 concede el recurso de queja cuando se rechaza el de apelación y ordena interponerlo ante el superior de quien dictó la decisión, dentro de los cinco (5) días siguientes a la notificación. El rechazo lo expidió un funcionario que tiene por superior al Director General de la {{autoridad.nombre}}, que decide lo que sea del caso.',
        ),
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
        article(`Confirmar en todas sus partes ${APPEALED}, por las razones expuestas.`),
      ),
      when(
        { in: [{ var: 'recurso.decision' }, ['modifica', 'aclara', 'adiciona']] },
        when(decided('modifica'), article(`Modificar ${APPEALED}, que en lo pertinente quedará así:`)),
        when(decided('aclara'), article(`Aclarar ${APPEALED}, en el siguiente sentido:`)),
        when(decided('adiciona'), article(`Adicionar ${APPEALED}, con lo siguiente:`)),
        p('{{recurso.texto_decision}}'),
        when(decided('modifica'), ...deniedRest),
        article('En lo demás, el acto apelado se mantiene sin cambios.'),
      ),
      when(
        { in: [{ var: 'recurso.decision' }, ['revoca', 'niega', 'otorga']] },
        article(`Revocar en todas sus partes ${APPEALED}, por las razones expuestas.`),
        when(
          { and: [decided('revoca'), appeals] } as Logic,
          article(
            'Devolver el expediente a quien expidió el acto, para lo que corresponda según lo aquí considerado.',
          ),
        ),
        when(
          { and: [decided('revoca'), complains] } as Logic,
          article('Conceder el recurso de apelación que se había rechazado, que se decidirá por separado.'),
        ),
        when(
          decided('niega'),
          article(
            'En su lugar, negar la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, por las razones expuestas.',
          ),
        ),
        when(
          decided('otorga'),
          article(
            'En su lugar, otorgar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, en los siguientes términos:',
          ),
          ...grantTerms,
          ...deniedRest,
          ...grantObligations,
        ),
      ),
      when({ '!': [has('recurso.decision')] }, article('{{recurso.decision}}')),
    ),
    section(
      'notificación',
      null,
      article(notifyOrder),
      article(
        'Contra lo decidido en la presente resolución no procede recurso en sede administrativa, de conformidad con los artículos 75 y 87 de la Ley 1437 de 2011.',
      ),
    ),
    section('firma', null, enactNotified, ...signing, ...trace),
  ],
})
