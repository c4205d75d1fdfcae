import { article, defineAct, each, has, headline, is, isNot, lacks, p, section, when } from '../define-act.ts'
import { decisionAppeal, decisionAppealClause, enactPublished, signing, trace } from '../parts.ts'
import {
  background,
  facts,
  head,
  notifyOffender,
  power,
  presumption,
  publishIt,
  resolving,
  WHO,
} from '../sanction-parts.ts'

const title = 'Por la cual se decide un procedimiento sancionatorio ambiental'
const responsible = isNot('sancion.responsable', 'no')
const cleared = is('sancion.responsable', 'no')

/** Decides on liability and imposes the sanction (Ley 1333/2009 arts. 27 and 40). */
export const resSancion = defineAct({
  id: 'RES_SANCION',
  name: 'Resolución que determina responsabilidad',
  title,
  class: 'resolucion',
  series: 'RESOLUCION_SAN',
  drafts: ['CLI_JURIDICO_SANCIONATORIO'],
  reviews: ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
  signs: ['CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículo 28; Ley 99 de 1993, artículo 71' },
  published: { norm: 'Ley 99/1993 art. 71', extent: 'integra' },
  // a sanction is a burden; an acquittal is the accused's
  createsSituation: isNot('sancion.responsable', 'si'),
  appeal: decisionAppeal,
  sections: [
    section(
      'antecedentes y cargos',
      null,
      ...head('RESOLUCIÓN', title),
      headline('Competencia'),
      ...power,
      headline('Antecedentes'),
      ...facts,
      ...background,
      p('Los cargos formulados fueron:'),
      each('cargos.lista', '{{item.conducta}}'),
    ),
    section(
      'descargos y pruebas',
      'Descargos y pruebas',
      when(has('descargos.texto'), p('El investigado presentó descargos dentro del término.')),
      when(lacks('descargos.texto'), p('El investigado no presentó descargos dentro del término.')),
      p('{{sancion.descargos}}'),
    ),
    section('análisis por cargo', 'Análisis de cada cargo', p('{{sancion.analisis}}')),
    section(
      'culpa o dolo (presunción)',
      'Culpa o dolo',
      p(presumption),
      p('En este caso: {{sancion.culpabilidad|enFrase}}.'),
    ),
    section(
      'agravantes y atenuantes',
      'Agravantes y atenuantes',
      // prints the circumstances of the valuation only, so that free text cannot contradict it
      when(
        has('multa.valor'),
        when(
          has('tasacion.agravantes'),
          p(
            'La tasación tuvo en cuenta estas circunstancias agravantes, según el artículo 7 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
          ),
          each('tasacion.agravantes', '{{item.texto}}'),
        ),
        when(lacks('tasacion.agravantes'), p('La tasación no encontró circunstancias agravantes.')),
        when(
          has('tasacion.atenuantes'),
          p(
            'La tasación tuvo en cuenta estas circunstancias atenuantes, según el artículo 6 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
          ),
          each('tasacion.atenuantes', '{{item.texto}}'),
        ),
        when(lacks('tasacion.atenuantes'), p('La tasación no encontró circunstancias atenuantes.')),
      ),
      when(
        lacks('multa.valor'),
        when(
          has('agravantes'),
          p('Se imputaron estas circunstancias agravantes:'),
          each('agravantes', '{{item.texto}}'),
        ),
        when(lacks('agravantes'), p('No se imputaron circunstancias agravantes.')),
      ),
    ),
    section(
      'tasación de la multa con cada variable',
      'Tasación de la multa',
      when(
        is('sancion.multa', true),
        p(
          'La multa se calcula con la metodología de la Resolución 2086 de 2010: Multa = B + [(alfa · i) · (1 + A) + Ca] · Cs. El concepto técnico {{concepto.numero}} del {{concepto.fecha|fecha}}, que esta resolución acoge, establece cada variable así:',
        ),
        {
          type: 'table',
          over: 'multa.derivacion',
          columns: [
            { title: 'Operación', text: '{{item.paso}}', width: 400 },
            { title: 'Resultado', text: '{{item.valor}}', align: 'right', width: 200 },
          ],
        },
      ),
      when(isNot('sancion.multa', true), p('Esta resolución no impone multa.')),
    ),
    section(
      'sanciones, corrección y compensación',
      null,
      resolving,
      when(
        responsible,
        article(`Declarar responsable de los cargos formulados a ${WHO}.`),
        article(
          'Imponer al responsable, según el artículo 40 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
        ),
        each('sancion.tipo', '{{item.texto}}'),
        when(
          is('sancion.multa', true),
          article(
            'Fijar la multa en {{multa.valor|pesosEnLetras}} ({{multa.valor|pesos}}), que se pagará dentro del plazo del recibo que se expida en firme esta resolución. Si no se paga, se cobrará por jurisdicción coactiva, para lo cual esta resolución presta mérito ejecutivo.',
          ),
        ),
        when(has('sancion.detalle'), p('**PARÁGRAFO.** {{sancion.detalle}}')),
        when(
          has('sancion.correccion'),
          article(
            'Ordenar, además de la sanción, las siguientes medidas de corrección y compensación, según el artículo 31 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
          ),
          each('sancion.correccion', '{{item.texto}}'),
        ),
      ),
      when(
        cleared,
        article(`Exonerar de los cargos formulados a ${WHO} y ordenar el archivo, en firme esta resolución.`),
      ),
    ),
    section(
      'medida preventiva',
      null,
      when(
        is('sancion.medida_preventiva', 'levanta'),
        article('Levantar la medida preventiva impuesta dentro de esta actuación.'),
      ),
      when(
        is('sancion.medida_preventiva', 'mantiene'),
        article('Mantener la medida preventiva hasta que se cumpla lo ordenado en esta resolución.'),
      ),
      when(
        { '!': [{ in: [{ var: 'sancion.medida_preventiva' }, ['levanta', 'mantiene']] }] },
        article('No hay medidas preventivas sobre las cuales decidir.'),
      ),
    ),
    section(
      'recursos, notificación y publicación',
      null,
      notifyOffender,
      article(
        'Comunicar esta resolución a la Procuraduría Judicial Ambiental y Agraria, de conformidad con el artículo 56 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      publishIt,
      decisionAppealClause,
    ),
    section(
      'reporte al RUIA',
      null,
      when(
        responsible,
        article(
          'Reportar la sanción, en firme esta resolución, al Registro Único de Infractores Ambientales, según los artículos 57 a 59 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
        ),
      ),
      enactPublished,
      ...signing,
      ...trace,
    ),
  ],
})
