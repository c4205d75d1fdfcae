import { differences } from '@ventanilla/domain/configuration/compare'
import type { Json } from '@ventanilla/domain/configuration/json'
import { KINDS } from '@ventanilla/domain/configuration/kinds'
import { newId } from '../../apps/api/src/compose.ts'
import { audit } from '../../apps/api/src/db/audit.ts'
import { soundConfiguration } from '../../apps/api/src/db/configuration/carrying/carried-files.ts'
import { layerLines, onLayersHere } from '../../apps/api/src/db/configuration/carrying/carried-layers.ts'
import {
  carriedConfiguration,
  carriedTitle,
  contentsIn,
  draftCarried,
  judgeCarried,
  leftAlone,
} from '../../apps/api/src/db/configuration/carrying/carry.ts'
import { itemStates } from '../../apps/api/src/db/configuration/drafts.ts'
import { nameOf, type StoredContent } from '../../apps/api/src/db/configuration/versions.ts'
import type { Database } from '../../apps/api/src/db/connection/sql.ts'
import { folderFiles, writeFolder } from './folder.ts'

// what is stored, or was read from a folder, is canonical JSON
const parsed = (text: string): Json => JSON.parse(text) as Json

/** How people call an item: `serie/AUTO (serie de numeración «Autos ambientales»)`. */
const calledOf = (one: StoredContent): string =>
  `${nameOf(one)} (${KINDS[one.kind].name.one} «${carriedTitle(one)}»)`

/** Writes what is in force to a folder. Returns the lines for the operator. */
export async function exportTo(db: Database, folder: string): Promise<readonly string[]> {
  const configuration = await carriedConfiguration(db)
  await writeFolder(folder, configuration)
  const { contents, layers } = configuration
  return [`${contents.length} elementos vigentes quedaron en «${folder}».`, ...layerLines(contents, layers)]
}

/** Checks a folder without looking at any portal, and names the layers that its zones need there. */
export async function checkFolder(folder: string): Promise<readonly string[]> {
  const { contents, layers } = await soundConfiguration(folderFiles(folder))
  return [`${contents.length} elementos, todos correctos.`, ...layerLines(contents, layers)]
}

const shown = (value: Json | undefined): string => (value === undefined ? 'nada' : JSON.stringify(value))

/** Says in words what differs between a folder and what is in force. */
export async function compareWith(db: Database, folder: string): Promise<readonly string[]> {
  const { contents, layers } = await soundConfiguration(folderFiles(folder))
  const [theirs, states] = [await onLayersHere(db, contents, layers), await itemStates(db)]
  const names = new Set(contents.map(nameOf))
  const lines = [
    ...judgeCarried(theirs, states).flatMap((one) => {
      const warned = one.why === '' ? [] : [`${calledOf(one)}: ${one.why}`]
      if (one.before === null) return [`${calledOf(one)}: solo está en la carpeta.`, ...warned]
      const changed = differences(parsed(one.before), parsed(one.text)).map(
        ({ path, kind, before, after }) =>
          `${calledOf(one)}: ${path.join('/')}: ${kind === 'moved' ? 'cambia el orden' : `${shown(before)} → ${shown(after)}`}.`,
      )
      return [...changed, ...warned]
    }),
    ...contentsIn(states)
      .filter((one) => !names.has(nameOf(one)))
      .map((one) => `${calledOf(one)}: solo está en el portal.`),
  ]
  return lines.length === 0 ? ['La carpeta y el portal dicen lo mismo.'] : lines
}

/**
 * Makes drafts of what a folder has otherwise than the portal, all or none; nothing comes into force. Where an
 * item has a draft already, both are combined.
 * @throws ConfigurationError where both changed the same place
 */
export async function importFrom(db: Database, folder: string, at: Date): Promise<readonly string[]> {
  const { contents, layers } = await soundConfiguration(folderFiles(folder))
  return db.tx(async (tx) => {
    const carried = await onLayersHere(tx, contents, layers)
    const drafts = await draftCarried(tx, carried, null, at)
    if (drafts.length > 0) {
      const detail = { borradores: drafts.length }
      await audit(tx, { actorId: null, verb: 'configuration.import', detail, at, newId })
    }
    const left = leftAlone(contents, await itemStates(tx))
    return [
      drafts.length === 0
        ? 'La carpeta no trae nada que el portal no tenga.'
        : `${drafts.length} borradores quedaron por publicar; nada entró en vigor.`,
      ...(left === 0 ? [] : [`${left} elementos del portal no están en la carpeta y quedan como están.`]),
      ...carried.contents.flatMap((one) => {
        const words = carried.missing.get(nameOf(one))
        return words === undefined ? [] : [`${calledOf(one)} ${words}`]
      }),
    ]
  })
}
