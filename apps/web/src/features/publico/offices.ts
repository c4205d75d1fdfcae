import { plain } from '../../ui/fields/combobox.tsx'

/** Status of a selectable category. */
export const ACTIVE_CATEGORY = 1
/** The only department served: Tolima. */
const SERVED_DEPARTMENT = 23

export interface OfficeResult {
  readonly name: string
  readonly serves: string
}

const OFFICE: OfficeResult = {
  name: 'Sede central Ibagué',
  serves: 'Atiende el área urbana de Ibagué y sus alrededores.',
}

/** Offices for a department: the authority's own for the one it serves, none for others. */
export function officesOf(department: number): readonly OfficeResult[] {
  return department === SERVED_DEPARTMENT ? [OFFICE] : []
}

export interface Department {
  readonly st_id: number
  readonly st_name: string
}

/** Departments whose name contains the text, ignoring accents and case; prefix matches first. */
export function findDepartments(rows: readonly Department[], text: string): readonly Department[] {
  const wanted = plain(text)
  const begins = (row: Department): number => (plain(row.st_name).startsWith(wanted) ? 0 : 1)
  return rows
    .filter((row) => plain(row.st_name).includes(wanted))
    .toSorted((a, b) => begins(a) - begins(b) || a.st_name.localeCompare(b.st_name, 'es'))
}
