import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { type Fault, FAULT_VARIABLE } from './plant.ts'
import { type Ended, type Endings, endingsOf, isEnding } from './sound.ts'

type Named = Fault['test']

const ROOT = join(import.meta.dirname, '..', '..')
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Runs named tests repeatedly, with one fault after the other, in a single Vitest that loads every other file
 * once.
 */
export class Bench {
  private readonly vitest: Vitest

  private constructor(vitest: Vitest) {
    this.vitest = vitest
  }

  static async open(): Promise<Bench> {
    process.env['TEST_DEPTH'] = 'all'
    const vitest = await createVitest('test', {
      root: ROOT,
      watch: false,
      // a worker or cache that kept a module from another run would hide the fault, or keep a removed one
      isolate: true,
      fsModuleCache: false,
      maxWorkers: 1,
      reporters: [{}],
    })
    // maps files to the projects that run them
    await vitest.globTestSpecifications()
    return new Bench(vitest)
  }

  /** Runs the tests, with a fault in place or without one. */
  async run(tests: readonly Named[], fault: Fault | null): Promise<Endings> {
    this.plant(fault, fault)
    try {
      const files = Map.groupBy(tests, ({ file }) => file)
      const specifications = [...files].map(([file, named]) => this.specification(file, named))
      const { testModules } = await this.vitest.runTestSpecifications(specifications)
      return endingsOf(
        testModules.flatMap(({ moduleId, children }) =>
          [...children.allTests()].flatMap((test): Ended[] => {
            const { state } = test.result()
            return isEnding(state) ? [[moduleId, test.fullName.replaceAll(' > ', ' '), state]] : []
          }),
        ),
      )
    } finally {
      this.plant(null, fault)
    }
  }

  close(): Promise<void> {
    return this.vitest.close()
  }

  private plant(fault: Fault | null, touched: Fault | null): void {
    process.env[FAULT_VARIABLE] = fault === null ? '' : JSON.stringify(fault)
    if (touched !== null) this.vitest.invalidateFile(join(ROOT, touched.file))
  }

  private specification(file: string, named: readonly Named[]): TestSpecification {
    const [known] = this.vitest.getModuleSpecifications(join(ROOT, file))
    if (known === undefined) throw new Error(`No project runs ${file}.`)
    const titles = named.map(({ title }) => literal(title)).join('|')
    return known.project.createSpecification(known.moduleId, { testNamePattern: new RegExp(titles) })
  }
}
