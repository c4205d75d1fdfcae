import type { Fault } from '../../plant.ts'

const ROWS = 'apps/api/src/modules/messages/message-rows.ts'
const FIGURES = 'packages/domain/src/figures/figures.test.ts'
const TEST = 'apps/api/src/modules/messages/messages.test.ts'

/** Faults in the report of messages: what it shows, to whom, and what it sends again. */
export const MESSAGE_FAULTS: readonly Fault[] = [
  {
    id: 'codes-in-report',
    harm: 'officials would read codes of signature and links of recovery of others',
    file: ROWS,
    find: "when ${part(2)} <> o.case_id::text or ${part(4)} !~ ${UUID} then 'codigo'",
    replace: "when false then 'codigo'",
    test: { file: TEST, title: 'never gives the words of what can hold a code' },
  },
  {
    id: 'messages-out-of-reach',
    harm: 'an official would read the messages of cases that they do not reach',
    file: ROWS,
    find: 'c.id is not null and ${rowsFor(actor, permission)} end`',
    replace: 'c.id is not null and ${rowsFor(actor, permission) !== null} end`',
    test: { file: TEST, title: 'shows those of the cases in reach' },
  },
  {
    id: 'notice-opens-notification',
    harm: 'a notification would be said to be opened by who only saw its notice',
    file: ROWS,
    find: 'case when a.id is null then n.read_at else a.accessed_at end',
    replace: 'coalesce(a.accessed_at, n.read_at)',
    test: { file: TEST, title: 'counts a message of a notification as opened with its act only' },
  },
  {
    id: 'resent-twice',
    harm: 'a repeated press would write to the same person again',
    file: 'apps/api/src/modules/messages/readdress.ts',
    find: '${first.fact_key}:reenvio:${addressKey(to)}',
    replace: '${first.fact_key}:reenvio:${deps.newId()}',
    test: { file: TEST, title: 'goes there once, with its reason' },
  },
  {
    id: 'figures-of-four',
    harm: 'the public figures would count groups of four people',
    file: 'packages/domain/src/figures/release.ts',
    find: 'cases.length >= SMALLEST_GROUP',
    replace: 'cases.length >= SMALLEST_GROUP - 1',
    test: { file: FIGURES, title: 'give no group of fewer than five' },
  },
  {
    id: 'figures-night-by-night',
    harm: 'the figures of two nights would say how one case ended',
    file: 'packages/domain/src/figures/release.ts',
    find: 'return [...former, ...exact, ...pooled, ...mixed]',
    replace:
      'return [...former, ...exact, ...pooled, ...mixed, ...(former.length > 0 ? left.map((one) => batchOf([one], [])) : [])]',
    test: { file: FIGURES, title: 'give no group of fewer than five' },
  },
  {
    id: 'figures-average-p90',
    harm: 'the time of nine in ten would be shorter than it is',
    file: 'packages/domain/src/figures/public-figures.ts',
    find: 'Math.ceil((days.length * 9) / 10) - 1',
    replace: 'Math.floor((days.length * 9) / 10) - 1',
    test: { file: FIGURES, title: 'are what a plain count over the cases they rest on gives' },
  },
]
