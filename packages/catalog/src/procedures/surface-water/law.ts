import { article, has, is, isNot, p, when } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'

/** Grounds of the concession, its contents (DUR 2.2.3.2.9.9), and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons:
    'De acuerdo con los artículos 51, 88 y 89 del Decreto-ley 2811 de 1974 y con los artículos 2.2.3.2.5.3 y 2.2.3.2.7.1 del Decreto 1076 de 2015, toda persona requiere concesión para obtener el derecho al aprovechamiento de las aguas de uso público. Su término se fija según la naturaleza y duración de la actividad (artículo 2.2.3.2.7.4) y su contenido es el señalado en el artículo 2.2.3.2.9.9 del mismo decreto.',
  recommendation: [
    p(
      'caudal-recomendado',
      'El concepto recomienda un caudal de {{caudal.recomendado|numero}} l/s de la fuente {{permiso.fuente}}. El disponible en el período de menor oferta, descontados el caudal ambiental y lo concedido a otros, es de {{caudal.disponible|numero}} l/s.',
    ),
  ],
  conditions: [
    {
      id: 'terminos',
      type: 'facts',
      rows: [
        {
          label: 'Titular',
          text: '{{solicitante.nombre}}, {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}',
        },
        { label: 'Fuente', text: '{{permiso.fuente}}' },
        { label: 'Subzona hidrográfica', text: '{{permiso.subzona}}', when: has('permiso.subzona') },
        { label: 'Caudal total', text: '**{{permiso.caudal|numero}} l/s**' },
        { label: 'Uso', text: '{{permiso.uso}}' },
        { label: 'Punto de captación', text: '{{permiso.coordenada}} (MAGNA-SIRGAS)' },
        { label: 'Sistema de captación', text: '{{permiso.captacion}}', when: has('permiso.captacion') },
        { label: 'Régimen de captación', text: '{{permiso.regimen}}', when: has('permiso.regimen') },
        {
          label: 'Predio beneficiado',
          text: '«{{predio.nombre}}», matrícula {{predio.matricula}}, vereda {{predio.vereda}}, {{predio.municipio}}',
        },
        {
          label: 'Vigencia',
          text: 'Por {{permiso.plazo|enLetras}} años, contados desde la firmeza de esta resolución',
          when: isNot('permiso.plazo', 1),
        },
        {
          label: 'Vigencia',
          text: 'Por {{permiso.plazo|enLetras}} año, contado desde la firmeza de esta resolución',
          when: is('permiso.plazo', 1),
        },
      ],
    },
    when(
      'con-distribucion',
      has('permiso.distribucion'),
      p('se-distribuye', 'El caudal se distribuye así:'),
      {
        id: 'distribucion',
        type: 'table',
        over: 'permiso.distribucion',
        columns: [
          { title: 'Uso', text: '{{item.uso}}', width: 260 },
          { title: 'Unidades', text: '{{item.unidades?}}', width: 200 },
          { title: 'Caudal (l/s)', text: '{{item.caudal|numero}}', align: 'right', width: 140 },
        ],
        total: ['Total', '', '{{permiso.caudal|numero}}'],
      },
    ),
  ],
  duties: [
    article(
      'obras-de-captacion',
      'Las obras de captación contarán con los elementos de control que permitan conocer en cualquier momento la cantidad de agua derivada, de conformidad con el artículo 2.2.3.2.8.5 del Decreto 1076 de 2015. Los planos y memorias de las obras se presentarán para aprobación antes de construirlas y estas no podrán usarse hasta que la Corporación las reciba, según los artículos 2.2.3.2.19.2 y siguientes del mismo decreto.',
    ),
    article(
      'disponibilidad-del-recurso',
      'La concesión queda sujeta a la disponibilidad del recurso. La Corporación no es responsable cuando por causas naturales no pueda garantizarse el caudal concedido; en casos de escasez todas las concesiones se abastecerán a prorrata o por turnos, como lo prevé el artículo 2.2.3.2.7.2 del Decreto 1076 de 2015. El titular respetará en todo tiempo el caudal ambiental y los derechos de terceros.',
    ),
    when(
      'pueaa-presentado',
      is('permiso.pueaa', 'aprueba'),
      article(
        'aprobar-pueaa',
        'Aprobar el Programa para el Uso Eficiente y Ahorro del Agua (PUEAA) presentado con la solicitud, conforme a la Ley 373 de 1997 y a los artículos 2.2.3.2.1.1.1 y siguientes del Decreto 1076 de 2015. El titular rendirá un informe anual del avance de sus metas.',
      ),
    ),
    when(
      'pueaa-por-presentar',
      is('permiso.pueaa', 'presentar'),
      article(
        'presentar-pueaa',
        'Presentar, dentro de los {{permiso.pueaa_meses|enLetras}} meses siguientes a la firmeza de esta resolución, el Programa para el Uso Eficiente y Ahorro del Agua (PUEAA), conforme a la Ley 373 de 1997 y a los artículos 2.2.3.2.1.1.1 y siguientes del Decreto 1076 de 2015.',
      ),
    ),
    article(
      'cesion-modificacion-y-prorroga',
      'Para ceder la concesión se requiere autorización previa de la Corporación (artículo 2.2.3.2.8.7 del Decreto 1076 de 2015). Toda modificación de las condiciones fijadas en esta resolución requiere también su aprobación previa (artículo 2.2.3.2.8.6). La prórroga debe pedirse durante el último año de la vigencia (artículo 2.2.3.2.8.4).',
    ),
    article(
      'alcance-de-la-concesion',
      'Esta concesión no confiere servidumbre sobre predios ajenos, ni autoriza la ocupación del cauce, la tala de árboles o el vertimiento de aguas residuales. Cada uno de ellos requiere su propio permiso.',
    ),
    article(
      'caducidad',
      'Son causales de caducidad las del artículo 62 del Decreto-ley 2811 de 1974, en concordancia con el artículo 2.2.3.2.24.4 del Decreto 1076 de 2015. El incumplimiento de esta resolución dará lugar a las medidas preventivas y sanciones de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
    ),
  ],
  complete: true,
  levies: [
    article(
      'tasa-por-uso-del-agua',
      'El titular pagará la tasa por utilización del agua (TUA) prevista en el artículo 43 de la Ley 99 de 1993 y en los artículos 2.2.9.6.1.1 y siguientes del Decreto 1076 de 2015. Reportará los volúmenes captados en la forma y periodicidad que fije la Corporación; a falta de reporte, la tasa se liquidará sobre el caudal concedido.',
    ),
  ],
}
