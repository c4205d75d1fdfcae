import { has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Notification by notice: delivered, or posted for five days when the address is unknown (CPACA art. 69). */
export const avisoNotif = defineAct({
  id: 'AVISO_NOTIF',
  name: 'Notificación por aviso',
  title: 'Notificación por aviso',
  class: 'oficio',
  series: 'AVISO',
  drafts: ['CLI_NOTIFICADOR'],
  reviews: [],
  signs: ['CLI_SECRETARIA_JURIDICA'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 69' },
  published: false,
  personal: true,
  sendsBy: 'aviso',
  appeal: null,
  sections: [
    section(
      'fecha del aviso',
      null,
      ...label('NOTIFICACIÓN POR AVISO'),
      p('lugar-y-fecha', '{{acto.ciudad}}, {{acto.fecha|fecha}}'),
      p('destinatario', 'Destinatario: **{{notificado.nombre}}**'),
      p('referencia', '**Referencia:** {{expediente.referencia}}, {{tramite.nombre|enFrase}}.'),
      p(
        'no-hubo-notificacion-personal',
        'No fue posible hacer la notificación personal. Por ello, con fundamento en el artículo 69 de la Ley 1437 de 2011, se notifica por este aviso el acto que se indica.',
      ),
    ),
    section('acto, autoridad y recursos', 'Acto que se notifica', {
      id: 'acto-que-se-notifica',
      type: 'facts',
      rows: [
        { label: 'Acto', text: '{{acto_notificado.numero}} del {{acto_notificado.fecha|fecha}}' },
        { label: 'Contenido', text: '{{acto_notificado.nombre}}' },
        { label: 'Autoridad que lo expidió', text: '{{acto_notificado.autoridad}}' },
        { label: 'Recursos', text: '{{acto_notificado.recursos}}', when: has('acto_notificado.recursos') },
        {
          label: 'Recursos',
          text: 'Contra este acto no procede recurso',
          when: lacks('acto_notificado.recursos'),
        },
      ],
    }),
    section(
      'copia íntegra del acto',
      'Copia del acto',
      p(
        'copia-integra',
        'Con este aviso se entrega o se publica, según el caso, copia íntegra del acto administrativo, que hace parte de él.',
      ),
    ),
    section(
      'advertencia de cuándo se entiende surtida',
      'Cuándo queda notificado',
      when(
        'entregado',
        lacks('aviso.publicado'),
        p(
          'surtida-por-entrega',
          'La notificación se considera surtida **al finalizar el día siguiente al de la entrega** de este aviso en el lugar de destino.',
        ),
        when(
          'con-fecha-de-entrega',
          has('aviso.fecha_entrega'),
          p('fecha-entrega', 'Fecha de entrega: {{aviso.fecha_entrega|fecha}}.'),
        ),
      ),
      when(
        'publicado',
        has('aviso.publicado'),
        p(
          'surtida-por-publicacion',
          'Como se desconoce la información del destinatario, este aviso se publica en la página electrónica y en un lugar de acceso al público de la Corporación por cinco (5) días hábiles. La notificación se considera surtida **al finalizar el día siguiente al del retiro** del aviso.',
        ),
        {
          id: 'fijacion',
          type: 'facts',
          rows: [
            { label: 'Lugar', text: '{{aviso.lugar}}', when: has('aviso.lugar') },
            { label: 'Se fija', text: '{{aviso.fecha_fijacion|fecha}}' },
            { label: 'Se desfija', text: '{{aviso.fecha_desfijacion|fecha}}, al final de la jornada' },
          ],
        },
      ),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
