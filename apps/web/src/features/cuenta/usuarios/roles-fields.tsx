import { useQuery } from '@tanstack/react-query'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { call } from '../../../client/network/http.ts'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import styles from '../cuenta.module.css'

export interface RolesValue {
  readonly main: string
  readonly more: readonly string[]
  readonly office: string
}

/** Whether roles and office match: an office-bound role needs an office. */
export const rolesReady = ({ main, more, office }: RolesValue): boolean =>
  main !== '' && (office !== '' || ![main, ...more].some((role) => OFFICE_BOUND_ROLES.has(role)))

/** Roles in the shape of the API calls. */
export const rolesToSend = ({ main, more, office }: RolesValue) => ({
  mainRole: main,
  additionalRoles: more.filter((role) => role !== main),
  office: office === '' ? null : office,
})

/** Main role, office and additional roles of an official. `own`: held roles that are not offered otherwise. */
export function RolesFields({
  value,
  onChange,
  own = [],
}: {
  readonly value: RolesValue
  readonly onChange: (value: RolesValue) => void
  readonly own?: readonly { readonly value: string; readonly label: string }[]
}) {
  const lists = useQuery({
    queryKey: ['roles y oficinas'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const [roles, offices] = await Promise.all([
        call(catalogue.listStaffRoles, {}, { signal }),
        call(catalogue.listOffices, {}, { signal }),
      ])
      return {
        roles: roles.body.rows
          .map((row) => ({ value: row.rl_rol, label: row.rol_cliente.rc_nombre }))
          .toSorted((a, b) => a.label.localeCompare(b.label, 'es')),
        offices: offices.body.data
          .filter((row) => row.estado !== 0)
          .map((row) => ({ value: row.codigo, label: row.nombre })),
      }
    },
  })
  if (lists.data === undefined) return <SkeletonRows rows={3} />
  const offered = lists.data.roles
  const choices = [...own.filter((one) => !offered.some((role) => role.value === one.value)), ...offered]
  const { main, more, office } = value
  const needsOffice = [main, ...more].some((role) => OFFICE_BOUND_ROLES.has(role))
  return (
    <>
      <div className={styles.two}>
        <SelectField
          label="Rol principal"
          name="mainRole"
          options={choices}
          {...(main === '' && { empty: 'Elija' })}
          value={main}
          onChange={(role) => onChange({ ...value, main: role })}
          required
        />
        <SelectField
          name="office"
          label={needsOffice ? 'Oficina' : 'Oficina (si trabaja en una territorial)'}
          empty="Ninguna"
          options={lists.data.offices}
          value={office}
          onChange={(code) => onChange({ ...value, office: code })}
          required={needsOffice}
        />
      </div>
      <div className="v-field" role="group" aria-labelledby="otros-roles">
        <strong id="otros-roles">Roles adicionales</strong>
        <div className={styles.roles} tabIndex={0} role="group" aria-labelledby="otros-roles">
          {choices
            .filter((role) => role.value !== main)
            .map((role) => (
              <label key={role.value}>
                <input
                  type="checkbox"
                  checked={more.includes(role.value)}
                  onChange={(event) =>
                    onChange({
                      ...value,
                      more: event.currentTarget.checked
                        ? [...more, role.value]
                        : more.filter((one) => one !== role.value),
                    })
                  }
                />
                {role.label}
              </label>
            ))}
        </div>
      </div>
      <p className="v-hint">
        Los roles que administran el portal, publican, o firman autos y resoluciones los confirma otro
        administrador.
      </p>
    </>
  )
}
