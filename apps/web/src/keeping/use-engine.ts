import { useEffect, useRef, useState } from 'react'
import { deviceNow } from '../client/clock.ts'
import { onBack } from '../client/network/network.ts'
import { browserClock } from '../forms/draft/browser-clock.ts'
import { type DraftEngine, type DraftOptions, startDraft } from '../forms/draft/engine.ts'
import { tabChannel } from '../forms/draft/tab-channel.ts'
import { deviceOf } from './device.ts'

/**
 * A saving engine that lives as long as the screen; null while it opens. `options` null: nothing to save yet.
 * Starts from the current `options`, and merges later server reads.
 */
export function useEngine(
  id: string | null,
  userId: string,
  options: () => Pick<DraftOptions, 'server' | 'port'> | null,
): DraftEngine | null {
  const [engine, setEngine] = useState<DraftEngine | null>(null)
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const given = latest.current()
    if (id === null || given === null) return
    let gone = false
    let started: DraftEngine | null = null
    void deviceOf(userId)
      .then(({ drafts }) =>
        startDraft({
          id,
          ...given,
          store: drafts,
          channel: tabChannel(userId, id),
          clock: browserClock(deviceNow),
        }),
      )
      .then((next) => {
        if (gone) return next.stop()
        started = next
        setEngine(next)
      })
    return () => {
      gone = true
      started?.stop()
      setEngine(null)
    }
  }, [id, userId])
  // pending changes are sent as soon as the network returns
  useEffect(() => (engine === null ? undefined : onBack(() => engine.wake())), [engine])
  const server = options()?.server ?? null
  const version = server?.version
  useEffect(() => {
    const now = latest.current()?.server
    if (engine !== null && now !== null && now !== undefined) engine.learn(now.answers, now.version)
  }, [engine, version])
  return engine
}
