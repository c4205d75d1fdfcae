import type { ContentOf } from '@ventanilla/domain/configuration/kinds'

/** A layer of the fictional geography, and the zone that stands on it. */
export interface DemoZone {
  /** file of `apps/demo/geography`, without its ending */
  readonly file: 'municipios' | 'subzonas' | 'zonas' | 'corrientes' | 'captaciones'
  /** values of `clase` of its features; absent: all */
  readonly only?: readonly string[]
  readonly zone: Omit<ContentOf<'zona'>, 'layer' | 'order' | 'active' | 'source' | 'sourceDate'>
}

const NAMED = { nameFrom: 'nombre', codeFrom: '', norm: '', warning: '' } as const

/** Zones of the demonstration, in their order. Nothing in them is real. */
export const DEMO_ZONES: readonly DemoZone[] = [
  {
    file: 'municipios',
    zone: { ...NAMED, name: 'Municipios (ficticios)', class: 'municipio', codeFrom: 'dane' },
  },
  {
    file: 'subzonas',
    zone: { ...NAMED, name: 'Subcuencas (ficticias)', class: 'subcuenca', codeFrom: 'codigo' },
  },
  {
    file: 'zonas',
    only: ['paramo'],
    zone: {
      ...NAMED,
      name: 'Páramos (ficticios)',
      class: 'paramo',
      norm: 'Ley 1930 de 2018',
      warning:
        'En un páramo no se otorgan permisos para minería ni para hidrocarburos, y las demás actividades se revisan una por una.',
      question: '¿Desde cuándo existe en el páramo la actividad para la que solicita el permiso?',
    },
  },
  {
    file: 'zonas',
    only: ['reserva', 'distrito'],
    zone: {
      ...NAMED,
      name: 'Áreas protegidas (ficticias)',
      class: 'protegida',
      norm: 'Decreto 1076 de 2015, artículo 2.2.2.1.2.1',
      warning: 'Lo que se pide dentro de un área protegida se compara con su plan de manejo.',
      concept: 'Si lo solicitado cabe en la zonificación y los usos del plan de manejo del área.',
    },
  },
  { file: 'corrientes', zone: { ...NAMED, name: 'Corrientes (ficticias)', class: 'corriente' } },
  {
    file: 'captaciones',
    zone: {
      ...NAMED,
      name: 'Captaciones registradas (ficticias)',
      class: 'captacion',
      flowFrom: 'caudal',
      sourceFrom: 'fuente',
    },
  },
]
