import { article, each, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, surfaceWater } from '../parts.ts'

/** Requirement to complete the petition (CPACA art. 17); its communication suspends the term. */
export const autoRequerimiento = defineAct({
  id: 'AUTO_REQUERIMIENTO',
  name: 'Auto de requerimiento por petición incompleta',
  title: 'Por el cual se requiere completar una solicitud de {{tramite.nombre|enFrase}}',
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
      ...caption('AUTO', 'Por el cual se requiere completar una solicitud de {{tramite.nombre|enFrase}}'),
    ),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      p(
        'peticion-incompleta',
        'En la revisión de los documentos presentados se encontró que la petición no reúne todos los requisitos necesarios para dar inicio a la actuación.',
      ),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'cuando-se-requiere',
        'El artículo 17 de la Ley 1437 de 2011, sustituido por el artículo 1 de la Ley 1755 de 2015, dispone que cuando una petición ya radicada está incompleta y la actuación puede continuar sin oponerse a la ley, la autoridad requerirá al peticionario dentro de los diez (10) días siguientes a la radicación, para que la complete en el término máximo de un (1) mes. A partir del día siguiente a aquel en que aporte lo requerido se reactivará el término para resolver.',
      ),
      when(
        'agua-superficial',
        surfaceWater,
        p(
          'requisitos-de-la-concesion',
          'La solicitud de concesión de aguas superficiales y sus anexos deben cumplir lo previsto en los artículos 2.2.3.2.9.1 y 2.2.3.2.9.2 del Decreto 1076 de 2015 y, en lo relativo al uso eficiente y ahorro del agua, lo señalado en la Ley 373 de 1997 y en los artículos 2.2.3.2.1.1.1 y siguientes del mismo decreto.',
        ),
      ),
      p(
        'hace-falta-para-decidir',
        'Lo que se pide en este auto hace falta para decidir de fondo sobre la solicitud.',
      ),
    ),
    section(
      'lista numerada de lo que falta',
      null,
      passage('dispone'),
      article(
        'requerir',
        'Requerir a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, para que complete la solicitud con radicado {{solicitud.radicado}}, aportando lo siguiente:',
      ),
      each('requerimiento-items', 'requerimiento.items', '{{item.texto}}'),
    ),
    section(
      'plazo y advertencia de desistimiento tácito',
      null,
      when(
        'plazo-de-ley',
        lacks('requerimiento.dias'),
        article(
          'conceder-un-mes',
          'Conceder para ello el término de un (1) mes, contado a partir del día siguiente a la comunicación de este auto. Durante ese lapso se suspende el término para resolver.',
        ),
      ),
      when(
        'plazo-en-dias',
        has('requerimiento.dias'),
        article(
          'conceder-dias',
          'Conceder para ello el término de {{requerimiento.dias|enLetras}} días hábiles, contados a partir del día siguiente a la comunicación de este auto. Durante ese lapso se suspende el término para resolver.',
        ),
      ),
      when(
        'con-fecha-del-plazo',
        has('requerimiento.plazo_fecha'),
        p(
          'fecha-en-que-vence',
          '**PARÁGRAFO.** Si este auto se comunica en la fecha de su expedición, el plazo vence el {{requerimiento.plazo_fecha|fecha}}. La fecha exacta puede consultarse en el portal.',
        ),
      ),
      article(
        'advertir-desistimiento',
        'Advertir que si lo requerido no se aporta dentro del plazo, y no se ha pedido prórroga, se entenderá que se ha desistido de la solicitud. En tal caso la Corporación decretará el desistimiento y el archivo del expediente mediante acto motivado, contra el cual solo procede reposición, sin perjuicio de que la solicitud pueda presentarse de nuevo con el lleno de los requisitos legales.',
      ),
    ),
    section(
      'posibilidad de prórroga',
      null,
      article(
        'informar-prorroga',
        'Informar que antes del vencimiento del plazo puede solicitarse su prórroga hasta por un término igual, de conformidad con el artículo 17 de la Ley 1437 de 2011. La respuesta y la solicitud de prórroga pueden presentarse en el portal o en cualquiera de las oficinas de la Corporación.',
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
