import { defineAct, each, has, lacks, p, section, when } from '../define-act.ts'
import { letterhead, signing, trace } from '../parts.ts'

/** A letter: informs of interim decisions, requests or replies. */
export const comunicacion = defineAct({
  id: 'COMUNICACION',
  name: 'Comunicación u oficio',
  title: '{{oficio.asunto}}',
  class: 'oficio',
  series: 'OFICIO',
  drafts: ['CLI_APOYO_ADMINISTRATIVO_3', 'CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SECRETARIA_JURIDICA', 'CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 37' },
  published: false,
  personal: true,
  attests: ['comunicacion'],
  appeal: null,
  sections: [
    section(
      'destinatario',
      null,
      ...letterhead,
      p('Destinatario: **{{oficio.destinatario}}**'),
      when(has('oficio.direccion'), p('{{oficio.direccion}}')),
    ),
    section(
      'referencia (expediente y radicado)',
      null,
      when(has('caso.origen'), p('**Referencia:** {{expediente.referencia}}, {{tramite.nombre|enFrase}}.')),
      when(
        { and: [has('expediente.numero'), lacks('caso.origen')] },
        p(
          '**Referencia:** expediente {{expediente.numero}}, radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{tramite.nombre|enFrase}}. Solicitante: {{solicitante.nombre}}.',
        ),
      ),
      when(
        { and: [lacks('expediente.numero'), lacks('caso.origen')] },
        p(
          '**Referencia:** radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{tramite.nombre|enFrase}}. Solicitante: {{solicitante.nombre}}.',
        ),
      ),
    ),
    section('asunto', null, p('**Asunto:** {{oficio.asunto|enFrase}}.')),
    section(
      'cuerpo',
      null,
      p('Cordial saludo.'),
      p('{{oficio.cuerpo}}'),
      when(
        has('oficio.autorizados'),
        p('**Se autoriza intervenir:**'),
        each('oficio.autorizados', '{{item.texto}}'),
      ),
      when(has('oficio.medidas'), p('**Medidas de seguridad:** {{oficio.medidas}}')),
      p(
        'Puede consultar el estado del trámite en el portal, con el número del radicado. Para orientación, llame al {{autoridad.telefono}} o escriba a {{autoridad.correo}}.',
      ),
    ),
    section(
      'anexos',
      'Anexos',
      when(has('oficio.anexos'), each('oficio.anexos', '{{item.texto}}')),
      when(lacks('oficio.anexos'), p('Sin anexos.')),
    ),
    section('firma', null, p('Atentamente,'), ...signing, ...trace),
  ],
})
