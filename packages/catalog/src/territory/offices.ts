import type { Office } from '@ventanilla/domain/identity/territory'

/** Territorial offices. The last one is fictional and inactive, to test that inactive offices are hidden. */
export const OFFICES: readonly Office[] = [
  {
    id: 1,
    code: 'ibague',
    name: 'Sede central Ibagué (Centro)',
    seat: 'Ibagué',
    address: 'Avenida del Ferrocarril, calle 44 esquina, Ibagué',
    active: true,
  },
  {
    id: 2,
    code: 'norte',
    name: 'Territorial Norte',
    seat: 'Lérida',
    address: 'Lérida, Tolima',
    active: true,
  },
  {
    id: 3,
    code: 'sur',
    name: 'Territorial Sur',
    seat: 'Chaparral',
    address: 'Chaparral, Tolima',
    active: true,
  },
  {
    id: 4,
    code: 'oriente',
    name: 'Territorial Oriente',
    seat: 'Melgar',
    address: 'Melgar, Tolima',
    active: true,
  },
  {
    id: 5,
    code: 'suroriente',
    name: 'Territorial Suroriente',
    seat: 'Purificación',
    address: 'Purificación, Tolima',
    active: true,
  },
  {
    id: 99,
    code: 'prueba',
    name: 'Territorial de prueba inactiva',
    seat: '',
    address: '',
    active: false,
  },
]
