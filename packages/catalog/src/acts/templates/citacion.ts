import { p, passage, section } from '../blocks.ts'
import { defineAct } from '../define-act.ts'

/** Summons to be notified in person (CPACA art. 68). */
export const citacion = defineAct({
  id: 'CITACION',
  name: 'Citación para notificación personal',
  title: 'Citación para notificación personal',
  class: 'oficio',
  series: 'OFICIO',
  drafts: ['CLI_NOTIFICADOR', 'CLI_APOYO_ADMINISTRATIVO_4'],
  reviews: [],
  signs: ['CLI_SECRETARIA_JURIDICA', 'CLI_NOTIFICADOR'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 68' },
  published: false,
  personal: true,
  sendsBy: 'personal',
  appeal: null,
  sections: [
    section(
      'destinatario y dirección',
      null,
      passage('membrete'),
      p('destinatario', 'Destinatario: **{{notificado.nombre}}**'),
      p('direccion', 'Dirección: {{citacion.direccion}}'),
      p('asunto', '**Asunto:** citación para notificación personal. {{expediente.referencia|inicial}}.'),
    ),
    section(
      'acto por notificar',
      'Acto por notificar',
      p(
        'le-pedimos-comparecer',
        'De conformidad con el artículo 68 de la Ley 1437 de 2011, le pedimos comparecer para notificarle personalmente el acto {{acto_notificado.numero}} del {{acto_notificado.fecha|fecha}}, «{{acto_notificado.nombre}}», expedido en esta actuación: {{tramite.nombre|enFrase}}.',
      ),
    ),
    section(
      'lugar y horario',
      'Lugar y horario',
      p(
        'cinco-dias',
        'Preséntese dentro de los **cinco (5) días hábiles** siguientes al envío de esta citación, que se hace el {{citacion.fecha_envio|fecha}}:',
      ),
      {
        id: 'lugar-y-horario',
        type: 'facts',
        rows: [
          { label: 'Lugar', text: '{{autoridad.nombre}}, {{autoridad.direccion}}, {{autoridad.ciudad}}' },
          { label: 'Horario', text: '{{autoridad.horario}}' },
          {
            label: 'Qué debe traer',
            text: 'Documento de identidad. Si representa a otra persona, el poder o el certificado de existencia y representación',
          },
        ],
      },
      p(
        'autorizar-a-otra-persona',
        'Puede autorizar por escrito a otra persona para que se notifique en su nombre, según el artículo 71 de la misma ley.',
      ),
    ),
    section(
      'advertencia de notificación por aviso',
      'Si no se presenta',
      p(
        'notificacion-por-aviso',
        'Vencido ese plazo sin que comparezca, la notificación se hará por aviso, que se enviará con copia íntegra del acto a la dirección, al fax o al correo que figuren en el expediente. Se considerará surtida al finalizar el día siguiente al de la entrega del aviso (artículo 69 de la Ley 1437 de 2011).',
      ),
    ),
    section(
      'canales electrónicos',
      'Si prefiere un medio electrónico',
      p(
        'notificacion-electronica',
        'Puede autorizar la notificación electrónica en el portal de trámites o escribiendo a {{autoridad.correo}}. Así recibirá el acto sin desplazarse. Para orientación, llame al {{autoridad.telefono}}.',
      ),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
