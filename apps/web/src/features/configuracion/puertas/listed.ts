import type { ContentOf, KindId } from '@ventanilla/domain/configuration/kinds'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import type { DoorFor, FieldsFor } from './door.ts'

/** A thing of a list that people choose from. */
interface Listed {
  readonly order: number
  readonly name: string
  readonly active: boolean
}

/** Fields of a list of named things. `where`: where the name is read. */
export const listed = (where: string): FieldsFor<Listed> => ({
  name: { as: 'line', label: 'Nombre', help: where, maxLength: LONGEST.name, rows: 2 },
  active: {
    as: 'yesNo',
    label: 'Se ofrece',
    yes: 'Sí',
    no: 'No',
    help: 'Quien ya la tiene la conserva, aunque deje de ofrecerse.',
  },
  order: { as: 'place', label: 'Puesto en la lista' },
})

export const NEW_LISTED: Listed = { order: 0, name: '', active: true }

/** A door with the words of every datum of its kind; a kind's new datum without words does not compile. */
export const door = <Id extends KindId>(given: DoorFor<ContentOf<Id>>): DoorFor<ContentOf<Id>> => given
