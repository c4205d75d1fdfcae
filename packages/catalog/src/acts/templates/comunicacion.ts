import { each, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'

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
      passage('membrete'),
      p('destinatario', 'Destinatario: **{{oficio.destinatario}}**'),
      when('con-direccion', has('oficio.direccion'), p('oficio-direccion', '{{oficio.direccion}}')),
    ),
    section(
      'referencia (expediente y radicado)',
      null,
      when(
        'con-caso-de-origen',
        has('caso.origen'),
        p(
          'referencia-del-expediente',
          '**Referencia:** {{expediente.referencia}}, {{tramite.nombre|enFrase}}.',
        ),
      ),
      when(
        'con-expediente',
        { and: [has('expediente.numero'), lacks('caso.origen')] },
        p(
          'referencia-del-tramite',
          '**Referencia:** expediente {{expediente.numero}}, radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{tramite.nombre|enFrase}}. Solicitante: {{solicitante.nombre}}.',
        ),
      ),
      when(
        'sin-expediente',
        { and: [lacks('expediente.numero'), lacks('caso.origen')] },
        p(
          'referencia-del-radicado',
          '**Referencia:** radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{tramite.nombre|enFrase}}. Solicitante: {{solicitante.nombre}}.',
        ),
      ),
    ),
    section('asunto', null, p('asunto', '**Asunto:** {{oficio.asunto|enFrase}}.')),
    section(
      'cuerpo',
      null,
      p('cordial-saludo', 'Cordial saludo.'),
      when('con-causa', has('devolucion.causa'), p('causa-de-devolucion', 'Causal: {{devolucion.causa}}.')),
      p('oficio-cuerpo', '{{oficio.cuerpo}}'),
      when(
        'con-puntos',
        has('oficio.puntos'),
        p('debe-completar', '**Debe completar o corregir:**'),
        each('puntos', 'oficio.puntos', '{{item.texto}}'),
      ),
      when(
        'con-autorizados',
        has('oficio.autorizados'),
        p('se-autoriza-intervenir', '**Se autoriza intervenir:**'),
        each('autorizados', 'oficio.autorizados', '{{item.texto}}'),
      ),
      when(
        'con-medidas-de-seguridad',
        has('oficio.medidas'),
        p('medidas-de-seguridad', '**Medidas de seguridad:** {{oficio.medidas}}'),
      ),
      p(
        'donde-consultar',
        'Puede consultar el estado del trámite en el portal, con el número del radicado. Para orientación, llame al {{autoridad.telefono}} o escriba a {{autoridad.correo}}.',
      ),
    ),
    section(
      'anexos',
      'Anexos',
      when('con-anexos', has('oficio.anexos'), each('anexos', 'oficio.anexos', '{{item.texto}}')),
      when('no-hay-anexos', lacks('oficio.anexos'), p('sin-anexos', 'Sin anexos.')),
    ),
    section('firma', null, p('atentamente', 'Atentamente,'), passage('firma'), passage('traza')),
  ],
})
