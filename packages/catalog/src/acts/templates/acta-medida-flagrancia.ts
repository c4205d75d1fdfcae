import { has, headline, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Measure taken on the spot; a resolución legalises it within three days (Ley 1333/2009 arts. 13 and 15). */
export const actaMedidaFlagrancia = defineAct({
  id: 'ACTA_MEDIDA_FLAGRANCIA',
  name: 'Acta de medida preventiva en flagrancia',
  title: 'Acta de medida preventiva en flagrancia',
  class: 'acta',
  role: 'flagranceRecord',
  series: 'ACTA',
  drafts: ['CLI_TECNICO_SANCIONATORIO', 'CLI_COORDINADOR_CONTROL_VIGILANCIA'],
  reviews: [],
  signs: ['CLI_TECNICO_SANCIONATORIO'],
  announcement: { by: 'incorporacion', norm: 'Ley 1333 de 2009, artículo 15' },
  published: false,
  appeal: null,
  sections: [
    section(
      'lugar, fecha y hora',
      null,
      ...label('ACTA DE MEDIDA PREVENTIVA EN FLAGRANCIA'),
      headline('titulo-lugar-fecha', '1. Lugar y fecha'),
      {
        id: 'circunstancias',
        type: 'facts',
        rows: [
          { label: 'Lugar', text: '{{hechos.lugar}}' },
          { label: 'Fecha', text: '{{hechos.fecha|fecha}}' },
          { label: 'Coordenada', text: '{{hechos.coordenada}}', when: has('hechos.coordenada') },
        ],
      },
    ),
    section(
      'motivos y pruebas',
      '2. Motivos y pruebas',
      p('hechos-resumen', '{{hechos.resumen}}'),
      p('medida-motivo', '{{medida.motivo}}'),
    ),
    section('medida y bienes', '3. Medida y bienes', {
      id: 'medida',
      type: 'facts',
      rows: [
        { label: 'Medida', text: '{{medida.tipo}}' },
        { label: 'Recae sobre', text: '{{medida.bien|inicial}}' },
        { label: 'Costos', text: '{{medida.costos}}', when: has('medida.costos') },
      ],
    }),
    section(
      'identificación del presunto infractor',
      '4. Presunto infractor',
      when(
        'con-infractor-identificado',
        has('infractor.documento'),
        p(
          'infractor-identificado',
          '{{infractor.nombre}}, con {{infractor.tipo_documento|enFrase}} {{infractor.documento}}.',
        ),
      ),
      when(
        'sin-infractor-identificado',
        lacks('infractor.documento'),
        p('infractor-presunto', '{{infractor.presunto|inicial}}.'),
      ),
    ),
    section(
      'cadena de custodia',
      '5. Cadena de custodia',
      when('con-medida-custodia', has('medida.custodia'), p('medida-custodia', '{{medida.custodia}}')),
      when(
        'sin-medida-custodia',
        lacks('medida.custodia'),
        p('sin-bienes-retenidos', 'No se registraron bienes retenidos.'),
      ),
    ),
    section(
      'firmas',
      '6. Firmas',
      p(
        'legalizacion-de-la-medida',
        'Esta acta la firma quien tomó la medida. La medida se legalizará mediante acto administrativo dentro de los tres (3) días siguientes (Ley 1333 de 2009, modificada por la Ley 2387 de 2024, artículos 13 y 15).',
      ),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
