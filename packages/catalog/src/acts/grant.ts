import type { Passage } from '@ventanilla/domain/acts/passages'
import { article, each, has, lacks, law, p, passage, shared, when } from './blocks.ts'

/** What the acts that grant, or decide on a grant, share. */
export const GRANT_PASSAGES: readonly Passage[] = [
  // each with its grounds
  shared('estudios', 'Asuntos que el concepto técnico estudió y encontró cumplidos', law('estudios')),
  shared(
    'comparacion',
    'Lo pedido, lo recomendado y lo que se otorga, y las razones de las diferencias',
    when(
      'con-filas',
      has('comparacion.filas'),
      p(
        'se-comparan',
        'Lo pedido, lo recomendado por el concepto técnico y lo que se otorga se comparan así:',
      ),
      {
        id: 'terminos',
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
      'con-razones',
      has('comparacion.razones'),
      p('se-aparta', 'Lo que se otorga se aparta de lo pedido o de lo recomendado por estas razones:'),
      each('razones', 'comparacion.razones', '{{item.texto}}', false),
    ),
  ),
  // other decisions on an appeal set no terms and compare nothing
  shared(
    'comparacion-en-el-recurso',
    'La comparación, cuando es el recurso el que fija los términos',
    when(
      'fija-terminos',
      { in: [{ var: 'recurso.decision' }, ['modifica', 'otorga']] },
      passage('comparacion'),
    ),
  ),
  // what is not granted would otherwise stay undecided (CPACA art. 42)
  shared(
    'negar-lo-demas',
    'Negativa expresa de lo que no se otorga',
    when(
      'con-negado',
      has('comparacion.negado'),
      article('negar', 'Negar lo demás que se pidió, por las razones expuestas en la parte motiva:'),
      each('negado', 'comparacion.negado', '{{item.texto}}', false),
    ),
  ),
  shared(
    'terminos-otorgados',
    'Términos de lo que se otorga',
    law(
      'condiciones',
      {
        id: 'terminos',
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
            when: { and: [has('permiso.vigencia'), lacks('permiso.legaliza')] },
          },
          {
            label: 'Plazo de la compensación',
            text: '{{permiso.vigencia}}',
            when: { and: [has('permiso.vigencia'), has('permiso.legaliza')] },
          },
        ],
      },
      when('con-condiciones', has('permiso.condiciones'), {
        id: 'condiciones',
        type: 'table',
        over: 'permiso.condiciones',
        columns: [
          { title: 'Condición', text: '{{item.concepto}}', width: 240 },
          { title: 'Valor', text: '{{item.valor}}', width: 360 },
        ],
      }),
    ),
  ),
  // those set by the case, then those of every grant
  shared(
    'obligaciones-del-titular',
    'Obligaciones de quien recibe lo que se otorga',
    when(
      'con-obligaciones',
      has('permiso.obligaciones'),
      article('cumplir', 'El titular deberá cumplir las siguientes obligaciones:'),
      each('obligaciones', 'permiso.obligaciones', '{{item.texto}}'),
    ),
    when(
      'sin-obligaciones',
      lacks('permiso.obligaciones'),
      article(
        'cumplir-las-propuestas',
        'El titular deberá cumplir las obligaciones propuestas en el concepto técnico {{concepto.numero}}.',
      ),
    ),
    law(
      'deberes',
      when(
        'no-legaliza',
        lacks('permiso.legaliza'),
        article(
          'cesion-o-modificacion',
          'Toda cesión o modificación de lo autorizado requiere aprobación previa de la Corporación.',
        ),
      ),
      article(
        'incumplimiento',
        'El incumplimiento de esta resolución dará lugar a las medidas preventivas y sanciones de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
    ),
  ),
]
