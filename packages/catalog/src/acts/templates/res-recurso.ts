import { appealCreatesSituation } from '../appeal-situation.ts'
import { article, each, has, is, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { complaintOfOthers, JOINT, onlyOne, several } from '../joint-appeals.ts'
import { caption } from '../parts.ts'

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
        'encabezado-un-recurso',
        onlyOne,
        ...caption('RESOLUCIÓN', 'Por la cual se resuelve un recurso de {{recurso.clase|enFrase}}'),
      ),
      when(
        'encabezado-varios-recursos',
        several,
        ...caption(
          'RESOLUCIÓN',
          'Por la cual se resuelven los recursos contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}',
          'encabezado-de-varios',
        ),
      ),
      passage('competencia-del-recurso'),
    ),
    section(
      'acto recurrido',
      'Acto recurrido',
      passage('expediente'),
      p(
        'acto-recurrido',
        'Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{tramite.nombre|enFrase}} de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}.',
      ),
    ),
    section(
      'oportunidad y procedencia',
      'Oportunidad y procedencia',
      when(
        'un-recurso',
        onlyOne,
        p(
          'recurso-oportuno',
          'El recurso de {{recurso.clase|enFrase}} se interpuso el {{recurso.fecha|fecha}}, dentro del término del artículo 76 de la Ley 1437 de 2011, contra un acto definitivo y con los requisitos del artículo 77 de la misma ley. Procede decidirlo de fondo.',
        ),
      ),
      when(
        'varios-recursos',
        several,
        p(
          'recursos-oportunos',
          `Los siguientes recursos se interpusieron cada uno dentro del término del artículo 76 de la Ley 1437 de 2011, que cuenta desde la notificación de quien lo presenta, contra un acto definitivo y con los requisitos del artículo 77 de la misma ley. ${JOINT}`,
        ),
        passage('recurrentes'),
      ),
    ),
    section(
      'motivos de inconformidad uno por uno',
      'Motivos de inconformidad',
      when(
        'motivos-de-uno',
        onlyOne,
        p(
          'resolver-los-motivos',
          'El artículo 80 de la Ley 1437 de 2011 exige resolver todas las peticiones oportunamente planteadas y las que surjan con motivo del recurso. Los motivos del recurrente son los siguientes, y cada uno se responde en las consideraciones:',
        ),
      ),
      when(
        'motivos-de-varios',
        several,
        p(
          'resolver-los-motivos-de-cada-uno',
          'El artículo 80 de la Ley 1437 de 2011 exige resolver todas las peticiones oportunamente planteadas y las que surjan con motivo de los recursos. Los motivos de cada recurrente son los siguientes, y cada uno se responde en las consideraciones:',
        ),
      ),
      each('motivos', 'recurso.motivos', '{{item.texto}}'),
    ),
    section(
      'pruebas',
      'Pruebas',
      when(
        'con-pruebas',
        has('recurso.pruebas'),
        p('pruebas-decretadas', 'En el trámite del recurso se decretaron las siguientes pruebas:'),
        each('pruebas', 'recurso.pruebas', '{{item.texto}}'),
      ),
      when(
        'sin-pruebas',
        lacks('recurso.pruebas'),
        p(
          'no-se-decretaron-pruebas',
          'En el trámite del recurso no se decretaron pruebas distintas de las que obran en el expediente.',
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
        article(
          'confirmar',
          'Confirmar en todas sus partes el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, por las razones expuestas.',
        ),
      ),
      when(
        'decide-modifica',
        decided('modifica'),
        article(
          'modificar',
          'Modificar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, que en lo pertinente quedará así:',
        ),
        p('texto-modificado', '{{recurso.texto_decision}}'),
        when(
          'cambia-terminos',
          { or: [has('permiso.caudal'), has('permiso.condiciones')] },
          p('terminos-quedan-asi', 'Con lo anterior, los términos quedan así:'),
          passage('terminos-otorgados'),
        ),
        passage('negar-lo-demas'),
        article('lo-demas-tras-modificar', 'En lo demás, el acto recurrido se mantiene sin cambios.'),
      ),
      when(
        'decide-aclara',
        decided('aclara'),
        article(
          'aclarar',
          'Aclarar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, en el siguiente sentido:',
        ),
        p('texto-aclarado', '{{recurso.texto_decision}}'),
        article('lo-demas-tras-aclarar', 'En lo demás, el acto recurrido se mantiene sin cambios.'),
      ),
      when(
        'decide-adiciona',
        decided('adiciona'),
        article(
          'adicionar',
          'Adicionar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, con lo siguiente:',
        ),
        p('texto-adicionado', '{{recurso.texto_decision}}'),
        article('lo-demas-tras-adicionar', 'En lo demás, el acto recurrido se mantiene sin cambios.'),
      ),
      when(
        'decide-revoca',
        decided('revoca'),
        article(
          'revocar',
          'Revocar en todas sus partes el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, por las razones expuestas.',
        ),
      ),
      when(
        'devuelve',
        decided('revoca'),
        article(
          'devolver-expediente',
          'Devolver el expediente a la dependencia que proyectó el acto, para que se adopte una nueva decisión conforme a lo aquí considerado.',
        ),
      ),
      when(
        'decide-niega',
        decided('niega'),
        article(
          'revocar-y-negar',
          'Revocar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}.',
        ),
        article(
          'negar',
          'En su lugar, negar la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, por las razones expuestas, y archivar el expediente una vez en firme.',
        ),
      ),
      when(
        'decide-otorga',
        decided('otorga'),
        article(
          'revocar-y-otorgar',
          'Revocar el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}.',
        ),
        article(
          'otorgar',
          'En su lugar, otorgar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, en los siguientes términos:',
        ),
        passage('terminos-otorgados', 'terminos-al-otorgar'),
        passage('negar-lo-demas', 'negar-lo-demas-al-otorgar'),
        passage('obligaciones-del-titular'),
      ),
      when(
        'sin-decision',
        lacks('recurso.decision'),
        article('decision-por-completar', '{{recurso.decision}}'),
      ),
    ),
    section(
      'concede apelación si se interpuso en subsidio',
      null,
      when(
        'con-subsidiario',
        has('recurso.subsidiario'),
        article(
          'conceder-apelacion',
          'Conceder, en el efecto suspensivo, el recurso de apelación interpuesto como subsidiario y remitir el expediente al superior, en cuanto la decisión le sea desfavorable al recurrente.',
        ),
      ),
      when(
        'sin-subsidiario',
        lacks('recurso.subsidiario'),
        article(
          'no-hay-apelacion',
          'No hay lugar a conceder apelación, porque no se interpuso como subsidiaria.',
        ),
      ),
    ),
    section(
      'notificación',
      null,
      passage('notificar'),
      when(
        'rechaza-apelacion',
        has('recurso.rechaza_apelacion'),
        article('queja-de-los-demas', complaintOfOthers),
      ),
      article(
        'sin-recurso-administrativo',
        'Contra lo decidido en la presente resolución no procede recurso en sede administrativa, de conformidad con los artículos 75 y 87 de la Ley 1437 de 2011.',
      ),
    ),
    section('firma', null, passage('notifiquese'), passage('firma'), passage('traza')),
  ],
})
