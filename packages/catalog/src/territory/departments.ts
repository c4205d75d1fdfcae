import type { Department } from '@ventanilla/domain/identity/territory'

/** Departments in the order of the DANE codes; Tolima is 23, the only id that the portal serves. */
export const DEPARTMENTS: readonly Department[] = [
  {
    id: 1,
    dane: '05',
    name: 'Antioquia',
  },
  {
    id: 2,
    dane: '08',
    name: 'Atlántico',
  },
  {
    id: 3,
    dane: '11',
    name: 'Bogotá, D.C.',
  },
  {
    id: 4,
    dane: '13',
    name: 'Bolívar',
  },
  {
    id: 5,
    dane: '15',
    name: 'Boyacá',
  },
  {
    id: 6,
    dane: '17',
    name: 'Caldas',
  },
  {
    id: 7,
    dane: '18',
    name: 'Caquetá',
  },
  {
    id: 8,
    dane: '19',
    name: 'Cauca',
  },
  {
    id: 9,
    dane: '20',
    name: 'Cesar',
  },
  {
    id: 10,
    dane: '23',
    name: 'Córdoba',
  },
  {
    id: 11,
    dane: '25',
    name: 'Cundinamarca',
  },
  {
    id: 12,
    dane: '27',
    name: 'Chocó',
  },
  {
    id: 13,
    dane: '41',
    name: 'Huila',
  },
  {
    id: 14,
    dane: '44',
    name: 'La Guajira',
  },
  {
    id: 15,
    dane: '47',
    name: 'Magdalena',
  },
  {
    id: 16,
    dane: '50',
    name: 'Meta',
  },
  {
    id: 17,
    dane: '52',
    name: 'Nariño',
  },
  {
    id: 18,
    dane: '54',
    name: 'Norte de Santander',
  },
  {
    id: 19,
    dane: '63',
    name: 'Quindío',
  },
  {
    id: 20,
    dane: '66',
    name: 'Risaralda',
  },
  {
    id: 21,
    dane: '68',
    name: 'Santander',
  },
  {
    id: 22,
    dane: '70',
    name: 'Sucre',
  },
  {
    id: 23,
    dane: '73',
    name: 'Tolima',
  },
  {
    id: 24,
    dane: '76',
    name: 'Valle del Cauca',
  },
  {
    id: 25,
    dane: '81',
    name: 'Arauca',
  },
  {
    id: 26,
    dane: '85',
    name: 'Casanare',
  },
  {
    id: 27,
    dane: '86',
    name: 'Putumayo',
  },
  {
    id: 28,
    dane: '88',
    name: 'Archipiélago de San Andrés, Providencia y Santa Catalina',
  },
  {
    id: 29,
    dane: '91',
    name: 'Amazonas',
  },
  {
    id: 30,
    dane: '94',
    name: 'Guainía',
  },
  {
    id: 31,
    dane: '95',
    name: 'Guaviare',
  },
  {
    id: 32,
    dane: '97',
    name: 'Vaupés',
  },
  {
    id: 33,
    dane: '99',
    name: 'Vichada',
  },
]
