import type { Block } from '@ventanilla/domain/acts/template'
import { appealCreatesSituation } from '../appeal-situation.ts'
import { article, has, is, isNot, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { JOINT, onlyOne, several } from '../joint-appeals.ts'
import { caption } from '../parts.ts'

const title = 'Por la cual se resuelve un recurso de apelación'
const complains = is('recurso.clase', 'Queja')
const appeals = isNot('recurso.clase', 'Queja')
const decided = (value: string) => is('recurso.decision', value)
const APPEALED = 'el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}'

const filed = (id: string, kind: string): Block =>
  p(
    id,
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
      when('encabezado-de-apelacion', appeals, ...caption('RESOLUCIÓN', title)),
      when(
        'encabezado-de-queja',
        complains,
        ...caption('RESOLUCIÓN', 'Por la cual se resuelve un recurso de queja', 'encabezado-de-la-queja'),
      ),
    ),
    section(
      'acto apelado',
      'Acto apelado',
      passage('expediente'),
      when('una-apelacion', { and: [appeals, onlyOne] }, filed('recurso-de-apelacion', 'apelación')),
      when('una-queja', { and: [complains, onlyOne] }, filed('recurso-de-queja', 'queja')),
      when(
        'varios-recursos',
        several,
        p(
          'recursos-interpuestos',
          `Mediante ${APPEALED}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}. Contra él se interpusieron los siguientes recursos. ${JOINT}`,
        ),
        passage('recurrentes'),
        p('motivos-de-cada-recurrente', 'Los motivos de cada recurrente son los siguientes:'),
      ),
      { id: 'motivos', type: 'each', over: 'recurso.motivos', ordered: true, text: '{{item.texto}}' },
    ),
    section(
      'competencia del superior',
      'Competencia del superior',
      when(
        'en-apelacion',
        appeals,
        p(
          'superior-que-decide',
          'El numeral 2 del artículo 74 de la Ley 1437 de 2011 dispone que la apelación se interpone ante el inmediato superior administrativo o funcional, con el propósito de que el acto se aclare, modifique, adicione o revoque. El acto fue expedido por un funcionario que tiene por superior al Director General de la {{autoridad.nombre}}, que es competente para decidirla.',
        ),
        when(
          'uno-oportuno',
          onlyOne,
          p(
            'recurso-oportuno',
            'El recurso se interpuso dentro del término del artículo 76 de la misma ley y con los requisitos del artículo 77. Procede decidirlo de fondo.',
          ),
        ),
        when(
          'varios-oportunos',
          several,
          p(
            'recursos-oportunos',
            'Cada recurso se interpuso dentro del término del artículo 76 de la misma ley, que cuenta desde la notificación de quien lo presenta, y con los requisitos del artículo 77. Procede decidirlos de fondo.',
          ),
        ),
      ),
      when(
        'en-queja',
        complains,
        p(
          'superior-que-decide-la-queja',
          'El numeral 3 del artículo 74 de la Ley 1437 de 2011 concede el recurso de queja cuando se rechaza el de apelación y ordena interponerlo ante el superior de quien dictó la decisión, dentro de los cinco (5) días siguientes a la notificación. El rechazo lo expidió un funcionario que tiene por superior al Director General de la {{autoridad.nombre}}, que decide lo que sea del caso.',
        ),
      ),
    ),
    section(
      'consideraciones',
      'Consideraciones',
      p('recurso-consideraciones', '{{recurso.consideraciones}}'),
      passage('comparacion-en-el-recurso'),
    ),
    section(
      'resuelve',
      null,
      passage('resuelve'),
      passage('rechazo-de-los-demas'),
      when(
        'decide-confirma',
        decided('confirma'),
        article('confirmar', `Confirmar en todas sus partes ${APPEALED}, por las razones expuestas.`),
      ),
      when(
        'decide-cambiar',
        { in: [{ var: 'recurso.decision' }, ['modifica', 'aclara', 'adiciona']] },
        when(
          'decide-modifica',
          decided('modifica'),
          article('modificar', `Modificar ${APPEALED}, que en lo pertinente quedará así:`),
        ),
        when(
          'decide-aclara',
          decided('aclara'),
          article('aclarar', `Aclarar ${APPEALED}, en el siguiente sentido:`),
        ),
        when(
          'decide-adiciona',
          decided('adiciona'),
          article('adicionar', `Adicionar ${APPEALED}, con lo siguiente:`),
        ),
        p('texto-de-la-decision', '{{recurso.texto_decision}}'),
        when('niega-lo-demas', decided('modifica'), passage('negar-lo-demas')),
        article('lo-demas-se-mantiene', 'En lo demás, el acto apelado se mantiene sin cambios.'),
      ),
      when(
        'decide-revocar',
        { in: [{ var: 'recurso.decision' }, ['revoca', 'niega', 'otorga']] },
        article('revocar', `Revocar en todas sus partes ${APPEALED}, por las razones expuestas.`),
        when(
          'revoca-en-apelacion',
          { and: [decided('revoca'), appeals] },
          article(
            'devolver-expediente',
            'Devolver el expediente a quien expidió el acto, para lo que corresponda según lo aquí considerado.',
          ),
        ),
        when(
          'revoca-en-queja',
          { and: [decided('revoca'), complains] },
          article(
            'conceder-apelacion',
            'Conceder el recurso de apelación que se había rechazado, que se decidirá por separado.',
          ),
        ),
        when(
          'decide-niega',
          decided('niega'),
          article(
            'negar-solicitud',
            'En su lugar, negar la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, por las razones expuestas.',
          ),
        ),
        when(
          'decide-otorga',
          decided('otorga'),
          article(
            'otorgar',
            'En su lugar, otorgar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, en los siguientes términos:',
          ),
          passage('terminos-otorgados'),
          passage('negar-lo-demas', 'negar-lo-demas-al-otorgar'),
          passage('obligaciones-del-titular'),
        ),
      ),
      when(
        'sin-decision',
        { '!': [has('recurso.decision')] },
        article('decision-por-completar', '{{recurso.decision}}'),
      ),
    ),
    section(
      'notificación',
      null,
      passage('notificar'),
      article(
        'sin-recurso-administrativo',
        'Contra lo decidido en la presente resolución no procede recurso en sede administrativa, de conformidad con los artículos 75 y 87 de la Ley 1437 de 2011.',
      ),
    ),
    section('firma', null, passage('notifiquese'), passage('firma'), passage('traza')),
  ],
})
