/**
 * Groups of species in the minimum tariff of the compensatory levy on timber, with the name that people read. Norm:
 * DUR 2.2.9.12.1.1 y ss. (Decreto 1390 de 2018), Resolución 1479 de 2018.
 */
export const TIMBER_GROUPS = {
  'muy especial': 'Muy especial',
  especial: 'Especial',
  'otras especies': 'Otras especies',
} as const
