import { article, each, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { admissionOfOthers, JOINT, onlyApplicant, onlyOne, onlyThird, several } from '../joint-appeals.ts'
import { caption } from '../parts.ts'

/** Admits an appeal and settles its evidence (CPACA arts. 76-79). */
export const autoAdmRecurso = defineAct({
  id: 'AUTO_ADM_RECURSO',
  name: 'Auto que admite el recurso',
  title: 'Por el cual se admite un recurso de {{recurso.clase|enFrase}} y se decide sobre las pruebas',
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO_RECURSOS'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75' },
  published: false,
  appeal: null,
  sections: [
    section(
      'encabezado con número, fecha y título',
      null,
      when(
        'encabezado-un-recurso',
        onlyOne,
        ...caption(
          'AUTO',
          'Por el cual se admite un recurso de {{recurso.clase|enFrase}} y se decide sobre las pruebas',
        ),
      ),
      when(
        'encabezado-varios-recursos',
        several,
        ...caption(
          'AUTO',
          'Por el cual se admiten los recursos contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}} y se decide sobre las pruebas',
          'encabezado-de-varios',
        ),
      ),
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
          `Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}} se decidió sobre la solicitud de {{tramite.nombre|enFrase}}. Contra él se interpusieron los siguientes recursos. ${JOINT}`,
        ),
        passage('recurrentes'),
      ),
      when(
        'solo-el-solicitante',
        onlyApplicant,
        p(
          'recurso-del-solicitante',
          'Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}} se decidió sobre la solicitud de {{tramite.nombre|enFrase}}. El {{recurso.fecha|fecha}}, {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, interpuso contra él recurso de {{recurso.clase|enFrase}}.',
        ),
      ),
      when(
        'solo-un-tercero',
        onlyThird,
        p(
          'recurso-del-tercero',
          'Mediante el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}} se decidió sobre la solicitud de {{tramite.nombre|enFrase}}. El {{recurso.fecha|fecha}}, {{recurso.tercero}}, tercero interviniente reconocido, interpuso contra él recurso de {{recurso.clase|enFrase}}.',
        ),
      ),
    ),
    section(
      'oportunidad y requisitos (art. 77)',
      'Oportunidad y requisitos (artículo 77 del CPACA)',
      when(
        'varios-oportunos',
        several,
        p(
          'recursos-oportunos',
          'Cada recurso se interpuso dentro del término del artículo 76 de la Ley 1437 de 2011, contado desde la notificación de quien lo presenta. Son, por tanto, oportunos, y sus escritos cumplen los requisitos del artículo 77 de la misma ley.',
        ),
      ),
      when(
        'uno-oportuno',
        onlyOne,
        p(
          'recurso-oportuno',
          'La decisión se notificó el {{acto_recurrido.fecha_notificacion|fecha}} y el recurso se interpuso dentro del término del artículo 76 de la Ley 1437 de 2011. Es, por tanto, oportuno.',
        ),
        p(
          'cumple-requisitos',
          'El estudio de admisión concluyó que el escrito cumple los requisitos del artículo 77 de la misma ley:',
        ),
        {
          id: 'requisitos-del-articulo-77',
          type: 'list',
          ordered: true,
          items: [
            'Presentarlo el interesado, su representante o su apoderado debidamente constituido.',
            'Sustentarlo con expresión concreta de los motivos de inconformidad.',
            'Solicitar y aportar las pruebas que se pretende hacer valer.',
            'Indicar el nombre y la dirección del recurrente, y el correo electrónico si desea ser notificado por ese medio.',
          ],
        },
      ),
      p(
        'efecto-suspensivo',
        'El recurso se tramita en el efecto suspensivo, según el artículo 79 de la Ley 1437 de 2011.',
      ),
    ),
    section(
      'pruebas decretadas o rechazadas',
      'Pruebas',
      p(
        'pruebas-conducentes',
        'De conformidad con los artículos 40 y 79 de la Ley 1437 de 2011, las pruebas deben ser conducentes, pertinentes y útiles para resolver el recurso.',
      ),
      passage('dispone'),
      when(
        'admite-varios',
        several,
        article(
          'admitir-recursos',
          'Admitir los siguientes recursos contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}:',
        ),
        passage('recurrentes', 'recurrentes-admitidos'),
      ),
      when(
        'admite-al-solicitante',
        onlyApplicant,
        article(
          'admitir-recurso-del-solicitante',
          'Admitir el recurso de {{recurso.clase|enFrase}} interpuesto por {{solicitante.nombre}} contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}.',
        ),
      ),
      when(
        'admite-al-tercero',
        onlyThird,
        article(
          'admitir-recurso-del-tercero',
          'Admitir el recurso de {{recurso.clase|enFrase}} interpuesto por {{recurso.tercero}} contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}.',
        ),
      ),
      admissionOfOthers,
      when(
        'con-pruebas-decretadas',
        has('recurso.pruebas_decretadas'),
        article('decretar-pruebas', 'Decretar las siguientes pruebas:'),
        each('pruebas-decretadas', 'recurso.pruebas_decretadas', '{{item.texto}}'),
        when(
          'con-termino-de-pruebas',
          has('recurso.dias_pruebas'),
          p(
            'termino-de-pruebas',
            '**PARÁGRAFO.** Las pruebas se practicarán en el término de {{recurso.dias_pruebas|enLetras}} días hábiles.',
          ),
        ),
      ),
      when(
        'con-pruebas-rechazadas',
        has('recurso.pruebas_rechazadas'),
        article('rechazar-pruebas', 'Rechazar las siguientes pruebas, por las razones que se indican:'),
        {
          id: 'pruebas-rechazadas',
          type: 'table',
          over: 'recurso.pruebas_rechazadas',
          columns: [
            { title: 'Prueba pedida', text: '{{item.texto}}', width: 280 },
            { title: 'Razón del rechazo', text: '{{item.motivo}}', width: 320 },
          ],
        },
      ),
      when(
        'sin-pruebas-por-practicar',
        { and: [lacks('recurso.pruebas_decretadas'), lacks('recurso.pruebas_rechazadas')] },
        article(
          'tener-documentos-como-pruebas',
          'Tener como pruebas los documentos que obran en el expediente. No hay otras por practicar.',
        ),
      ),
    ),
    section(
      'comunicación',
      null,
      article(
        'comunicar-al-recurrente',
        'Comunicar el presente auto al recurrente y a los demás interesados.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
