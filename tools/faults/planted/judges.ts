import type { Fault } from '../plant.ts'

/**
 * Faults in the judges of the long runs of `bench/`: they would miss the defects that the runs exist to find.
 */
export const JUDGES_FAULTS: readonly Fault[] = [
  {
    id: 'leaps-excuse-leaks',
    harm: 'a server whose memory leaps a little would be free to leak',
    file: 'bench/soak/growth.ts',
    find: 'chance: 3 * spread',
    replace: 'chance: 30 * spread',
    test: {
      file: 'bench/soak/verdict.test.ts',
      title: 'fails where each request leaves more than a kB and the values leap',
    },
  },
  {
    id: 'calls-judged-by-the-clock',
    harm: 'what calls leave behind would be missed where they come unevenly',
    file: 'bench/soak/verdict.ts',
    find: 'return byRequest.rise > byTime.rise ? byRequest : byTime',
    replace: 'return byRequest.rise > byTime.rise ? byTime : byTime',
    test: { file: 'bench/soak/verdict.test.ts', title: 'hides no leak' },
  },
  {
    id: 'cold-server-judged',
    harm: 'on a busy machine what a server makes at first use would count as a leak',
    file: 'bench/soak/verdict.ts',
    find: 'at >= last.at / 2 && requests >= last.requests / 2',
    replace: 'at >= last.at / 2 && requests >= 0',
    test: { file: 'bench/soak/verdict.test.ts', title: 'has warmed up only after half of its requests' },
  },
  {
    id: 'faults-waited-out',
    harm: 'an acknowledged command that is answered with an error would be asked until it is right',
    file: 'bench/kills/caller.ts',
    find: 'if (told.statusCode === 503) throw new Away',
    replace: 'if (told.statusCode >= 400) throw new Away',
    test: { file: 'bench/kills/caller.test.ts', title: 'is a finding where it answers with' },
  },
]
