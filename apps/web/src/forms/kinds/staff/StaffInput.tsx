import type { InputProps } from '../../input-props.ts'
import { type StaffMember, useSurroundings } from '../../context.ts'

/**
 * An official with one of the field's roles: first those whom a zone of the case proposes, then those of the authority's
 * groups, then the least loaded.
 */
export default function StaffInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const { staff = [] } = useSurroundings()
  const roles = field.roles ?? []
  const people = staff
    .filter((person) => roles.length === 0 || person.roles.some((role) => roles.includes(role)))
    .toSorted(
      (a, b) =>
        grouped(b) - grouped(a) ||
        (a.workload ?? 0) - (b.workload ?? 0) ||
        a.name.localeCompare(b.name, 'es'),
    )
  const known = people.some((person) => person.id === value)
  return (
    <>
      <select
        id={ids.input}
        className="v-input"
        value={typeof value === 'string' ? value : ''}
        disabled={field.readOnly}
        required={field.required}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">Escoja…</option>
        {typeof value === 'string' && !known && (
          <option value={value}>Persona que ya no está disponible</option>
        )}
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {staffWords(person)}
          </option>
        ))}
      </select>
      {people.length === 0 && <p className="v-hint">No hay personas activas con este rol en la oficina.</p>}
    </>
  )
}

const grouped = ({ zone, groups = [] }: StaffMember): number =>
  (zone === undefined ? 0 : 2) + Number(groups.length > 0)

/** A person with their load, their groups, the zone that proposes them, and until when they are absent. */
const staffWords = ({ name, workload, zone, groups = [], absent }: StaffMember): string =>
  [
    name,
    ...(workload === undefined ? [] : [`${workload} ${workload === 1 ? 'tarea' : 'tareas'}`]),
    ...groups,
    ...(zone === undefined ? [] : [`por la zona ${zone}`]),
    ...(absent === undefined ? [] : [absent]),
  ].join(', ')
