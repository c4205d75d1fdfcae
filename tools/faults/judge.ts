// One core's share of the planted faults, by their ids, as distributed by `tools/faults/main.ts`.
import { Bench } from './bench.ts'
import { FAULTS } from './faults.ts'
import type { Fault } from './plant.ts'
import { type Endings, keptEndings } from './sound.ts'

const ids = new Set(process.argv.slice(2))
const faults = FAULTS.filter(({ id }) => ids.has(id))

/** Null where the test notices the fault; otherwise the reason it does not. */
async function unseen(bench: Bench, fault: Fault, sound: Endings): Promise<string | null> {
  const { file, title } = fault.test
  const before = sound(fault.test)
  if (before.length === 0) return `no test «${title}» in ${file}`
  if (before.includes('failed')) return `«${title}» fails without the fault`
  const after = (await bench.run([fault.test], fault))(fault.test)
  if (after.includes('failed')) return null
  return after.length === 0
    ? 'with it the test could not even be loaded: write a fault that runs'
    : `«${title}» in ${file} passes with it: ${fault.harm}`
}

const bench = await Bench.open()
// after the unit tests of the same run it is known how they end without a fault
const sound =
  keptEndings() ??
  (await bench.run(
    faults.map(({ test }) => test),
    null,
  ))
let missed = 0
for (const fault of faults) {
  const why = await unseen(bench, fault, sound)
  if (why !== null) missed += 1
  console.log(why === null ? `seen   ${fault.id}` : `UNSEEN ${fault.id}: ${why}`)
}
await bench.close()
process.exitCode = missed === 0 ? 0 : 1
