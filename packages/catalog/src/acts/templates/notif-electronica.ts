import { has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'

/** Notification by e-mail to a party who accepted that means (CPACA art. 56, as amended by Ley 2080/2021). */
export const notifElectronica = defineAct({
  id: 'NOTIF_ELECTRONICA',
  name: 'Notificación electrónica',
  title: 'Notificación electrónica',
  class: 'oficio',
  series: 'OFICIO',
  drafts: ['CLI_NOTIFICADOR'],
  reviews: [],
  signs: ['CLI_SECRETARIA_JURIDICA'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 56' },
  published: false,
  personal: true,
  sendsBy: 'electronica',
  appeal: null,
  sections: [
    section(
      'destinatario y correo autorizado',
      null,
      passage('membrete'),
      p('destinatario', 'Destinatario: **{{notificado.nombre}}**, {{notificado.documento|enFrase}}'),
      p('correo-autorizado', 'Correo autorizado: **{{correo.destino}}**'),
      p(
        'asunto',
        '**Asunto:** notificación electrónica del acto {{acto_notificado.numero}}. {{expediente.referencia|inicial}}.',
      ),
      p(
        'notificacion-autorizada',
        'Usted autorizó la notificación por medios electrónicos en esta actuación. Con fundamento en el artículo 56 de la Ley 1437 de 2011, modificado por el artículo 10 de la Ley 2080 de 2021, le notificamos el siguiente acto.',
      ),
    ),
    section(
      'acto adjunto',
      'Acto que se notifica',
      {
        id: 'acto-que-se-notifica',
        type: 'facts',
        rows: [
          { label: 'Acto', text: '{{acto_notificado.numero}} del {{acto_notificado.fecha|fecha}}' },
          { label: 'Contenido', text: '{{acto_notificado.nombre}}' },
          { label: 'Quien lo expidió', text: '{{acto_notificado.autoridad}}' },
          { label: 'Trámite', text: '{{tramite.nombre}}' },
        ],
      },
      p(
        'copia-integra',
        'Se adjunta copia íntegra y gratuita del acto. También puede consultarla en el portal de trámites, con el código de verificación que aparece al pie.',
      ),
    ),
    section(
      'recursos que proceden',
      'Recursos que proceden',
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
      'certificación de acceso',
      'Cuándo queda notificado',
      p(
        'cuando-queda-surtida',
        'La notificación queda surtida en la fecha y hora en que usted acceda al acto. La Corporación certificará ese momento. Los términos corren desde el día hábil siguiente.',
      ),
      when(
        'con-envio',
        has('correo.fecha_envio'),
        p('envio', 'Mensaje puesto a disposición: {{correo.fecha_envio|fechaHora}}'),
      ),
      when(
        'con-acceso',
        has('correo.fecha_acceso'),
        p('acceso', 'Acceso certificado: {{correo.fecha_acceso|fechaHora}}'),
      ),
      p(
        'otro-medio',
        'Puede pedir en cualquier momento que las notificaciones siguientes se hagan por otro medio.',
      ),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
