import { differences } from '@ventanilla/domain/configuration/compare'
import { canonical } from '@ventanilla/domain/configuration/canonical'
import type { Json } from '@ventanilla/domain/configuration/json'
import { isKindId, itemProblems, KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { merge } from '@ventanilla/domain/configuration/merge'
import { newId } from '../../apps/api/src/compose.ts'
import { audit } from '../../apps/api/src/db/audit.ts'
import {
  type ItemState,
  itemStates,
  type NewDraft,
  saveDrafts,
} from '../../apps/api/src/db/configuration/drafts.ts'
import { nameOf, type StoredContent } from '../../apps/api/src/db/configuration/versions.ts'
import type { Database } from '../../apps/api/src/db/connection/sql.ts'
import { ConfigurationError, readFolder, writeFolder } from './folder.ts'

// what is stored, or was read from a folder, is canonical JSON
const parsed = (text: string): Json => JSON.parse(text) as Json

/** Contents in force, without what is retired. */
async function inForce(db: Database): Promise<readonly StoredContent[]> {
  return (await itemStates(db)).flatMap(({ kind, key, text, hash, retired }) =>
    isKindId(kind) && text !== null && hash !== null && retired === false ? [{ kind, key, text, hash }] : [],
  )
}

/** How people call an item: `serie/AUTO (serie de numeración «Autos ambientales»)`. */
function calledOf({
  kind,
  key,
  text,
}: {
  readonly kind: KindId
  readonly key: string
  readonly text: string
}): string {
  const checked = KINDS[kind].check(JSON.parse(text), key)
  // the compiler does not see that the content is of the kind that checked it
  const title = checked.ok ? KINDS[kind].title(checked.value as never, key) : key
  return `${nameOf({ kind, key })} (${KINDS[kind].name.one} «${title}»)`
}

/** Reads a folder of which every file is sound. @throws ConfigurationError with a line for each problem */
async function soundFolder(folder: string): Promise<readonly StoredContent[]> {
  const { contents, problems } = await readFolder(folder)
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  return contents
}

/** Writes what is in force to a folder. Returns the lines for the operator. */
export async function exportTo(db: Database, folder: string): Promise<readonly string[]> {
  const contents = await inForce(db)
  if (contents.length === 0)
    throw new ConfigurationError('El portal todavía no tiene configuración: inícielo una vez.')
  await writeFolder(folder, contents)
  return [`${contents.length} elementos vigentes quedaron en «${folder}».`]
}

/** Checks a folder without looking at any portal. */
export async function checkFolder(folder: string): Promise<readonly string[]> {
  return [`${(await soundFolder(folder)).length} elementos, todos correctos.`]
}

const shown = (value: Json | undefined): string => (value === undefined ? 'nada' : JSON.stringify(value))

/** Says in words what differs between a folder and what is in force. */
export async function compareWith(db: Database, folder: string): Promise<readonly string[]> {
  const [theirs, ours] = [await soundFolder(folder), await inForce(db)]
  const known = new Map(ours.map((one) => [nameOf(one), one]))
  const names = new Set(theirs.map(nameOf))
  const lines = [
    ...theirs.flatMap((one) => {
      const mine = known.get(nameOf(one))
      if (mine === undefined) return [`${calledOf(one)}: solo está en la carpeta.`]
      return differences(parsed(mine.text), parsed(one.text)).map(
        ({ path, kind, before, after }) =>
          `${calledOf(one)}: ${path.join('/')}: ${kind === 'moved' ? 'cambia el orden' : `${shown(before)} → ${shown(after)}`}.`,
      )
    }),
    ...ours
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
  const contents = await soundFolder(folder)
  return db.tx(async (tx) => {
    const states = new Map((await itemStates(tx)).map((one) => [nameOf(one), one]))
    const clashes: string[] = []
    const drafts = contents.flatMap((one): NewDraft[] => {
      const state = states.get(nameOf(one))
      if (state?.hash === one.hash && state.retired === false) return []
      const combined = withDraft(one, state)
      if (typeof combined === 'string') return combined === '' ? [] : (clashes.push(combined), [])
      return [combined]
    })
    if (clashes.length > 0) throw new ConfigurationError(clashes.join('\n'))
    const names = new Set(contents.map(nameOf))
    const left = [...states.values()].filter((one) => one.retired === false && !names.has(nameOf(one))).length
    if (drafts.length > 0) {
      await saveDrafts(tx, drafts, at)
      const detail = { borradores: drafts.length }
      await audit(tx, { actorId: null, verb: 'configuration.import', detail, at, newId })
    }
    return [
      drafts.length === 0
        ? 'La carpeta no trae nada que el portal no tenga.'
        : `${drafts.length} borradores quedaron por publicar; nada entró en vigor.`,
      ...(left === 0 ? [] : [`${left} elementos del portal no están en la carpeta y quedan como están.`]),
    ]
  })
}

/** The draft of an imported content; '' when it changes nothing; a sentence when both changed one place. */
function withDraft(one: StoredContent, state: ItemState | undefined): NewDraft | string {
  const { kind, key, text } = one
  if (state === undefined || state.draft === null) return { kind, key, text, base: state?.version ?? 0 }
  const { value, conflicts } = merge(
    state.base === null ? undefined : parsed(state.base),
    parsed(text),
    parsed(state.draft),
  )
  const [first] = conflicts
  const say = (why: string): string =>
    `${nameOf(one)}: ya tiene un borrador, y ${why}: publíquelo o descártelo antes.`
  if (first !== undefined) return say(`${first.path.join('/') || 'todo'} cambia en los dos`)
  if (itemProblems(kind, key, value).length > 0) return say('los dos juntos no son válidos')
  const both = canonical(value)
  return both === state.draft ? '' : { kind, key, text: both, base: state.drafted_from ?? 0 }
}
