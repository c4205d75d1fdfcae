import { useState, type ComponentType } from 'react'
import { cases } from '@ventanilla/contract/generated/cases'
import { failureText } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { useLinked, useStartCase } from '../../../client/use-linked.ts'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { DeadEnd } from '../../../ui/states/dead-end.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { EntryPointList } from '../../../ui/lists/linked-cases.tsx'
import { MoreRows } from '../../../ui/lists/more-rows.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'

/** Starts a linked case from the menu: first the case, then what it allows. */
export interface BeginRow {
  readonly title: string
  readonly subtitle: string
  /** family that starts here; its doors give the options and why one is closed */
  readonly family: string
}

export function beginScreenFor(row: BeginRow): ComponentType {
  return function BeginRoute() {
    return <Begin {...row} />
  }
}

function Begin({ title, subtitle, family }: BeginRow) {
  const [chosen, setChosen] = useState('')
  const list = useList(cases.mine, { query: { estado: 'todas' } }, { under: ['mis-solicitudes'] })
  const filed = list.rows.filter((row) => row.radicado !== null)
  if (list.failure !== null)
    return (
      <>
        <PageHeader title={title} />
        <ErrorState onRetry={list.again}>{list.failure}</ErrorState>
      </>
    )
  if (!list.loaded)
    return (
      <>
        <PageHeader title={title} />
        <SkeletonRows rows={4} />
      </>
    )
  if (filed.length === 0)
    return (
      <DeadEnd title={title} to={href('/mis-solicitudes')} label="Ir a mis solicitudes">
        {subtitle} Usted todavía no tiene trámites radicados.
      </DeadEnd>
    )
  return (
    <div className="v-stack">
      <PageHeader title={title} subtitle={subtitle} />
      <SelectField
        name="tramite"
        label="¿Sobre cuál de sus trámites?"
        empty="Elija un trámite"
        value={chosen}
        onChange={setChosen}
        options={filed.map((row) => ({ value: row.id, label: `${row.radicado} · ${row.procedure}` }))}
      />
      <MoreRows more={list.more} shown={filed.length} label="Traer trámites anteriores" />
      {chosen !== '' && <Doors key={chosen} caseId={chosen} family={family} />}
    </div>
  )
}

function Doors({ caseId, family }: { readonly caseId: string; readonly family: string }) {
  const { data, error, refetch } = useLinked(caseId)
  const door = useStartCase({ caseId })
  if (error !== null && data === undefined)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
  if (data === undefined) return <SkeletonRows rows={2} />
  const doors = data.doors.filter((one) => one.family === family)
  return doors.length === 0 ? (
    <p>
      En este trámite no hay nada que se pueda pedir aquí.{' '}
      <a href={href('/mis-solicitudes/ver-solicitud/:id', { id: caseId })}>Ver la solicitud</a>
    </p>
  ) : (
    <EntryPointList doors={doors} busy={door.busy} failure={door.failure} onOpen={door.open} />
  )
}
