import { article, each, has, headline, is, isNot, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, decisionAppeal } from '../parts.ts'
import { WHO } from '../sanction-parts.ts'

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
      ...caption('RESOLUCIÓN', title),
      headline('titulo-competencia', 'Competencia'),
      passage('potestad-sancionatoria'),
      headline('titulo-antecedentes', 'Antecedentes'),
      passage('hechos'),
      passage('antecedentes-del-procedimiento'),
      p('cargos-formulados', 'Los cargos formulados fueron:'),
      each('cargos-lista', 'cargos.lista', '{{item.conducta}}'),
    ),
    section(
      'descargos y pruebas',
      'Descargos y pruebas',
      when(
        'con-descargos',
        has('descargos.texto'),
        p('presento-descargos', 'El investigado presentó descargos dentro del término.'),
      ),
      when(
        'sin-descargos',
        lacks('descargos.texto'),
        p('no-presento-descargos', 'El investigado no presentó descargos dentro del término.'),
      ),
      p('descargos', '{{sancion.descargos}}'),
    ),
    section('análisis por cargo', 'Análisis de cada cargo', p('analisis', '{{sancion.analisis}}')),
    section(
      'culpa o dolo (presunción)',
      'Culpa o dolo',
      passage('presuncion-de-culpa'),
      p('culpabilidad', 'En este caso: {{sancion.culpabilidad|enFrase}}.'),
    ),
    section(
      'agravantes y atenuantes',
      'Agravantes y atenuantes',
      // prints the circumstances of the valuation only, so that free text cannot contradict it
      when(
        'con-tasacion',
        has('multa.valor'),
        when(
          'tasa-agravantes',
          has('tasacion.agravantes'),
          p(
            'agravantes-tasados',
            'La tasación tuvo en cuenta estas circunstancias agravantes, según el artículo 7 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
          ),
          each('lista-de-agravantes-tasados', 'tasacion.agravantes', '{{item.texto}}'),
        ),
        when(
          'no-tasa-agravantes',
          lacks('tasacion.agravantes'),
          p('sin-agravantes-tasados', 'La tasación no encontró circunstancias agravantes.'),
        ),
        when(
          'tasa-atenuantes',
          has('tasacion.atenuantes'),
          p(
            'atenuantes-tasados',
            'La tasación tuvo en cuenta estas circunstancias atenuantes, según el artículo 6 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
          ),
          each('lista-de-atenuantes-tasados', 'tasacion.atenuantes', '{{item.texto}}'),
        ),
        when(
          'no-tasa-atenuantes',
          lacks('tasacion.atenuantes'),
          p('sin-atenuantes-tasados', 'La tasación no encontró circunstancias atenuantes.'),
        ),
      ),
      when(
        'sin-tasacion',
        lacks('multa.valor'),
        when(
          'con-agravantes',
          has('agravantes'),
          p('agravantes-imputados', 'Se imputaron estas circunstancias agravantes:'),
          each('agravantes', 'agravantes', '{{item.texto}}'),
        ),
        when(
          'sin-agravantes',
          lacks('agravantes'),
          p('sin-agravantes-imputados', 'No se imputaron circunstancias agravantes.'),
        ),
      ),
    ),
    section(
      'tasación de la multa con cada variable',
      'Tasación de la multa',
      when(
        'con-multa',
        is('sancion.multa', true),
        p(
          'metodologia-de-la-multa',
          'La multa se calcula con la metodología de la Resolución 2086 de 2010: Multa = B + [(alfa · i) · (1 + A) + Ca] · Cs. El concepto técnico {{concepto.numero}} del {{concepto.fecha|fecha}}, que esta resolución acoge, establece cada variable así:',
        ),
        {
          id: 'multa-derivacion',
          type: 'table',
          over: 'multa.derivacion',
          columns: [
            { title: 'Operación', text: '{{item.paso}}', width: 400 },
            { title: 'Resultado', text: '{{item.valor}}', align: 'right', width: 200 },
          ],
        },
      ),
      when(
        'sin-multa',
        isNot('sancion.multa', true),
        p('no-impone-multa', 'Esta resolución no impone multa.'),
      ),
    ),
    section(
      'sanciones, corrección y compensación',
      null,
      passage('resuelve'),
      when(
        'es-responsable',
        responsible,
        article('declarar-responsable', `Declarar responsable de los cargos formulados a ${WHO}.`),
        article(
          'imponer-sancion',
          'Imponer al responsable, según el artículo 40 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
        ),
        each('sanciones', 'sancion.tipo', '{{item.texto}}'),
        when(
          'impone-multa',
          is('sancion.multa', true),
          article(
            'fijar-multa',
            'Fijar la multa en {{multa.valor|pesosEnLetras}} ({{multa.valor|pesos}}), que se pagará dentro del plazo del recibo que se expida en firme esta resolución. Si no se paga, se cobrará por jurisdicción coactiva, para lo cual esta resolución presta mérito ejecutivo.',
          ),
        ),
        when(
          'con-detalle',
          has('sancion.detalle'),
          p('detalle-de-la-sancion', '**PARÁGRAFO.** {{sancion.detalle}}'),
        ),
        when(
          'con-correccion',
          has('sancion.correccion'),
          article(
            'ordenar-correccion',
            'Ordenar, además de la sanción, las siguientes medidas de corrección y compensación, según el artículo 31 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
          ),
          each('medidas-de-correccion', 'sancion.correccion', '{{item.texto}}'),
        ),
      ),
      when(
        'no-es-responsable',
        cleared,
        article(
          'exonerar',
          `Exonerar de los cargos formulados a ${WHO} y ordenar el archivo, en firme esta resolución.`,
        ),
      ),
    ),
    section(
      'medida preventiva',
      null,
      when(
        'medida-preventiva-levanta',
        is('sancion.medida_preventiva', 'levanta'),
        article('levantar-medida', 'Levantar la medida preventiva impuesta dentro de esta actuación.'),
      ),
      when(
        'medida-preventiva-mantiene',
        is('sancion.medida_preventiva', 'mantiene'),
        article(
          'mantener-medida',
          'Mantener la medida preventiva hasta que se cumpla lo ordenado en esta resolución.',
        ),
      ),
      when(
        'sin-medida-preventiva',
        { '!': [{ in: [{ var: 'sancion.medida_preventiva' }, ['levanta', 'mantiene']] }] },
        article('no-hay-medidas', 'No hay medidas preventivas sobre las cuales decidir.'),
      ),
    ),
    section(
      'recursos, notificación y publicación',
      null,
      passage('notificar-acto'),
      article(
        'comunicar-a-la-procuraduria',
        'Comunicar esta resolución a la Procuraduría Judicial Ambiental y Agraria, de conformidad con el artículo 56 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      passage('publicar-acto'),
      passage('recursos'),
    ),
    section(
      'reporte al RUIA',
      null,
      when(
        'se-reporta',
        responsible,
        article(
          'reportar-al-ruia',
          'Reportar la sanción, en firme esta resolución, al Registro Único de Infractores Ambientales, según los artículos 57 a 59 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
        ),
      ),
      passage('publiquese'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
