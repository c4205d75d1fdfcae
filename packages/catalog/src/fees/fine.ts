import type { Capacity } from '@ventanilla/domain/fees/capacity'
import type { CircumstanceWeights } from '@ventanilla/domain/fees/circumstances'
import { type FineTable, fineTableOf } from '@ventanilla/domain/fees/figures'

/** Ley 1333 de 2009 arts. 6 y 7; Res. 2086 de 2010 art. 9. */
const circumstances2010: CircumstanceWeights = {
  aggravating: [
    { code: 'reincidencia', label: 'Reincidencia', weight: '0.2' },
    { code: 'dano_grave', label: 'Daño grave al medio ambiente o a la salud', weight: '0.15' },
    { code: 'ocultar_otra', label: 'Cometer la infracción para ocultar otra', weight: '0.15' },
    { code: 'rehuir', label: 'Rehuir la responsabilidad o atribuirla a otros', weight: '0.15' },
    {
      code: 'areas_protegidas',
      label: 'Afectar áreas protegidas o especies en amenaza o veda',
      weight: '0.15',
    },
    {
      code: 'importancia_ecologica',
      label: 'Afectar áreas de especial importancia ecológica',
      weight: '0.15',
    },
    { code: 'provecho', label: 'Obtener provecho económico', weight: '0.2', withoutBenefit: true },
    { code: 'obstaculizar', label: 'Obstaculizar la acción de las autoridades', weight: '0.2' },
    { code: 'incumplir_medidas', label: 'Incumplir medidas preventivas', weight: '0.2' },
    {
      code: 'varias_disposiciones',
      label: 'Infringir varias disposiciones con la misma conducta',
      weight: '0.15',
    },
  ],
  highest: { 2: '0.4', 3: '0.45', 4: '0.5', 5: '0.55', 6: '0.6', 7: '0.65', 8: '0.7' },
  mitigating: [
    {
      code: 'resarcir',
      label: 'Resarcir o mitigar el daño por iniciativa propia, antes de iniciarse el procedimiento',
    },
    { code: 'otra', label: 'Otra circunstancia atenuante', describedIn: 'multa.atenuante_otra' },
  ],
  one: '-0.4',
  several: '-0.6',
}

const juridica = (value: string, label: string, capacity: string): Capacity => ({
  of: 'juridica',
  value,
  label,
  capacity,
})
const category = (place: 'municipio' | 'departamento', level: string, capacity: string): Capacity => ({
  of: 'territorial',
  value: `${place}_${level}`,
  label: `${place === 'municipio' ? 'Municipio' : 'Departamento'} de categoría ${level}`,
  capacity,
})

/** Offender's ability to pay by kind: Cs of Res. 2086 de 2010 art. 10. */
const capacities2010: readonly Capacity[] = [
  ...['1', '2', '3', '4', '5', '6'].map((level): Capacity => ({
    of: 'natural',
    value: `natural_${level}`,
    label: `Nivel ${level} del Sisbén`,
    capacity: `0.0${level}`,
  })),
  { of: 'natural', value: 'poblacion_especial', label: 'Población especial', capacity: '0.01' },
  juridica('microempresa', 'Microempresa', '0.25'),
  juridica('pequena', 'Pequeña empresa', '0.5'),
  juridica('mediana', 'Mediana empresa', '0.75'),
  juridica('grande', 'Gran empresa', '1'),
  category('municipio', 'especial', '1'),
  category('municipio', '1', '0.9'),
  category('municipio', '2', '0.8'),
  category('municipio', '3', '0.7'),
  category('municipio', '4', '0.6'),
  category('municipio', '5', '0.5'),
  category('municipio', '6', '0.4'),
  category('departamento', 'especial', '1'),
  category('departamento', '1', '0.9'),
  category('departamento', '2', '0.8'),
  category('departamento', '3', '0.7'),
  category('departamento', '4', '0.6'),
]

/** The dated table of Res. 2086 de 2010; a later norm adds a row. */
export const FINE_TABLES: readonly FineTable[] = [
  {
    fromYear: 2010,
    norm: 'Resolución 2086 de 2010; Ley 1333 de 2009 arts. 6, 7 y 40',
    confirm: true,
    weights: { importance: '22.06', risk: '11.03' },
    circumstances: circumstances2010,
    capacities: capacities2010,
  },
]

/** Latest figures, for the options of forms. */
const latest = fineTableOf(Math.max(...FINE_TABLES.map(({ fromYear }) => fromYear)), FINE_TABLES)
export const CIRCUMSTANCES: CircumstanceWeights = latest.circumstances
export const CAPACITIES: readonly Capacity[] = latest.capacities

/** Maximum fine in units; Ley 2387 de 2024 (Ley 1333 art. 40) raised it for facts since 25 July 2024. */
export const FINE_CAPS = { desde_ley_2387: 100_000, anteriores: 5_000 } as const
