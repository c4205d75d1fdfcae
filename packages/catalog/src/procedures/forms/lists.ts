import type { Lists } from '@ventanilla/domain/forms/lists'
import { DEPARTMENTS } from '../../territory/departments.ts'
import { OFFICES } from '../../territory/offices.ts'
import { SUBZONES } from '../../territory/subzones.ts'
import { TERRITORY } from '../../territory/territory.ts'

/** Lists that forms name in `optionsFrom`, and the land for their maps. Lists of people are in the database. */
export const FORM_LISTS: Lists = {
  options: {
    departamentos: DEPARTMENTS.map((one) => ({ value: String(one.id), label: one.name })),
    municipios: TERRITORY.municipalities
      .map((one) => ({ value: one.dane, label: one.name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'es')),
    subzonas: SUBZONES.map((one) => ({ value: one.code, label: one.name })),
    territoriales: OFFICES.filter((one) => one.active).map((one) => ({ value: one.code, label: one.name })),
  },
  territory: { box: TERRITORY.box, municipalities: TERRITORY.municipalities },
}
