import { canonical } from '@ventanilla/domain/configuration/canonical'
import { CARRY_MOST } from '@ventanilla/domain/configuration/lengths'
import type { Json } from '@ventanilla/domain/configuration/json'
import type { Kind } from '@ventanilla/domain/configuration/kind'
import { isKindId, itemProblems, KINDS } from '@ventanilla/domain/configuration/kinds'
import { merge } from '@ventanilla/domain/configuration/merge'
import type { CarryVerdict } from '@ventanilla/domain/configuration/words'
import type { Db, Tx } from '../../connection/sql.ts'
import { type ItemState, itemStates, keepDrafts, type NewDraft } from '../drafts.ts'
import { lockNamed } from '../edits.ts'
import { nameOf, type StoredContent } from '../versions.ts'
import { type Configuration, ConfigurationError } from './carried-files.ts'
import { layersUnder, type OnLayers } from './carried-layers.ts'

/** Carrying between portals: what an item that comes from outside would do here, and the drafts that it makes. */

/** An item that comes from outside, judged by what the portal has. */
export interface Carried extends StoredContent {
  readonly verdict: Exclude<CarryVerdict, 'ajeno'>
  /** the draft that it makes; null: none */
  readonly draft: NewDraft | null
  /** what is in force here, canonical; null: nothing, or retired */
  readonly before: string | null
  /** why it makes no draft, or what to look at first; Spanish, '' where there is nothing to say */
  readonly why: string
}

/** Contents in force, without what is retired: what is carried elsewhere. */
export const contentsIn = (states: readonly ItemState[]): readonly StoredContent[] =>
  states.flatMap(({ kind, key, text, hash, retired }) =>
    isKindId(kind) && text !== null && hash !== null && retired === false ? [{ kind, key, text, hash }] : [],
  )

// what is stored, or was read from outside, is canonical JSON
const parsed = (text: string): Json => JSON.parse(text) as Json

/** How people name the item of a sound content. */
export function carriedTitle({ kind, key, text }: Pick<StoredContent, 'kind' | 'key' | 'text'>): string {
  const checked = KINDS[kind].check(JSON.parse(text), key)
  // the compiler does not see that the content is of the kind that checked it
  return checked.ok ? KINDS[kind].title(checked.value as never, key) : key
}

/** What each carried content would do in a portal of these items. */
export function judgeCarried(
  { contents, missing }: OnLayers,
  states: readonly ItemState[],
): readonly Carried[] {
  const known = new Map(states.map((one) => [nameOf(one), one]))
  return contents.map((one) => {
    const found = judged(one, known.get(nameOf(one)))
    const why = [found.why, missing.get(nameOf(one)) ?? ''].filter((words) => words !== '').join(' ')
    return { ...one, ...found, why }
  })
}

function judged(one: StoredContent, state: ItemState | undefined): Omit<Carried, keyof StoredContent> {
  const before = state?.retired === false ? state.text : null
  const saying = (
    verdict: Carried['verdict'],
    draft: NewDraft | null = null,
    why = '',
  ): ReturnType<typeof judged> => ({ verdict, draft, before, why })
  if (state?.hash === one.hash && before !== null) return saying('igual')
  const { own }: Kind<unknown>['keys'] = KINDS[one.kind].keys
  const isHere = state !== undefined && state.version !== null
  // decision 73: a number of the specification is never given to something else
  if (!isHere && own?.pattern.test(one.key) === false) return saying('numero', null, own.sentence)
  const draft = withDraft(one, state)
  if (typeof draft === 'string') return draft === '' ? saying('igual') : saying('conflicto', null, draft)
  if (!isHere) return saying('nuevo', draft)
  if (before === null) return saying('vuelve', draft)
  const clash = clashOf(one, state, before)
  return clash === null ? saying('cambia', draft) : saying('choca', draft, clash)
}

/** Two portals gave one key to two things, as far as their names show; null: they are one. */
function clashOf({ kind, key, text }: StoredContent, state: ItemState, before: string): string | null {
  if (KINDS[kind].keys.next === null || state.of_product) return null
  const [here, there] = [carriedTitle({ kind, key, text: before }), carriedTitle({ kind, key, text })]
  return here === there
    ? null
    : `Aquí «${key}» es «${here}», y lo que llega es «${there}». Tráigalo solo si es la misma cosa con otro nombre.`
}

/** The draft of a carried content; '' when it changes nothing; a sentence when both changed one place. */
function withDraft(one: StoredContent, state: ItemState | undefined): NewDraft | string {
  const { kind, key, text } = one
  if (state === undefined || state.draft === null) return { kind, key, text, base: state?.version ?? 0 }
  const say = (why: string): string => `ya tiene un borrador, y ${why}: publíquelo o descártelo antes.`
  if (state.draft_retires === true) return say('el borrador lo retira')
  const { value, conflicts } = merge(
    state.base === null ? undefined : parsed(state.base),
    parsed(text),
    parsed(state.draft),
  )
  const [first] = conflicts
  if (first !== undefined) return say(`${first.path.join('/') || 'todo'} cambia en los dos`)
  if (itemProblems(kind, key, value).length > 0) return say('los dos juntos no son válidos')
  const both = canonical(value)
  return both === state.draft ? '' : { kind, key, text: both, base: state.drafted_from ?? 0 }
}

/**
 * Makes drafts of carried contents where they say something else than the portal, all or none; nothing comes into
 * force. Where an item has a draft already, both are combined. Returns the drafts made.
 * @throws ConfigurationError with a line for each content that cannot become one
 */
export async function draftCarried(
  tx: Tx,
  carried: OnLayers,
  editor: string | null,
  at: Date,
): Promise<readonly NewDraft[]> {
  const wanted = judgeCarried(carried, await itemStates(tx)).filter(({ verdict }) => verdict !== 'igual')
  if (wanted.length > CARRY_MOST.drafts)
    throw new ConfigurationError(
      `Trae ${wanted.length} cambios, y de una vez se hacen hasta ${CARRY_MOST.drafts} borradores: tráigalos por partes.`,
    )
  await lockNamed(tx, wanted)
  // Race: what another user saved or published before the lock
  const now = judgeCarried({ ...carried, contents: wanted }, await itemStates(tx))
  const stopped = now.filter(({ verdict, draft }) => verdict !== 'igual' && draft === null)
  if (stopped.length > 0)
    throw new ConfigurationError(stopped.map((one) => `${nameOf(one)}: ${one.why}`).join('\n'))
  const drafts = now.flatMap(({ draft }) => draft ?? [])
  if (drafts.length > 0) await keepDrafts(tx, drafts, editor, at)
  return drafts
}

/** Number of items in force here that do not come from outside: they stay as they are. */
export function leftAlone(contents: readonly StoredContent[], states: readonly ItemState[]): number {
  const names = new Set(contents.map(nameOf))
  return states.filter((one) => one.retired === false && !names.has(nameOf(one))).length
}

/** What a portal carries elsewhere: everything in force. @throws ConfigurationError before the first start */
export async function carriedConfiguration(db: Db): Promise<Configuration> {
  const contents = contentsIn(await itemStates(db))
  if (contents.length === 0)
    throw new ConfigurationError('El portal todavía no tiene configuración: inícielo una vez.')
  return { contents, layers: await layersUnder(db, contents) }
}
