import type { Territory } from '@ventanilla/domain/identity/territory'
import { MUNICIPALITIES } from './municipalities.ts'
import { OFFICES } from './offices.ts'

export const TERRITORY: Territory = {
  box: {
    lonMin: -76.103,
    latMin: 2.873,
    lonMax: -74.476,
    latMax: 5.306,
  },
  municipalities: MUNICIPALITIES,
  offices: OFFICES,
  defaultOffice: 'ibague',
  takenOver: {},
}
