import { configuration } from '@ventanilla/contract/generated/configuration'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import { call, CallError, failureText } from '../../../client/network/http.ts'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { type Item, type ItemName, readItem, useRefresh } from '../item-data.ts'
import type { Content } from '../puertas/door.ts'
import { type DraftKeeper, type DraftState, keepDraft, type Meanwhile, type Seen } from './draft-keeper.ts'

export interface LiveDraft {
  readonly state: DraftState
  readonly keeper: DraftKeeper
  /** begins anew from what the server has, also after a conflict */
  readonly takeTheirs: () => Promise<void>
}

/** The item's draft, or what is in force as the beginning of one. */
export const seenOf = (item: Item): Seen => ({
  content: item.draft?.content ?? item.inForce?.content ?? {},
  revision: item.revision,
  base: item.inForce?.version ?? 0,
  problems: item.draft?.problems ?? [],
  savedAt: item.draft === null ? null : Date.parse(item.draft.savedAt),
})

/** A call that was refused because another user was faster; null: for another reason. */
export function meanwhileOf(error: unknown): Meanwhile | null {
  if (!(error instanceof CallError) || error.status !== 409) return null
  // as the server writes it for its two codes; anything else has none of these
  const current = (error.current ?? {}) as {
    readonly revision?: number
    readonly version?: number
    readonly draft?: { readonly content: Content } | null
  }
  if (current.revision === undefined && current.version === undefined) return null
  return {
    sentence: error.message,
    revision: current.revision ?? null,
    base: current.version ?? null,
    content: current.draft?.content ?? null,
  }
}

/** The draft of one item: saved as one types, kept on the device until the server has it. */
export function useDraft(name: ItemName, item: Item): LiveDraft {
  const refresh = useRefresh()
  const latest = useRef({ refresh, name })
  latest.current = { refresh, name }
  const [keeper] = useState(() =>
    keepDraft(seenOf(item), {
      send: async (given) => {
        const body = { ...given, retired: false }
        return (await call(configuration.saveDraft, { params: latest.current.name, body })).body
      },
      judge: (error) => meanwhileOf(error) ?? failureText(error),
      now: deviceNow,
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      onSaved: () => void latest.current.refresh(),
    }),
  )
  const state = useSyncExternalStore(keeper.subscribe, keeper.get)
  useEffect(() => keeper.renew(seenOf(item)), [keeper, item])
  // what was typed in the last moment goes out as the page is left
  useEffect(() => () => void keeper.flush(), [keeper])
  useDeviceForm(
    `configuracion ${name.kind} ${name.key}`,
    { contenido: JSON.stringify(state.content), paso: String(state.revision) },
    { contenido: JSON.stringify(state.saved), paso: String(state.revision) },
    // written by this form
    ({ contenido = '{}', paso }) => keeper.restore(JSON.parse(contenido) as Content, Number(paso)),
  )
  const takeTheirs = async (): Promise<void> => {
    const now = await readItem(latest.current.name)
    keeper.begin(seenOf(now))
    await refresh()
  }
  return { state, keeper, takeTheirs }
}
