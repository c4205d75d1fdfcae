import { article, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

/** Requests further technical information during the evaluation; suspends the term. */
export const autoInfoCompl = defineAct({
  id: 'AUTO_INFO_COMPL',
  name: 'Auto de información complementaria',
  title: 'Por el cual se solicita información complementaria en un trámite de {{tramite.nombre|enFrase}}',
  class: 'auto',
  role: 'requirement',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículos 17 y 75' },
  published: false,
  appeal: null,
  sections: [
    section(
      'encabezado con número, fecha y título',
      null,
      ...caption(
        'AUTO',
        'Por el cual se solicita información complementaria en un trámite de {{tramite.nombre|enFrase}}',
      ),
    ),
    section('competencia', 'Competencia', passage('competencia')),
    section('antecedentes', 'Antecedentes', passage('radicacion'), passage('expediente')),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      when(
        'con-concepto',
        has('concepto.numero'),
        p(
          'evaluado-en-el-concepto',
          'En {{concepto.nombre}} {{concepto.numero}} se evaluó la información presentada y se identificaron aspectos que impiden pronunciarse de fondo si no se aclaran o complementan.',
        ),
      ),
      when(
        'sin-concepto',
        lacks('concepto.numero'),
        p(
          'evaluado-sin-concepto',
          'En la evaluación técnica de la solicitud se identificaron aspectos que impiden pronunciarse de fondo si no se aclaran o complementan.',
        ),
      ),
      p(
        'se-pide-una-vez',
        'El artículo 40 de la Ley 1437 de 2011 permite pedir de oficio, hasta antes de la decisión de fondo, la información y las pruebas necesarias. El principio de economía del artículo 3 de la misma ley exige que se pida de una sola vez y que no se soliciten documentos que ya reposen en la entidad.',
      ),
    ),
    section(
      'puntos por aclarar con su fundamento técnico',
      null,
      passage('dispone'),
      article(
        'solicitar-aclaracion',
        'Solicitar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, que aclare o complemente los siguientes puntos:',
      ),
      {
        id: 'puntos-por-aclarar',
        type: 'table',
        over: 'informacion.items',
        columns: [
          { title: 'N.º', text: '{{n}}', width: 40 },
          { title: 'Punto por aclarar', text: '{{item.texto}}', width: 280 },
          { title: 'Fundamento técnico', text: '{{item.fundamento?}}', width: 280 },
        ],
      },
    ),
    section(
      'plazo',
      null,
      when(
        'en-un-mes',
        { '<': [{ var: ['informacion.meses', 1] }, 2] },
        article(
          'conceder-un-mes',
          'Conceder para responder el término de un (1) mes, contado a partir del día siguiente a la comunicación de este auto, prorrogable hasta por un término igual si así se pide antes de su vencimiento, conforme al artículo 17 de la Ley 1437 de 2011.',
        ),
      ),
      when(
        'en-varios-meses',
        { '>': [{ var: ['informacion.meses', 1] }, 1] },
        article(
          'conceder-meses',
          'Conceder para responder el término de {{informacion.meses|enLetras}} meses, contados a partir del día siguiente a la comunicación de este auto, prorrogable hasta por un término igual si así se pide antes de su vencimiento, conforme al artículo 17 de la Ley 1437 de 2011.',
        ),
      ),
      when(
        'con-fecha-del-plazo',
        has('informacion.plazo_fecha'),
        p(
          'fecha-en-que-vence',
          '**PARÁGRAFO.** Si este auto se comunica en la fecha de su expedición, el plazo vence el {{informacion.plazo_fecha|fecha}}.',
        ),
      ),
      article(
        'advertir-desistimiento',
        'Advertir que, vencido el plazo sin respuesta ni solicitud de prórroga, la Corporación podrá decretar el desistimiento y el archivo de la solicitud mediante acto motivado, o decidir con la información que obre en el expediente.',
      ),
    ),
    section(
      'pausa del término',
      null,
      article(
        'suspender-termino',
        'Suspender el término para decidir desde la comunicación de este auto y hasta el día siguiente a aquel en que se reciba la información completa o venza el plazo.',
      ),
      article(
        'comunicar-al-solicitante',
        'Comunicar el presente auto al solicitante, o a su representante o apoderado.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
