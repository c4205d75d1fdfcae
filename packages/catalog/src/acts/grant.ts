import type { Block } from '@ventanilla/domain/acts/template'
import { article, each, has, is, isNot, lacks, p, when } from './define-act.ts'
import { GRANT_STUDIES } from '../workflows/grant-study.ts'
import { dutiesOfGrant } from './grant-law.ts'
import { notSurfaceWater, surfaceWater } from './parts.ts'

/** Matters that the technical concept studied and found met, each with its grounds. */
export const studied: readonly Block[] = GRANT_STUDIES.map(({ name, types, affirms }) =>
  when(
    { and: [{ in: [{ var: 'tramite.tipo' }, types] }, { '==': [{ var: `concepto.${name}` }, 'cumple'] }] },
    p(`${affirms}: {{concepto.${name}_sustento|enFrase}}.`),
  ),
)

/** Requested, recommended and granted terms side by side, and the reasons for differences. */
export const comparison: readonly Block[] = [
  when(
    has('comparacion.filas'),
    p('Lo pedido, lo recomendado por el concepto técnico y lo que se otorga se comparan así:'),
    {
      type: 'table',
      over: 'comparacion.filas',
      columns: [
        { title: 'Término', text: '{{item.termino}}', width: 150 },
        { title: 'Pedido', text: '{{item.pedido?}}', width: 150 },
        { title: 'Recomendado', text: '{{item.recomendado?}}', width: 150 },
        { title: 'Otorgado', text: '{{item.otorgado}}', width: 150 },
      ],
    },
  ),
  when(
    has('comparacion.razones'),
    p('Lo que se otorga se aparta de lo pedido o de lo recomendado por estas razones:'),
    each('comparacion.razones', '{{item.texto}}', false),
  ),
]

/** The comparison, for an appeal that itself sets the terms; other decisions on an appeal compare nothing. */
export const comparedOnAppeal: readonly Block[] = [
  when({ in: [{ var: 'recurso.decision' }, ['modifica', 'otorga']] }, ...comparison),
]

/** Denies expressly the part not granted, which would otherwise stay undecided (CPACA art. 42). */
export const deniedRest: readonly Block[] = [
  when(
    has('comparacion.negado'),
    article('Negar lo demás que se pidió, por las razones expuestas en la parte motiva:'),
    each('comparacion.negado', '{{item.texto}}', false),
  ),
]

/** The terms of a grant, for the resolution that grants and for the one that grants on appeal. */
export const grantTerms: readonly Block[] = [
  when(surfaceWater, {
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
  }),
  when(
    {
      and: [surfaceWater as Record<string, unknown>, has('permiso.distribucion') as Record<string, unknown>],
    },
    p('El caudal se distribuye así:'),
    {
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
  when(
    notSurfaceWater,
    {
      type: 'facts',
      rows: [
        {
          label: 'Titular',
          text: '{{solicitante.nombre}}, {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}',
        },
        { label: 'Objeto', text: '{{permiso.objeto}}', when: has('permiso.objeto') },
        { label: 'Objeto', text: '{{tramite.nombre}}', when: lacks('permiso.objeto') },
        {
          label: 'Localización',
          text: '{{permiso.coordenada}} (MAGNA-SIRGAS)',
          when: has('permiso.coordenada'),
        },
        {
          label: 'Vigencia',
          text: '{{permiso.vigencia}}',
          when: { and: [has('permiso.vigencia') as object, lacks('permiso.legaliza') as object] },
        },
        {
          label: 'Plazo de la compensación',
          text: '{{permiso.vigencia}}',
          when: { and: [has('permiso.vigencia') as object, has('permiso.legaliza') as object] },
        },
      ],
    },
    when(has('permiso.condiciones'), {
      type: 'table',
      over: 'permiso.condiciones',
      columns: [
        { title: 'Condición', text: '{{item.concepto}}', width: 240 },
        { title: 'Valor', text: '{{item.valor}}', width: 360 },
      ],
    }),
  ),
]

/** Obligations set by the case, then those of every grant. */
export const grantObligations: readonly Block[] = [
  when(
    has('permiso.obligaciones'),
    article('El titular deberá cumplir las siguientes obligaciones:'),
    each('permiso.obligaciones', '{{item.texto}}'),
  ),
  when(
    lacks('permiso.obligaciones'),
    article(
      'El titular deberá cumplir las obligaciones propuestas en el concepto técnico {{concepto.numero}}.',
    ),
  ),
  when(
    surfaceWater,
    article(
      'Las obras de captación contarán con los elementos de control que permitan conocer en cualquier momento la cantidad de agua derivada, de conformidad con el artículo 2.2.3.2.8.5 del Decreto 1076 de 2015. Los planos y memorias de las obras se presentarán para aprobación antes de construirlas y estas no podrán usarse hasta que la Corporación las reciba, según los artículos 2.2.3.2.19.2 y siguientes del mismo decreto.',
    ),
    article(
      'La concesión queda sujeta a la disponibilidad del recurso. La Corporación no es responsable cuando por causas naturales no pueda garantizarse el caudal concedido; en casos de escasez todas las concesiones se abastecerán a prorrata o por turnos, como lo prevé el artículo 2.2.3.2.7.2 del Decreto 1076 de 2015. El titular respetará en todo tiempo el caudal ambiental y los derechos de terceros.',
    ),
    when(
      is('permiso.pueaa', 'aprueba'),
      article(
        'Aprobar el Programa para el Uso Eficiente y Ahorro del Agua (PUEAA) presentado con la solicitud, conforme a la Ley 373 de 1997 y a los artículos 2.2.3.2.1.1.1 y siguientes del Decreto 1076 de 2015. El titular rendirá un informe anual del avance de sus metas.',
      ),
    ),
    when(
      is('permiso.pueaa', 'presentar'),
      article(
        'Presentar, dentro de los {{permiso.pueaa_meses|enLetras}} meses siguientes a la firmeza de esta resolución, el Programa para el Uso Eficiente y Ahorro del Agua (PUEAA), conforme a la Ley 373 de 1997 y a los artículos 2.2.3.2.1.1.1 y siguientes del Decreto 1076 de 2015.',
      ),
    ),
    article(
      'Para ceder la concesión se requiere autorización previa de la Corporación (artículo 2.2.3.2.8.7 del Decreto 1076 de 2015). Toda modificación de las condiciones fijadas en esta resolución requiere también su aprobación previa (artículo 2.2.3.2.8.6). La prórroga debe pedirse durante el último año de la vigencia (artículo 2.2.3.2.8.4).',
    ),
    article(
      'Esta concesión no confiere servidumbre sobre predios ajenos, ni autoriza la ocupación del cauce, la tala de árboles o el vertimiento de aguas residuales. Cada uno de ellos requiere su propio permiso.',
    ),
    article(
      'Son causales de caducidad las del artículo 62 del Decreto-ley 2811 de 1974, en concordancia con el artículo 2.2.3.2.24.4 del Decreto 1076 de 2015. El incumplimiento de esta resolución dará lugar a las medidas preventivas y sanciones de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
    ),
  ),
  when(
    notSurfaceWater,
    ...dutiesOfGrant,
    when(
      lacks('permiso.legaliza'),
      article('Toda cesión o modificación de lo autorizado requiere aprobación previa de la Corporación.'),
    ),
    article(
      'El incumplimiento de esta resolución dará lugar a las medidas preventivas y sanciones de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
    ),
  ),
]
