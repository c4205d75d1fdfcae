import { article, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { JOINT, onlyApplicant, onlyThird, several } from '../joint-appeals.ts'
import { caption } from '../parts.ts'

const complaint =
  'Contra el rechazo del recurso de apelación procede el de queja ante el superior de quien dictó la decisión, que puede interponerse dentro de los cinco (5) días hábiles siguientes a la notificación de este auto, acompañando copia de la providencia que negó el recurso (numeral 3 del artículo 74 de la Ley 1437 de 2011). Contra el rechazo del recurso de reposición no procede recurso.'

/** Rejects an appeal that is late or incomplete (CPACA art. 78). */
export const autoRechazaRecurso = defineAct({
  id: 'AUTO_RECHAZA_RECURSO',
  name: 'Auto que rechaza el recurso',
  title: 'Por el cual se rechaza un recurso de {{recurso.clase|enFrase}}',
  class: 'auto',
  role: 'appealRejection',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO_RECURSOS'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículos 67 y 78' },
  published: false,
  appeal: {
    kinds: ['queja'],
    businessDays: 5,
    norm: 'CPACA art. 74 num. 3',
    text: complaint,
    when: { in: [{ var: 'recurso.clase' }, ['apelacion', 'reposicion_apelacion']] },
  },
  sections: [
    section(
      'encabezado con número, fecha y título',
      null,
      ...caption('AUTO', 'Por el cual se rechaza un recurso de {{recurso.clase|enFrase}}'),
    ),
    section('competencia', 'Competencia', passage('competencia-del-recurso')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('expediente'),
      when(
        'varios-recursos',
        several,
        p(
          'recursos-interpuestos',
          `Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{tramite.nombre|enFrase}}. Contra él se interpusieron los siguientes recursos. ${JOINT}`,
        ),
        passage('recurrentes'),
      ),
      when(
        'solo-el-solicitante',
        onlyApplicant,
        p(
          'recurso-del-solicitante',
          'Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{tramite.nombre|enFrase}}. El {{recurso.fecha|fecha}}, {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, interpuso contra él recurso de {{recurso.clase|enFrase}}.',
        ),
      ),
      when(
        'solo-un-tercero',
        onlyThird,
        p(
          'recurso-del-tercero',
          'Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}, se decidió en la actuación de {{tramite.nombre|enFrase}}. El {{recurso.fecha|fecha}}, {{recurso.tercero}}, tercero interviniente reconocido, interpuso contra él recurso de {{recurso.clase|enFrase}}.',
        ),
      ),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'termino-y-requisitos',
        'El artículo 76 de la Ley 1437 de 2011 ordena interponer los recursos de reposición y apelación en la diligencia de notificación personal o dentro de los diez (10) días hábiles siguientes a ella, a la notificación por aviso o al vencimiento del término de publicación. El artículo 77 señala sus requisitos y el artículo 78 dispone que si el escrito no se presenta con los de los numerales 1, 2 y 4 del artículo anterior, el funcionario deberá rechazarlo.',
      ),
      when(
        'con-causa',
        has('recurso.causa'),
        p('causa-de-rechazo', '**Causal de rechazo.** {{recurso.causa}}. {{recurso.causal_rechazo}}'),
      ),
      when(
        'sin-causa',
        lacks('recurso.causa'),
        p('causal-de-rechazo', '**Causal de rechazo.** {{recurso.causal_rechazo}}'),
      ),
      when(
        'con-analisis',
        has('recurso.analisis_rechazo'),
        p('recurso-analisis-rechazo', '{{recurso.analisis_rechazo}}'),
      ),
    ),
    section(
      'parte dispositiva',
      null,
      passage('dispone'),
      when(
        'rechaza-varios',
        several,
        article(
          'rechazar-recursos',
          'Rechazar los siguientes recursos contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, por la causal señalada en la parte motiva:',
        ),
        passage('recurrentes', 'recurrentes-rechazados'),
      ),
      when(
        'rechaza-al-solicitante',
        onlyApplicant,
        article(
          'rechazar-recurso-del-solicitante',
          'Rechazar el recurso de {{recurso.clase|enFrase}} interpuesto por {{solicitante.nombre}} contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, por la causal señalada en la parte motiva.',
        ),
      ),
      when(
        'rechaza-al-tercero',
        onlyThird,
        article(
          'rechazar-recurso-del-tercero',
          'Rechazar el recurso de {{recurso.clase|enFrase}} interpuesto por {{recurso.tercero}} contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, por la causal señalada en la parte motiva.',
        ),
      ),
      when(
        'con-acto-recurrido',
        has('acto_recurrido.numero'),
        article(
          'continuar-con-lo-dispuesto',
          'En firme este auto, continuar con lo dispuesto en el acto {{acto_recurrido.numero}}.',
        ),
      ),
    ),
    section('notificación o comunicación', null, passage('notificar')),
    section('recursos', null, article('recurso-de-queja', complaint)),
    section(
      'firma y trazabilidad (proyectó, revisó)',
      null,
      passage('notifiquese'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
