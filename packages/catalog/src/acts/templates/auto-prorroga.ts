import { article, has, is, isNot, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const granted = isNot('prorroga.decision', 'niega')
const denied = is('prorroga.decision', 'niega')

/** Grants or denies an extension requested before the term ends, at most for as long again (CPACA art. 17). */
export const autoProrroga = defineAct({
  id: 'AUTO_PRORROGA',
  name: 'Auto de prórroga',
  title: 'Por el cual se resuelve una solicitud de prórroga',
  class: 'auto',
  role: 'extension',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículos 17 y 75' },
  published: false,
  appeal: null,
  sections: [
    section(
      'encabezado con número, fecha y título',
      null,
      ...caption('AUTO', 'Por el cual se resuelve una solicitud de prórroga'),
    ),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      p(
        'prorroga-pedida',
        'Dentro de la actuación, el solicitante pidió que se prorrogue el término concedido en el {{requerimiento.numero}}. La petición se presentó el {{prorroga.fecha_solicitud|fecha}}; el término vence el {{termino.fin|fecha}}.',
      ),
    ),
    section(
      'motivo de la prórroga',
      'Motivo de la prórroga',
      p(
        'cuando-se-prorroga',
        'El artículo 17 de la Ley 1437 de 2011 permite que, antes de vencer el plazo concedido para completar la petición, el peticionario solicite su prórroga hasta por un término igual.',
      ),
      p('prorroga-motivo', '{{prorroga.motivo}}'),
    ),
    section(
      'término nuevo',
      null,
      passage('dispone'),
      when(
        'concede',
        granted,
        article(
          'conceder-prorroga',
          'Conceder a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, una prórroga de {{prorroga.dias|enLetras}} días hábiles del término concedido en el {{requerimiento.numero}}. Se cuentan a partir del vencimiento del término inicial.',
        ),
        when(
          'con-fecha-de-vencimiento',
          has('prorroga.fecha_fin'),
          p('nuevo-termino-vence', 'El nuevo término vence el {{prorroga.fecha_fin|fecha}}.'),
        ),
        article(
          'advertir-no-prorrogable',
          'Advertir que este término no es prorrogable de nuevo y que, si vence sin que se aporte lo requerido, se decretará el desistimiento y el archivo de la solicitud, de conformidad con el artículo 17 de la Ley 1437 de 2011.',
        ),
      ),
      when(
        'niega',
        denied,
        article(
          'negar-prorroga',
          'Negar a {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, la prórroga del término concedido en el {{requerimiento.numero}}. El término inicial conserva su vencimiento, el {{termino.fin|fecha}}.',
        ),
      ),
    ),
    section(
      'comunicación',
      null,
      article(
        'comunicar-al-solicitante',
        'Comunicar el presente auto al solicitante, o a su representante o apoderado.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
