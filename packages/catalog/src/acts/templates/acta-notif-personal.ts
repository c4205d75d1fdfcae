import { has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Personal notification with a copy; void unless it names appeals, authority and terms (CPACA art. 67). */
export const actaNotifPersonal = defineAct({
  id: 'ACTA_NOTIF_PERSONAL',
  name: 'Acta de notificación personal',
  title: 'Acta de notificación personal',
  class: 'acta',
  series: 'ACTA',
  drafts: ['CLI_NOTIFICADOR'],
  reviews: [],
  signs: ['CLI_NOTIFICADOR'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 67' },
  published: false,
  personal: true,
  appeal: null,
  sections: [
    section(
      'fecha y hora',
      null,
      ...label('ACTA DE NOTIFICACIÓN PERSONAL'),
      p(
        'comparecencia',
        'En {{acto.ciudad}}, el {{notificacion.fecha|fecha}}, a las {{notificacion.hora|hora}}, se hizo presente en las oficinas de la {{autoridad.nombre}} la persona que se identifica a continuación, con el fin de notificarse personalmente.',
      ),
    ),
    section('identificación del notificado', 'Quien se notifica', {
      id: 'compareciente',
      type: 'facts',
      rows: [
        { label: 'Nombre', text: '{{notificado.nombre}}' },
        { label: 'Documento', text: '{{notificado.documento}}' },
        { label: 'Calidad', text: '{{notificado.calidad}}' },
        { label: 'Actuación', text: '{{expediente.referencia|inicial}}, {{tramite.nombre|enFrase}}' },
      ],
    }),
    section(
      'acto y recursos que proceden',
      'Acto que se notifica y recursos que proceden',
      p(
        'acto-que-se-notifica',
        'Se le notifica el acto **{{acto_notificado.numero}}** del {{acto_notificado.fecha|fecha}}, «{{acto_notificado.nombre}}». Autoridad que lo expidió: {{acto_notificado.autoridad}}.',
      ),
      when(
        'con-recursos',
        has('acto_notificado.recursos'),
        p('recursos-que-proceden', '{{acto_notificado.recursos}}'),
      ),
      when(
        'sin-recursos',
        lacks('acto_notificado.recursos'),
        p('no-procede-recurso', 'Contra este acto no procede recurso.'),
      ),
    ),
    section(
      'entrega de copia íntegra',
      'Entrega de copia',
      p(
        'copia-integra',
        'En cumplimiento del artículo 67 de la Ley 1437 de 2011 se le entrega copia íntegra, auténtica y gratuita del acto, con anotación de la fecha y la hora, de los recursos que legalmente proceden, de las autoridades ante quienes deben interponerse y de los plazos para hacerlo.',
      ),
    ),
    section(
      'firmas',
      'Firmas',
      p('firman-quienes-intervinieron', 'Leída esta acta, la firman quienes intervinieron.'),
      {
        id: 'firma-del-notificado',
        type: 'signature',
        name: '{{notificado.nombre}}',
        position: 'Se notifica. Documento {{notificado.documento}}',
      },
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
