import { useQuery } from '@tanstack/react-query'
import { atWindow } from '@ventanilla/contract/generated/atWindow'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { useEffect } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { navigate, useParam } from '../../client/address/navigation.ts'
import { rolesOf } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import picture from '../../ui/illustrations/vacio-seleccion.svg'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { NEW_CASE, OWN_OFFICE } from './window-calls.ts'
import { WindowForm } from './window-form.tsx'
import { WindowStart } from './window-start.tsx'

const WINDOW = { roles: ['CLI_VENTANILLA_UNICA'] }

/** Filing at the window on behalf of a person without a computer (ADM-10); the address names the office. */
export default function WindowScreen() {
  const user = useUser()
  if (!meetsRule(user === null ? [] : rolesOf(user), WINDOW))
    return (
      <EmptyState title="Lo radica la ventanilla única" picture={picture} heading="h1">
        Radicar a nombre de una persona es tarea de la ventanilla única. Su rol no hace ese registro.
      </EmptyState>
    )
  return <AtTheWindow />
}

function AtTheWindow() {
  const id = useParam('id_sol')
  const asked = useParam('id_territorial')
  const list = useQuery({
    queryKey: ['ventanilla', 'solicitudes'],
    queryFn: async ({ signal }) => (await call(atWindow.list, {}, { signal })).body,
  })
  const office = list.data?.office ?? null
  useEffect(() => {
    if (asked === OWN_OFFICE && office !== null)
      navigate(
        href('/registro/solicitante/:id_sol/:id_territorial', { id_sol: id, id_territorial: office.id }),
        { replace: true },
      )
  }, [asked, office, id])
  if (list.isError)
    return <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>
  if (list.data === undefined) return <SkeletonRows rows={6} />
  if (office === null)
    return (
      <EmptyState title="Su usuario no tiene oficina" picture={picture} heading="h1">
        Para radicar en una ventanilla su usuario debe pertenecer a una oficina. Pídalo al administrador.
      </EmptyState>
    )
  if (asked === OWN_OFFICE) return <SkeletonRows rows={6} />
  if (asked !== office.id)
    return (
      <DeadEnd
        title="Esa ventanilla es de otra oficina"
        to={href('/registro/solicitante/:id_sol/:id_territorial', {
          id_sol: NEW_CASE,
          id_territorial: office.id,
        })}
        label={`Ir a la de ${office.name}`}
      >
        Usted radica en la ventanilla de {office.name}.
      </DeadEnd>
    )
  return id === NEW_CASE ? (
    <WindowStart office={office} begun={list.data.rows} />
  ) : (
    <WindowForm key={id} id={id} />
  )
}
