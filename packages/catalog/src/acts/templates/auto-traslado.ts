import { article, p, passage, section } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por el cual se ordena el traslado de un expediente a otra oficina territorial'

/** Moves a case to another office of the same authority, with its numbers, history and terms. */
export const autoTraslado = defineAct({
  id: 'AUTO_TRASLADO',
  name: 'Auto de traslado territorial',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_JEFE_TERRITORIAL'],
  signs: ['CLI_JEFE_OFICINAS_TERRITORIALES', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75' },
  published: false,
  appeal: null,
  sections: [
    section('encabezado con número, fecha y título', null, ...caption('AUTO', title)),
    section('competencia', 'Competencia', passage('competencia')),
    section('antecedentes', 'Antecedentes', passage('radicacion'), passage('expediente')),
    section(
      'motivo territorial',
      'Motivo territorial',
      p('traslado-motivo', '{{traslado.motivo}}'),
      p(
        'medida-de-organizacion',
        'El artículo 3 de la Ley 1437 de 2011 ordena que los procedimientos logren su finalidad y que de oficio se remuevan los obstáculos formales. El traslado entre oficinas de una misma Corporación es una medida de organización interna: no cambia la autoridad competente, no exige radicar de nuevo y no interrumpe los términos.',
      ),
    ),
    section('identificación de la territorial destino', 'Oficina de origen y oficina de destino', {
      id: 'oficinas',
      type: 'facts',
      rows: [
        { label: 'Oficina de origen', text: '{{traslado.origen}}' },
        { label: 'Oficina de destino', text: '**{{traslado.destino}}**' },
        { label: 'Radicado', text: '{{solicitud.radicado}}' },
      ],
    }),
    section(
      'ordena el traslado y comunicar',
      null,
      passage('dispone'),
      article(
        'trasladar',
        'Trasladar el {{expediente.referencia}}, de la oficina territorial «{{traslado.origen}}» a la oficina territorial «{{traslado.destino}}», que en adelante adelantará la actuación.',
      ),
      article(
        'remitir-expediente',
        'Remitir el expediente completo, con su índice y en el estado en que se encuentra. El radicado, lo actuado y los términos que corren se conservan.',
      ),
      article(
        'comunicar-al-solicitante',
        'Comunicar el presente auto a {{solicitante.nombre}}, o a su representante o apoderado, y a los terceros reconocidos.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
