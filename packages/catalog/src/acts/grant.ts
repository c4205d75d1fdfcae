import type { Block } from '@ventanilla/domain/acts/template'
import { article, each, has, lacks, p, when } from './define-act.ts'
import { GRANT_STUDIES } from '../workflows/grant-study.ts'
import { conditionsOfGrant, dutiesOfGrant } from './grant-law.ts'

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
  ...conditionsOfGrant(
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
  ...dutiesOfGrant(
    when(
      lacks('permiso.legaliza'),
      article('Toda cesión o modificación de lo autorizado requiere aprobación previa de la Corporación.'),
    ),
    article(
      'El incumplimiento de esta resolución dará lugar a las medidas preventivas y sanciones de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
    ),
  ),
]
