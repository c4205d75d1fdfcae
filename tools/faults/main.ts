// Plants small mistakes one at a time and checks that the test named for each fails: part of `npm run
// test:all`, or `node tools/faults/main.ts [id …]`. Prints faults that no test notices, and faults that do not
// apply to the source.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../testing/step.ts'
import { FAULTS } from './faults.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((id) => !FAULTS.some((fault) => fault.id === id))
for (const id of unknown) console.log(`UNSEEN ${id}: there is no such fault`)

// the faults of one test file stay together, so that its tests are loaded and run without a fault only once
const parts: string[][] = Array.from({ length: availableParallelism() }, () => [])
const chosen = FAULTS.filter(({ id }) => asked.length === 0 || asked.includes(id))
const files = Map.groupBy(chosen, ({ test }) => test.file)
for (const faults of [...files.values()].toSorted((a, b) => b.length - a.length)) {
  const least = parts.reduce((a, b) => (b.length < a.length ? b : a))
  least.push(...faults.map(({ id }) => id))
}

const judge = join(import.meta.dirname, 'judge.ts')
const runs = await Promise.all(
  parts.filter((ids) => ids.length > 0).map((ids) => runNode([judge, ...ids], { shown: true, minutes: 60 })),
)
const seen = runs.every(({ code }) => code === 0) && chosen.length > 0 && unknown.length === 0
console.log(seen ? `all ${chosen.length} planted faults were seen` : 'not every planted fault was seen')
process.exitCode = seen ? 0 : 1
