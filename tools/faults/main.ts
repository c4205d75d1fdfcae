// Plants small mistakes one at a time and sees the test named for each fail: part of `npm run test:all`, or
// `node tools/faults/main.ts [id …]`. A fault that nobody notices is printed, as is one that no longer applies.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runNode, withReport } from '../testing/step.ts'
import { FAULTS } from './faults.ts'
import { type Fault, FAULT_VARIABLE } from './plant.ts'

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const vitest = join(import.meta.dirname, '..', '..', 'node_modules', 'vitest', 'vitest.mjs')
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** How the tests of a title ended, with a fault in place or without one. */
async function endings(test: Fault['test'], fault: Fault | null): Promise<readonly string[]> {
  const { report } = await withReport((file) =>
    runNode(
      [
        vitest,
        'run',
        test.file,
        '-t',
        literal(test.title),
        // a module that was kept from a run without the fault would hide it
        '--fsModuleCache=false',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      {
        shown: false,
        env: { TEST_DEPTH: 'all', [FAULT_VARIABLE]: fault === null ? '' : JSON.stringify(fault) },
        minutes: 5,
      },
    ),
  )
  return ((report as Report | null)?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(test.title))
    .map(({ status }) => status)
    .filter((status) => status === 'passed' || status === 'failed')
}

/** Null where the test sees the fault; otherwise what is wrong. */
async function unseen(fault: Fault, sound: ReadonlyMap<string, readonly string[]>): Promise<string | null> {
  const before = sound.get(keyOf(fault.test)) ?? []
  if (before.length === 0) return `no test «${fault.test.title}» in ${fault.test.file}`
  if (before.includes('failed')) return `«${fault.test.title}» fails without the fault`
  const after = await endings(fault.test, fault)
  if (after.includes('failed')) return null
  return after.length === 0
    ? 'with it the test could not even be loaded: write a fault that runs'
    : `«${fault.test.title}» in ${fault.test.file} passes with it: ${fault.harm}`
}

const keyOf = (test: Fault['test']): string => `${test.file}\n${test.title}`

/** Does `work` for each item, as many at a time as there are cores. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

const asked = process.argv.slice(2)
const chosen = FAULTS.filter(({ id }) => asked.length === 0 || asked.includes(id))
const sound = new Map<string, readonly string[]>()
const tests = new Map(chosen.map(({ test }) => [keyOf(test), test]))
await each([...tests.values()], async (test) => {
  sound.set(keyOf(test), await endings(test, null))
})
let faults = 0
await each(chosen, async (fault) => {
  const why = await unseen(fault, sound)
  if (why !== null) faults += 1
  console.log(why === null ? `seen   ${fault.id}` : `UNSEEN ${fault.id}: ${why}`)
})
console.log(`${chosen.length - faults} of ${chosen.length} planted faults were seen`)
process.exitCode = faults === 0 && chosen.length > 0 ? 0 : 1
