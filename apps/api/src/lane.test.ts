import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { drainLanes, type Lane, openLane } from './lane.ts'

const NOT_STOPPED = (): boolean => false
const lanes: Lane[] = []
const lane = (work: () => Promise<number>, paused: boolean): Lane => {
  const opened = openLane(work, {
    stopped: NOT_STOPPED,
    paused,
    report: (error) => expect.fail(String(error)),
    did: () => undefined,
  })
  lanes.push(opened)
  return opened
}
afterEach(() => {
  for (const one of lanes.splice(0)) one.cancel()
})

describe('draining the lanes', () => {
  it('waits for what a lane took between two direct looks', async () => {
    const queue = ['carta']
    const sent: string[] = []
    const relay = Promise.withResolvers<void>()
    const messages = lane(async () => {
      const message = queue.shift()
      if (message === undefined) {
        // the relay responds only after the direct look that found nothing
        setImmediate(relay.resolve)
        return 0
      }
      await relay.promise
      sent.push(message)
      return 1
    }, false)
    const terms = lane(async () => {
      messages.next(0)
      while (queue.length > 0) await turn()
      return 0
    }, true)

    await drainLanes([terms, messages], NOT_STOPPED)
    expect(sent).toEqual(['carta'])
  })

  it('looks again when a lane left work for one that was looked at before', async () => {
    const letters: string[] = []
    const sent: string[] = []
    const papers = ['acto']
    const messages = lane(async () => {
      const due = letters.splice(0)
      sent.push(...due)
      return due.length
    }, true)
    const jobs = lane(async () => {
      const paper = papers.shift()
      if (paper === undefined) return 0
      letters.push(`aviso de ${paper}`)
      return 1
    }, false)
    const terms = lane(async () => {
      jobs.next(0)
      while (papers.length > 0 || jobs.busy) await turn()
      return 0
    }, true)

    await drainLanes([messages, terms, jobs], NOT_STOPPED)
    expect(sent).toEqual(['aviso de acto'])
  })
})
