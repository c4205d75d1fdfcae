import type { Fault } from '../plant.ts'

const ADDRESS = 'apps/api/src/http/client-address.test.ts'

/** Faults in who may come in: whose address counts, whom guessing slows down, when a session ends, which passwords hold. */
export const LOGIN_FAULTS: readonly Fault[] = [
  {
    id: 'leftmost-forwarded-address',
    harm: 'whoever writes X-Forwarded-For would meet no limit and stand in the audit as somebody else',
    file: 'apps/api/src/http/client-address.ts',
    find: '(_address, hop) => hop < hops',
    replace: '() => true',
    test: { file: ADDRESS, title: 'a limit holds for who writes another X-Forwarded-For each time' },
  },
  {
    id: 'every-network-trusted',
    harm: 'callers outside the proxies’ networks would say who they are',
    file: 'apps/api/src/http/client-address.ts',
    find: 'return family !== 0 && list.check(',
    replace: 'return family !== 0 || list.check(',
    test: { file: ADDRESS, title: 'the audit names who called, not whom they claim to be' },
  },
  {
    id: 'one-count-per-ipv6-address',
    harm: 'a household would have as many tries as a /64 has addresses',
    file: 'apps/api/src/http/client-address.ts',
    find: '.slice(0, 4)',
    replace: '.slice(0, 8)',
    test: { file: ADDRESS, title: 'alike anywhere in one /64' },
  },
]
