import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bringDueIntoForce } from '../../db/configuration/release.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/**
 * Random histories of a kind that two people publish, by two people who have seen the newest state or an older one,
 * against the rules in plain words over arrays: nothing of the product is used.
 */

const STEM = '/api/v1/configuracion'
const PEOPLE = ['cli-admin@demo.test', 'superadmin@demo.test']
const NAMES = ['a', 'b', 'c']
const WHY = { reason: 'Historia de prueba', norm: 'Resolución 1' }

interface Step {
  readonly do: 'save' | 'discard' | 'publish' | 'schedule' | 'call off' | 'go back' | 'wait'
  readonly who: number
  readonly which: number
  /** the person has not looked since an earlier step */
  readonly stale: boolean
  readonly number: number
}

interface Seen {
  readonly revision: number
  readonly version: number
  readonly draft: number | null
}

/** One item. */
class Model {
  steps = 0
  /** name of each version, from number 1 on */
  readonly versions: string[] = []
  /** numbers in the order in which they came into force */
  readonly force: number[] = []
  waits: { readonly version: number; readonly day: string }[] = []
  draft: {
    readonly name: string
    readonly base: number
    readonly step: number
    readonly editors: readonly number[]
  } | null = null

  get version(): number {
    return this.force.at(-1) ?? 0
  }
  get name(): string {
    return this.versions[this.version - 1] ?? ''
  }
  get seen(): Seen {
    return { revision: this.steps, version: this.version, draft: this.draft?.step ?? null }
  }
  save(who: number, name: string, seen: Seen): string {
    if (seen.revision !== this.steps) return 'borrador_cambiado'
    if (seen.version !== this.version) return 'otra_vigente'
    if (this.draft?.name === name && this.draft.base === seen.version) return 'ok'
    this.steps += 1
    const editors = [...(this.draft?.editors ?? []), who]
    this.draft = { name, base: seen.version, step: this.steps, editors }
    return 'ok'
  }
  discard(seen: Seen): string {
    if (seen.revision !== this.steps) return 'borrador_cambiado'
    if (this.draft === null) return 'sin_borrador'
    this.steps += 1
    this.draft = null
    return 'ok'
  }
  publish(who: number, seen: Seen, day: string | null): string {
    if (this.draft === null || this.draft.step !== seen.draft) return 'borrador_cambiado'
    if (this.draft.base !== this.version) return 'otra_vigente'
    if (this.draft.name === this.name) return 'sin_cambios'
    if (this.draft.editors.includes(who)) return 'dos_personas'
    if (this.waits.some((one) => one.day === day)) return 'ya_programada'
    this.versions.push(this.draft.name)
    this.steps += 1
    this.draft = null
    if (day === null) this.force.push(this.versions.length)
    else this.waits.push({ version: this.versions.length, day })
    return 'ok'
  }
  callOff(day: string): string {
    const left = this.waits.filter((one) => one.day !== day)
    if (left.length === this.waits.length) return 'ya_no_espera'
    this.waits = left
    return 'ok'
  }
  goBack(to: number, seen: Seen): string {
    if (seen.version !== this.version) return 'otra_vigente'
    if (to > this.versions.length) return 'no_encontrado'
    if (to === this.version || !this.force.includes(to)) return 'estado'
    if (this.versions[to - 1] === this.name) return 'sin_cambios'
    if (this.force.at(-2) !== to) return 'dos_personas'
    this.versions.push(this.versions[to - 1] ?? '')
    this.force.push(this.versions.length)
    return 'ok'
  }
  midnight(today: string): void {
    for (const { version } of this.waits
      .filter(({ day }) => day <= today)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)))
      this.force.push(version)
    this.waits = this.waits.filter(({ day }) => day > today)
  }
}

let world: ApiWorld
let tokens: string[] = []
beforeAll(async () => {
  world = await startWorld()
  tokens = await Promise.all(PEOPLE.map((email) => world.tokenFor(email)))
}, 60_000)
afterAll(() => world.close())

const call = async (who: number, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
  const reply = await world.call(method, `${STEM}${path}`, body, tokens[who])
  return { code: reply.status < 300 ? 'ok' : String(reply.body.code ?? reply.status), body: reply.body }
}
const today = (): string => bogotaDate(world.clock.now().toISOString())
let dates = 0

