import { worksOnCases } from '@ventanilla/domain/access/permissions'
import { useId } from 'react'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { type Choices, nameIn } from './stored-procedure.ts'

export const rolesIn = (choices: Choices, roles: readonly string[]): string =>
  roles.length === 0 ? 'nadie' : roles.map((role) => nameIn(choices, 'roles', role)).join(', ')

/** Roles that do something in a procedure: as its workflow or its act says, or its own. */
export function RoleList({
  label,
  common,
  own,
  choices,
  error,
  onChange,
}: {
  readonly label: string
  /** those that the workflow or the act names */
  readonly common: readonly string[]
  /** those that the procedure names; undefined: the common ones */
  readonly own: readonly string[] | undefined
  readonly choices: Choices
  readonly error?: string | undefined
  /** undefined: the common ones again; null: to read only */
  readonly onChange: ((roles: readonly string[] | undefined) => void) | null
}) {
  const id = useId()
  const roles = own ?? common
  const put = (next: readonly string[]): void =>
    // what is as the workflow says is not kept, so that it goes on with the workflow
    onChange?.(sameRoles(next, common) ? undefined : next)
  if (onChange === null)
    return (
      <div className="v-field">
        <strong>{label}</strong>
        <p>
          {rolesIn(choices, roles)}
          {own !== undefined && <span className="v-muted"> (solo en este trámite)</span>}
        </p>
      </div>
    )
  const offered = (choices['roles'] ?? []).filter(
    ({ value }) => worksOnCases(String(value)) && !roles.includes(String(value)),
  )
  return (
    <div className="v-stack" data-gap="2" role="group" aria-labelledby={id}>
      <strong id={id}>{label}</strong>
      <ul className="v-stack" data-gap="2">
        {roles.map((role) => (
          <li key={role} className="v-row">
            <span>{nameIn(choices, 'roles', role)}</span>
            {roles.length > 1 && (
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                aria-label={`Quitar ${nameIn(choices, 'roles', role)} de «${label}»`}
                onClick={() => put(roles.filter((one) => one !== role))}
              >
                Quitar
              </button>
            )}
          </li>
        ))}
      </ul>
      {roles.length === 0 && <p className="v-muted">Nadie.</p>}
      <SelectField
        label={`Agregar a «${label}»`}
        empty="Elija un rol"
        value=""
        options={offered.map((one) => ({ value: String(one.value), label: one.label }))}
        onChange={(role) => role !== '' && put([...roles, role])}
      />
      {own !== undefined && (
        <div className="v-row">
          <span className="v-hint">{`En los demás trámites: ${rolesIn(choices, common)}.`}</span>
          <button
            type="button"
            className="v-btn"
            data-kind="quiet"
            aria-label={`Dejar como en los demás: «${label}»`}
            onClick={() => onChange(undefined)}
          >
            Dejar como en los demás
          </button>
        </div>
      )}
      {error !== undefined && <p className="v-error">{error}</p>}
    </div>
  )
}

const sameRoles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role))
