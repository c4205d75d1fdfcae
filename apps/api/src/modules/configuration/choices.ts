import type { ChoiceList, Kind, OfferedList } from '@ventanilla/domain/configuration/kind'
import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { isOfStaff } from '@ventanilla/domain/access/role-groups'
import { ALERT_IDS, ALERTS } from '@ventanilla/domain/configuration/groups/alerts'
import { groupsIn } from '@ventanilla/domain/configuration/groups/groups'
import { ACT_CLASSES } from '@ventanilla/domain/workflow/state/act-states'
import { listIn } from '@ventanilla/domain/configuration/readings'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { Db } from '../../db/connection/sql.ts'
import { officialsOffered } from '../../db/people/group-members.ts'

interface Choice {
  readonly value: string | number
  readonly label: string
  /** the item that has it now, where each goes into one item only */
  readonly heldBy?: { readonly key: string; readonly title: string }
  /** what it is a part of: the workflow of a step */
  readonly partOf?: string
  /** of an official: where they work; null: in no office */
  readonly office?: string | null
  /** shown where it is chosen, and offered nowhere else */
  readonly gone?: true
}

/** Lists of the program that contents choose from. */
const LISTS: {
  readonly [L in ChoiceList | OfferedList]: (
    catalogue: CaseCatalogue,
    db: Db,
  ) => readonly Choice[] | Promise<readonly Choice[]>
} = {
  procedures: ({ newest: { procedures } }) =>
    [...procedures.values()]
      .toSorted((a, b) => a.ttId - b.ttId)
      .map(({ ttId, name }) => ({ value: ttId, label: `${ttId}. ${name}` })),
  // what is written to one person goes to nobody else
  acts: ({ actRules, openToThirds }) =>
    [...actRules.values()]
      .filter(({ id }) => !openToThirds.personalActs.includes(id))
      .map(({ id, name }) => ({ value: id, label: name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'es')),
  templates: ({ actRules }) => [...actRules.values()].map(({ id, name }) => ({ value: id, label: name })),
  roles: ({ roleNames }) => Object.entries(roleNames).map(([value, label]) => ({ value, label })),
  categories: ({ contents }) =>
    listIn(contents, 'categoria').map(([key, { name }]) => ({ value: key, label: name })),
  subcategories: ({ contents }) =>
    listIn(contents, 'subcategoria').map(([key, { name }]) => ({ value: Number(key), label: name })),
  documents: ({ contents }) =>
    [...contents.of('documento')]
      .map(([key, { title }]) => ({ value: Number(key), label: title }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'es')),
  families: ({ newest: { workflow } }) =>
    workflow.families.map(({ id, name }) => ({ value: id, label: name })),
  steps: ({ newest: { workflow } }) =>
    [...workflow.steps.values()].map(({ id, title, family }) => ({
      value: id,
      label: title,
      partOf: family,
    })),
  municipalities: ({ territory, officeName }) =>
    territory.municipalities
      .map(({ dane, name, office }) => ({
        value: dane,
        label: name,
        ...(office !== '' && { heldBy: { key: office, title: officeName(office) } }),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'es')),
  actClasses: () => Object.entries(ACT_CLASSES).map(([value, label]) => ({ value, label })),
  groups: ({ contents }) => groupsIn(contents).map(({ key, name }) => ({ value: key, label: name })),
  alerts: () => ALERT_IDS.map((id) => ({ value: id, label: ALERTS[id].name })),
  staffRoles: ({ roleNames }) =>
    Object.entries(roleNames).flatMap(([value, label]) => (isOfStaff(value) ? [{ value, label }] : [])),
  officials: async ({ contents, officeName, roleNames }, db) => {
    const named = groupsIn(contents).flatMap(({ people }) => people)
    return (await officialsOffered(db, named)).map(({ id, name, mainRole, office, active }) => ({
      value: id,
      label: [
        name,
        roleNames[mainRole] ?? mainRole,
        office === null ? 'sin sede' : officeName(office),
        ...(active ? [] : ['cuenta desactivada: no cuenta']),
      ].join(' · '),
      office,
      ...(!active && { gone: true as const }),
    }))
  },
}

/** What the data of a kind choose from, by the name of the datum. */
export async function choicesOf(
  catalogue: CaseCatalogue,
  db: Db,
  kind: KindId,
): Promise<Record<string, Choice[]>> {
  const { chooses = {}, offers = {} }: Pick<Kind<unknown>, 'chooses' | 'offers'> = KINDS[kind]
  const found: Record<string, Choice[]> = {}
  for (const [field, list] of Object.entries({ ...chooses, ...offers }))
    found[field] = [...(await LISTS[list](catalogue, db))]
  return found
}