/** An item in force, saved by the first person and published by the second. */
async function made(): Promise<{ readonly key: string; readonly date: string; readonly model: Model }> {
  const date = addDays('2030-01-01', (dates += 1))
  const content = { order: 0, name: 'a', active: true, date, office: null }
  const { key, hash } = (await call(0, 'POST', '/clases/dia_cerrado/elementos', { content })).body
  const items = [{ kind: 'dia_cerrado', key, hash }]
  expect((await call(1, 'POST', '/publicaciones', { items, ...WHY })).code).toBe('ok')
  const model = new Model()
  model.versions.push('a')
  model.force.push(1)
  model.steps = 2
  return { key, date, model }
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step['do'][]>(
    ...([
      'save',
      'save',
      'save',
      'publish',
      'publish',
      'schedule',
      'discard',
      'call off',
      'go back',
      'wait',
    ] as const),
  ),
  who: fc.nat(1),
  which: fc.nat(1),
  stale: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  number: fc.nat(4),
})

it('any order of saving, publishing, scheduling and going back by two people is what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const items = [await made(), await made()]
      const memory = items.map(({ model }) => PEOPLE.map(() => model.seen))
      const hashes = new Map<string, string>()
      for (const one of steps) {
        const { key, date, model } = items[one.which] ?? (await made())
        const path = `/clases/dia_cerrado/elementos/${key}`
        const remembered = memory[one.which] ?? []
        if (!one.stale) remembered[one.who] = model.seen
        const seen = remembered[one.who] ?? model.seen
        const name = NAMES[one.number % NAMES.length] ?? 'a'
        const drafted = [{ kind: 'dia_cerrado', key, hash: hashes.get(`${key} ${seen.draft}`) ?? 'ninguno' }]
        const day = addDays(today(), 1 + (one.number % 3))
        const waiting = model.waits[one.number]?.day ?? day
        const content = { order: 0, name, active: true, date, office: null }
        const acts: Readonly<Record<Step['do'], () => Promise<readonly [string, string]>>> = {
          save: async () => [
            (
              await call(one.who, 'PUT', `${path}/borrador`, {
                revision: seen.revision,
                base: seen.version,
                content,
              })
            ).code,
            model.save(one.who, name, seen),
          ],
          discard: async () => [
            (await call(one.who, 'POST', `${path}/borrador/descartar`, { revision: seen.revision })).code,
            model.discard(seen),
          ],
          publish: async () => [
            (await call(one.who, 'POST', '/publicaciones', { items: drafted, ...WHY })).code,
            model.publish(one.who, seen, null),
          ],
          schedule: async () => [
            (await call(one.who, 'POST', '/programaciones', { items: drafted, day, ...WHY })).code,
            model.publish(one.who, seen, day),
          ],
          'call off': async () => [
            (
              await call(one.who, 'POST', '/programaciones/retirar', {
                items: [{ kind: 'dia_cerrado', key, due: `${waiting}T05:00:00.000Z` }],
                reason: WHY.reason,
              })
            ).code,
            model.callOff(waiting),
          ],
          'go back': async () => [
            (
              await call(one.who, 'POST', `${path}/versiones/${one.number + 1}/volver`, {
                inForce: seen.version,
                ...WHY,
              })
            ).code,
            model.goBack(one.number + 1, seen),
          ],
          wait: async () => {
            world.clock.set(new Date(world.clock.now().getTime() + 86_400_000))
            await bringDueIntoForce(world.db, world.clock.now())
            for (const each of items) each.model.midnight(today())
            return ['ok', 'ok']
          },
        }
        const [found, expected] = await acts[one.do]()
        expect([one, found]).toEqual([one, expected])
        await world.db.run(sql`delete from rate_limits`)
        for (const each of items) {
          const now = (await call(0, 'GET', `/clases/dia_cerrado/elementos/${each.key}`)).body
          if (now.draft !== null) hashes.set(`${each.key} ${now.draft.revision}`, now.draft.hash)
          expect([
            one,
            now.revision,
            now.inForce.version,
            now.inForce.content.name,
            now.draft?.content.name ?? null,
            now.waiting.map(({ version }: { version: number }) => version),
            now.history.filter(({ state }: { state: string }) => state === 'anterior').length,
          ]).toEqual([
            one,
            each.model.steps,
            each.model.version,
            each.model.name,
            each.model.draft?.name ?? null,
            each.model.waits.map(({ version }) => version).toSorted((a, b) => b - a),
            each.model.force.length - 1,
          ])
        }
      }
    }),
    { numRuns: 12, interruptAfterTimeLimit: 240_000, endOnFailure: true },
  )
}, 300_000)
