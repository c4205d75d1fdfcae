import { useQuery } from '@tanstack/react-query'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { call } from '../../../client/network/http.ts'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import styles from '../cuenta.module.css'

/** Roles as a form holds them: text only. `more`: additional roles, separated by blanks. */
type WrittenRoles = Readonly<Record<'mainRole' | 'office' | 'more', string>>

/** Rule of `more`, from which the calls' `additionalRoles` is made. */
export const MORE_ROLES = { more: { required: false } }

const listed = (more: string): readonly string[] => more.split(' ').filter((role) => role !== '')

/** `more` of these roles; sorted, because choosing them in another order is no change. */
export const asMore = (roles: readonly string[]): string => roles.toSorted().join(' ')

const needsOffice = ({ mainRole, more }: WrittenRoles): boolean =>
  [mainRole, ...listed(more)].some((role) => OFFICE_BOUND_ROLES.has(role))

/** What the contract does not say of the main role: an office-bound role needs an office. */
export const rolesFault = (written: WrittenRoles): string | null =>
  written.office === '' && needsOffice(written) ? 'Elija la oficina de este rol' : null

/** Roles in the shape of the API calls. */
export const rolesToSend = ({ mainRole, more, office }: WrittenRoles) => ({
  mainRole,
  additionalRoles: listed(more).filter((role) => role !== mainRole),
  office: office === '' ? null : office,
})

/** Main role, office and additional roles of an official. `own`: held roles that are not offered otherwise. */
export function RolesFields({
  values,
  write,
  own = [],
}: {
  readonly values: WrittenRoles
  readonly write: (name: keyof WrittenRoles, text: string) => void
  readonly own?: readonly { readonly value: string; readonly label: string }[]
}) {
  const lists = useQuery({
    queryKey: ['roles y oficinas'],
    staleTime: 60_000,
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
  const { mainRole, office } = values
  const more = listed(values.more)
  const bound = needsOffice(values)
  return (
    <>
      <div className={styles.two}>
        <SelectField
          label="Rol principal"
          name="mainRole"
          options={choices}
          {...(mainRole === '' && { empty: 'Elija' })}
          value={mainRole}
          onChange={(role) => write('mainRole', role)}
          required
        />
        <SelectField
          name="office"
          label={bound ? 'Oficina' : 'Oficina (si trabaja en una territorial)'}
          empty="Ninguna"
          options={lists.data.offices}
          value={office}
          onChange={(code) => write('office', code)}
          required={bound}
        />
      </div>
      <div className="v-field" role="group" aria-labelledby="otros-roles">
        <strong id="otros-roles">Roles adicionales</strong>
        <div className={styles.roles} tabIndex={0} role="group" aria-labelledby="otros-roles">
          {choices
            .filter((role) => role.value !== mainRole)
            .map((role) => (
              <label key={role.value}>
                <input
                  type="checkbox"
                  checked={more.includes(role.value)}
                  onChange={(event) => {
                    const others = more.filter((one) => one !== role.value)
                    write('more', asMore(event.currentTarget.checked ? [...others, role.value] : others))
                  }}
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
