import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'

/** An official with one of the field's roles, least loaded first. */
export default function StaffInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const { staff = [] } = useSurroundings()
  const roles = field.roles ?? []
  const people = staff
    .filter((person) => roles.length === 0 || person.roles.some((role) => roles.includes(role)))
    .toSorted((a, b) => (a.workload ?? 0) - (b.workload ?? 0) || a.name.localeCompare(b.name, 'es'))
  const known = people.some((person) => person.id === value)
  const load = (tasks: number | undefined): string =>
    tasks === undefined ? '' : `, ${tasks} ${tasks === 1 ? 'tarea' : 'tareas'}`
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
            {person.name}
            {load(person.workload)}
          </option>
        ))}
      </select>
      {people.length === 0 && <p className="v-hint">No hay personas activas con este rol en la oficina.</p>}
    </>
  )
}
