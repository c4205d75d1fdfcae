import type { ScaleUnit } from '@ventanilla/domain/fees/scale'

/**
 * Unit of each scale, from a year on. Ley 1955 de 2019 art. 49 (UVT) and Ley 2294 de 2023 art. 313 (UVB)
 * ordered to express fees and fines in other units, and Ley 2387 de 2024 set the cap of fines in minimum wages
 * again: once the legal office settles the unit, only a row changes here.
 */
export const SCALE_UNITS: readonly ScaleUnit[] = [
  {
    scale: 'evaluacion',
    fromYear: 2010,
    unit: 'smmlv',
    norm: 'Ley 633 de 2000 art. 96; Resolución 1280 de 2010',
    confirm: true,
  },
  { scale: 'multa', fromYear: 2010, unit: 'smmlv', norm: 'Resolución 2086 de 2010', confirm: true },
  {
    scale: 'tope_multa',
    fromYear: 2009,
    unit: 'smmlv',
    norm: 'Ley 1333 de 2009 art. 40, modificado por la Ley 2387 de 2024',
    confirm: false,
  },
]
