import { expect, it } from 'vitest'
import { byDeadline } from './by-deadline.ts'

const task = (id: string, due: string | null) => ({ id, due: { due } })

it('tasks of several steps stand by their deadline, whichever step they are of, and those without one last', () => {
  const rows = [
    task('a', '2026-11-23'),
    task('b', null),
    task('c', '2026-11-20'),
    task('d', '2026-11-23'),
    task('e', null),
    task('f', '2025-12-31'),
  ]
  expect(byDeadline(rows).map(({ id }) => id)).toEqual(['f', 'c', 'a', 'd', 'b', 'e'])
})
