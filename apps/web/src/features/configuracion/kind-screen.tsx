import { yearsShown } from '@ventanilla/domain/configuration/year-ahead'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { ComponentType, ReactNode } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { useParam, useQueryState } from '../../client/address/navigation.ts'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { NotYours } from '../../keeping/not-yours.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Note } from '../../ui/states/note.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { ItemScreen } from './elemento/item-screen.tsx'
import { NewItem } from './elemento/new-item.tsx'
import { type KindFacts, useItemIfAny, useKinds } from './item-data.ts'
import { CalendarScreen } from './lista/calendar-screen.tsx'
import { ListScreen } from './lista/list-screen.tsx'
import { SettingsPart } from './lista/settings-part.tsx'
import { YearsScreen } from './lista/years-screen.tsx'
import { CopyProcedure } from './tramites/copy-procedure.tsx'
import { ProceduresScreen } from './tramites/procedures-screen.tsx'
import { PasteRows } from './pegar/paste-rows.tsx'
import type { Years } from './puertas/door.ts'
import { doorOf, type OpenKind, settingsBeside } from './puertas/doors.ts'

/** What an address of a kind shows. */
export type Place = 'lista' | 'elemento' | 'nuevo'

const made = new Map<string, ComponentType>()

/** Screen component of one address of a kind. */
export function screenFor(kind: OpenKind, place: Place): ComponentType {
  const known = made.get(`${kind} ${place}`)
  if (known !== undefined) return known
  const component = function KindScreen() {
    if (place === 'nuevo') return <New kind={kind} />
    return place === 'elemento' ? <ByPath kind={kind} /> : <ListOrItem kind={kind} />
  }
  made.set(`${kind} ${place}`, component)
  return component
}

/** An item, a new one or a paste can be named in the query of the list. */
function ListOrItem({ kind }: { readonly kind: OpenKind }) {
  const door = doorOf(kind)
  const [query] = useQueryState()
  const settings = settingsBeside(kind)
  for (const one of settings === null ? [kind] : [kind, settings]) {
    const { item } = doorOf(one)
    const key = 'query' in item ? (query.get(item.query) ?? '') : ''
    if (key !== '') return <ItemScreen name={{ kind: one, key }} />
  }
  const begins = door.create?.query
  if (begins !== undefined && query.get(begins) !== null) return <New kind={kind} />
  const { paste } = door
  if (paste !== undefined && query.get(paste.query) !== null) {
    const title = `Pegar ${paste.many}`
    return (
      <ForEditors kind={kind} title={title}>
        {() => <PasteRows kind={kind} paste={paste} title={title} />}
      </ForEditors>
    )
  }
  if (door.procedures === true) return <ProceduresScreen kind={kind} />
  if (door.calendar === true) return <CalendarScreen kind={kind} />
  if (door.years !== undefined) return <YearsScreen kind={kind} years={door.years} />
  return settings === null ? (
    <ListScreen kind={kind} />
  ) : (
    <>
      <ListScreen kind={kind} />
      <SettingsPart kind={settings} />
    </>
  )
}

function ByPath({ kind }: { readonly kind: OpenKind }) {
  const { item, years } = doorOf(kind)
  const key = useParam('param' in item ? item.param : '')
  return years === undefined ? (
    <ItemScreen name={{ kind, key }} />
  ) : (
    <Year kind={kind} year={key} years={years} />
  )
}

/** A year that nobody prepared yet begins here. */
function Year({
  kind,
  year,
  years,
}: {
  readonly kind: OpenKind
  readonly year: string
  readonly years: Years
}) {
  const known = useItemIfAny({ kind, key: year })
  const today = bogotaDate(new Date(deviceNow()).toISOString())
  const offered = yearsShown(today, years.from, years.atLeastTo).some((one) => String(one) === year)
  if (known.data === undefined && known.error === null) return <SkeletonRows rows={4} height={96} />
  return known.data === null && offered ? (
    <New kind={kind} itsKey={year} />
  ) : (
    <ItemScreen name={{ kind, key: year }} />
  )
}

function New({ kind, itsKey }: { readonly kind: OpenKind; readonly itsKey?: string }) {
  const door = doorOf(kind)
  const title = itsKey === undefined ? (door.create?.label ?? door.title) : `${door.title}: ${itsKey}`
  return (
    <ForEditors kind={kind} title={title}>
      {(facts) =>
        door.procedures === true ? (
          <CopyProcedure kind={kind} title={title} />
        ) : (
          <NewItem facts={facts} kind={kind} title={title} {...(itsKey !== undefined && { itsKey })} />
        )
      }
    </ForEditors>
  )
}

/** What only those who edit the kind do; the others are told what it is for. */
function ForEditors({
  kind,
  title,
  children,
}: {
  readonly kind: OpenKind
  readonly title: string
  readonly children: (facts: KindFacts) => ReactNode
}) {
  const door = doorOf(kind)
  const kinds = useKinds()
  if (kinds.error !== null && kinds.data === undefined)
    return <FailedRead title={title} error={kinds.error} retry={() => void kinds.refetch()} />
  if (kinds.data === undefined) return <SkeletonRows rows={3} height={72} />
  const facts = kinds.data.find((one) => one.kind === kind)
  if (facts?.canEdit === true) return children(facts)
  if (facts === undefined) return <NotYours title={title}>{door.says}</NotYours>
  return (
    <>
      <PageHeader title={title} subtitle={<a href={door.list}>{door.title}</a>} />
      <Note>{door.says}</Note>
    </>
  )
}
