import { article, each, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por el cual se requiere el cumplimiento de obligaciones ambientales'

/** Requires the holder of a permit to meet its obligations, and states the consequences otherwise. */
export const autoReqSeg = defineAct({
  id: 'AUTO_REQ_SEG',
  name: 'Auto de requerimiento de seguimiento',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO_SEGUIMIENTO'],
  reviews: ['CLI_COORDINADOR_JURIDICO_SEGUIMIENTO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75' },
  published: false,
  appeal: null,
  sections: [
    section('encabezado con número, fecha y título', null, ...caption('AUTO', title)),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      p(
        'permiso-otorgado',
        'La resolución {{permiso.resolucion}} otorgó a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, {{tramite.nombre|enFrase}}, que se sigue en el {{expediente.referencia}}.',
      ),
      when(
        'con-concepto',
        has('concepto.numero'),
        p(
          'cumplimiento-verificado',
          'El concepto técnico {{concepto.numero}} del {{concepto.fecha|fecha}} verificó el cumplimiento de sus obligaciones en el período «{{seguimiento.periodo}}».',
        ),
      ),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'control-y-seguimiento',
        'El numeral 12 del artículo 31 de la Ley 99 de 1993 asigna a las corporaciones la evaluación, el control y el seguimiento ambiental de los usos del agua, el suelo, el aire y los demás recursos naturales renovables. Quien obtiene un permiso debe cumplir lo que este le impone durante toda su vigencia.',
      ),
      p('seguimiento-analisis', '{{seguimiento.analisis}}'),
    ),
    section(
      'obligaciones incumplidas',
      'Obligaciones incumplidas',
      when(
        'con-incumplimientos',
        has('seguimiento.incumplimientos'),
        each('incumplimientos', 'seguimiento.incumplimientos', '{{item.texto}}'),
      ),
      when(
        'sin-incumplimientos',
        lacks('seguimiento.incumplimientos'),
        p('en-la-parte-dispositiva', 'Son las que se detallan en la parte dispositiva.'),
      ),
    ),
    section(
      'requerimiento y plazo por obligación',
      null,
      passage('dispone'),
      article(
        'requerir-cumplimiento',
        'Requerir a {{solicitante.nombre}} para que cumpla y acredite lo siguiente:',
      ),
      each('requerimiento-items', 'requerimiento.items', '{{item.texto}}'),
      article(
        'conceder-plazo',
        'Conceder para ello un plazo de {{seguimiento.dias|enLetras}} días calendario, contados desde el día siguiente a la comunicación de este auto, salvo lo que tenga un plazo propio en el artículo anterior.',
      ),
    ),
    section(
      'advertencia del procedimiento sancionatorio',
      null,
      article(
        'advertir-sanciones',
        'Advertir que el incumplimiento de las obligaciones de un permiso es infracción ambiental y da lugar a las medidas preventivas y sanciones de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      article(
        'comunicar-al-solicitante',
        'Comunicar el presente auto a {{solicitante.nombre}}, o a su representante o apoderado.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
