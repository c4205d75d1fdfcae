import type { CircumstanceWeights } from '@ventanilla/domain/fees/circumstances'
import type { FieldOption } from '@ventanilla/domain/forms/definition'

/** Weights of the circumstances of a fine (Ley 1333 de 2009 arts. 6 y 7; Res. 2086 de 2010). */
export const CIRCUMSTANCES: CircumstanceWeights = {
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
    { code: 'provecho', label: 'Obtener provecho económico', weight: '0.2' },
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
    { code: 'resarcir', label: 'Resarcir o mitigar por iniciativa propia antes del inicio' },
    { code: 'otra', label: 'Otra circunstancia atenuante' },
  ],
  one: '-0.4',
  several: '-0.6',
}

/** What the offender can bear (Res. 2086 de 2010): code → Cs. */
export const CAPACITIES: readonly (FieldOption & { readonly capacity: string })[] = [
  ...['1', '2', '3', '4', '5', '6'].map((level) => ({
    value: `natural_${level}`,
    label: `Persona natural, nivel ${level} del Sisbén`,
    capacity: `0.0${level}`,
  })),
  { value: 'poblacion_especial', label: 'Persona natural, población especial', capacity: '0.01' },
  { value: 'microempresa', label: 'Microempresa', capacity: '0.25' },
  { value: 'pequena', label: 'Pequeña empresa', capacity: '0.5' },
  { value: 'mediana', label: 'Mediana empresa', capacity: '0.75' },
  { value: 'grande', label: 'Gran empresa', capacity: '1' },
  { value: 'municipio_especial', label: 'Municipio de categoría especial', capacity: '1' },
  ...(
    [
      ['1', '0.9'],
      ['2', '0.8'],
      ['3', '0.7'],
      ['4', '0.6'],
      ['5', '0.5'],
      ['6', '0.4'],
    ] as const
  ).map(([level, capacity]) => ({
    value: `municipio_${level}`,
    label: `Municipio de categoría ${level}`,
    capacity,
  })),
  { value: 'departamento_especial', label: 'Departamento de categoría especial', capacity: '1' },
  ...(
    [
      ['1', '0.9'],
      ['2', '0.8'],
      ['3', '0.7'],
      ['4', '0.6'],
    ] as const
  ).map(([level, capacity]) => ({
    value: `departamento_${level}`,
    label: `Departamento de categoría ${level}`,
    capacity,
  })),
]

/** Minimum wages that no fine exceeds: raised by Ley 2387 de 2024 for facts since 25 July 2024. */
export const FINE_CAPS = { desde_ley_2387: 100_000, anteriores: 5_000 } as const
