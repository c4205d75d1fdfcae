import { describe, expect, it } from 'vitest'
import type { Sample } from './sample.ts'
import { leap, PER_SECOND, samplesOf } from './samples.testkit.ts'
import { judge } from './verdict.ts'

/** The measures over which a run fails. */
const failing = (samples: readonly Sample[]): readonly string[] =>
  (judge(samples) ?? []).filter(({ holds }) => !holds).map(({ name }) => name)

/** Saw-tooth of a garbage collector: memory fills within a minute and is swept. */
const sawTooth = (at: number, height: number): number => ((at % 60) / 60) * height
const leaking = (at: number, kb: number): number => (at * PER_SECOND * kb) / 1024

describe('a run of eight minutes with six requests a second', () => {
  it('holds where nothing grows', () => {
    expect(failing(samplesOf())).toEqual([])
  })
  it.each([2, 5, 20])('fails where each request leaves %d kB in the heap', (kb) => {
    const samples = samplesOf((at, n) => ({ heap: 90 + leaking(at, kb) + 0.1 * leap(n) }))
    expect(failing(samples)).toEqual([expect.stringContaining('kB of heap'), 'live heap, MB'])
  })
  it('fails where each request leaves more than a kB and the values leap', () => {
    const samples = samplesOf((at, n) => ({ heap: 90 + leaking(at, 1.3) + 0.3 * leap(n) }))
    expect(failing(samples)).toContain('live heap, MB')
  })
  it('fails where each request leaves 2 kB in buffers', () => {
    const samples = samplesOf((at) => ({ outside: 12 + leaking(at, 2) }))
    expect(failing(samples)).toEqual(['buffers and libraries, MB'])
  })
  it('fails where resident memory grows beneath the saw-tooth of the collector', () => {
    const samples = samplesOf((at) => ({ rss: 300 + sawTooth(at, 20) + leaking(at, 15) }))
    expect(failing(samples)).toEqual(['resident memory, MB'])
  })
  it('holds where resident memory shows the saw-tooth of the collector alone', () => {
    expect(failing(samplesOf((at) => ({ rss: 300 + sawTooth(at, 20) })))).toEqual([])
  })
  it('holds where live heap shows a low saw-tooth: answers under way, a cache that is emptied', () => {
    expect(failing(samplesOf((at) => ({ heap: 90 + sawTooth(at, 0.8) })))).toEqual([])
  })
  it('holds where memory stepped up at the start and then stays', () => {
    const step = (at: number): number => Math.min(1, at / 120)
    const samples = samplesOf((at, n) => ({
      heap: 50 + 40 * step(at) + 0.1 * leap(n),
      rss: 160 + 140 * step(at),
    }))
    expect(failing(samples)).toEqual([])
  })
  it('holds where each request still leaves half a kB', () => {
    expect(failing(samplesOf((at) => ({ heap: 90 + leaking(at, 0.5) })))).toEqual([])
  })
  it('holds where what is used for the first time becomes ever rarer', () => {
    expect(failing(samplesOf((at) => ({ heap: 60 + 1.2 * Math.log(at / 60) })))).toEqual([])
  })
  it('holds where a few looks fell upon a large answer under way', () => {
    expect(failing(samplesOf((_at, n) => ({ heap: 90 + (n % 9 === 0 ? 12 : 0) })))).toEqual([])
  })
  it('holds where memory is given back', () => {
    expect(failing(samplesOf((at) => ({ heap: 90 - leaking(at, 5) })))).toEqual([])
  })
})

describe('an uneven load', () => {
  // a burst early and a burst late: leaks of calls grow with them, not with the clock
  const requests = (at: number): number => 1_000 + (at > 100 ? 1_000 : 0) + Math.max(0, at - 420) * 30
  it('hides no leak', () => {
    const samples = samplesOf((at, n) => ({
      requests: requests(at),
      heap: 90 + requests(at) / 512 + 0.05 * leap(n),
    }))
    expect(failing(samples)).toContain('live heap, MB')
  })
  it('has warmed up only after half of its requests', () => {
    // first calls create permanent data: it grows with them, late on a busy machine
    const seen = (at: number): number => Math.max(1, (at - 200) ** 2 / 10)
    const warming = (at: number): number => 90 + Math.min(1_500, seen(at)) / 100
    expect(failing(samplesOf((at) => ({ requests: seen(at), heap: warming(at) })))).toEqual([])
  })
})

describe('half an hour', () => {
  it('fails over half a kB that each request leaves', () => {
    const samples = samplesOf((at, n) => ({ heap: 90 + leaking(at, 0.5) + 0.1 * leap(n) }), 30)
    expect(failing(samples)).toEqual(['live heap, MB'])
  })
  it('grants heap that leaps no more than 2 MB', () => {
    const samples = samplesOf((at, n) => ({ heap: 90 + leaking(at, 2) + 20 * leap(n) }), 30)
    expect(judge(samples)?.find(({ name }) => name === 'live heap, MB')?.bound).toBe(2)
    expect(failing(samples)).toContain('live heap, MB')
  })
})

describe('what has no reason to grow', () => {
  it.each([
    ['children', 'programs it started', 0.05],
    ['descriptors', 'open descriptors', 0.2],
    ['connections', 'connections to the database', 0.1],
    ['temporary', 'temporary files', 0.1],
    ['sessions', 'sessions', 0.3],
    ['budgets', 'budgets and limits', 0.3],
    ['limits', 'budgets and limits', 0.3],
  ] as const)('fails the run where it does: %s', (of, name, each) => {
    expect(failing(samplesOf((_at, n) => ({ [of]: Math.floor(10 + n * each) })))).toEqual([name])
  })
  it('fails the run where more keys are kept than changes were made', () => {
    expect(failing(samplesOf((_at, n) => ({ keys: 3 * n })))).toEqual(['repetition keys beyond one a change'])
  })
  it('fails the run where short-lived objects stay, also at its very end', () => {
    expect(failing(samplesOf((_at, n) => ({ overdue: n > 93 ? 6 : 0 })))).toEqual([
      'short-lived objects, overdue',
    ])
  })
  it('fails the run where a typesetter takes more than 500 MB', () => {
    expect(failing(samplesOf((_at, n) => ({ childrenRss: n === 80 ? 501 : 280 })))).toEqual([
      'memory of programs it started, MB',
    ])
  })
})

describe('a run that shows too little', () => {
  it('fails where a kB of each request could hide', () => {
    expect(failing(samplesOf((at) => ({ requests: at / 4 })))).toEqual([
      'kB of heap that each of 60 requests may have left',
    ])
  })
  it('fails where nothing was asked', () => {
    expect(failing(samplesOf(() => ({ requests: 0 })))).toEqual([
      'kB of heap that each of 0 requests may have left',
    ])
  })
  it('is not judged where it was hardly looked at', () => {
    expect(judge(samplesOf(undefined, 1))).toBeNull()
  })
})
