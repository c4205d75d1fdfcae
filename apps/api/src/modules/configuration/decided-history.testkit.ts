import type { Item, ItemsByKind } from '@ventanilla/domain/configuration/kinds'
import { addDays, bogotaDate, bogotaInstant } from '@ventanilla/domain/terms/dates'
import fc from 'fast-check'
import { expect } from 'vitest'
import { filesOf } from '../../db/configuration/carrying/carried-files.ts'
import { cutAt } from '../../db/configuration/configuration.testkit.ts'
import { bringDueIntoForce, callOff, publish, schedule } from '../../db/configuration/release.ts'
import { storedContent } from '../../db/configuration/versions.ts'
import { expected } from '../../db/connection/expected.ts'
import { sql } from '../../db/connection/sql.ts'
import { makeZip } from '../../testing/papers/make-zip.ts'
import { filedCase, walk } from '../../testing/stories/family-walk.ts'
import { FAMILY, familyWith } from '../../testing/stories/second-validation.ts'
import type { ApiWorld } from '../../testing/stories/world.ts'

/** What an authority does with its configuration while cases are worked, with a model of it in memory. */

const [ADMIN, ROOT] = ['cli-admin@demo.test', 'superadmin@demo.test']
const STEM = '/api/v1/configuracion'
const WHY = { reason: 'Historia de prueba', norm: 'Acuerdo 1 de 2026' }

/** What is decided, as the model knows it. */
export interface Decided {
  readonly term: { readonly amount: number; readonly begun: boolean }
  readonly title: string
  readonly wage: number | null
  readonly closed: readonly string[]
}
type Change = Partial<Omit<Decided, 'closed'>> & { readonly closed?: string }

export interface Step {
  readonly do:
    | ('publish' | 'schedule' | 'call off' | 'go back' | 'edit' | 'publish edited' | 'bring' | 'cut')
    | ('wait' | 'file' | 'work')
  readonly what: 'term' | 'title' | 'wage' | 'closed'
  readonly amount: number
  readonly begun: boolean
  readonly which: number
}
export const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step['do'][]>(
    ...(['publish', 'publish', 'schedule', 'call off', 'go back', 'edit', 'publish edited'] as const),
    ...(['bring', 'cut', 'wait', 'file', 'file', 'work', 'work', 'work'] as const),
  ),
  what: fc.constantFrom<Step['what'][]>('term', 'term', 'title', 'wage', 'closed'),
  amount: fc.integer({ min: 3, max: 20 }),
  begun: fc.boolean(),
  which: fc.nat(7),
})

/** One portal with its model. */
export class History {
  /** what is in force from each release on */
  readonly releases: { readonly number: number; readonly decided: Decided }[]
  waits: { readonly item: string; readonly change: Change; readonly due: Date }[] = []
  edited: Decided['term'] | null = null
  /** terms in the order in which they came into force */
  readonly terms: Decided['term'][]
  readonly cases: string[] = []
  private keys = 600
  readonly world: ApiWorld
  readonly shipped: {
    readonly [Id in 'tramite' | 'familia' | 'cifras']: ItemsByKind[Id][number]['content']
  }

  constructor(world: ApiWorld, release: number) {
    this.world = world
    const { contents } = world.deps.catalogue
    this.shipped = {
      tramite: expected(contents.of('tramite').get('3'), 'type 3'),
      familia: expected(contents.of('familia').get(FAMILY), FAMILY),
      cifras: expected(contents.of('cifras').get('2026'), '2026'),
    }
    const { amount } = expected(
      this.shipped.tramite.definition.terms.find(({ binds }) => binds.includes('PG-03')),
      'the term',
    )
    const title = this.shipped.familia.definition.steps.find(({ id }) => id === 'PG-03')?.title ?? ''
    const term = { amount, begun: false }
    this.terms = [term]
    this.releases = [
      { number: release, decided: { term, title, wage: this.shipped.cifras.smmlv, closed: [] } },
    ]
  }
  get now(): Decided {
    return expected(this.releases.at(-1), 'a release').decided
  }
  comes(change: Change): void {
    const { closed, ...rest } = change
    const decided = {
      ...this.now,
      ...rest,
      closed: [...this.now.closed, ...(closed === undefined ? [] : [closed])],
    }
    if (change.term !== undefined) this.terms.push(change.term)
    this.releases.push({ number: expected(this.releases.at(-1), 'a release').number + 1, decided })
  }
  /** What a step changes; each is another item. */
  changeOf({ what, amount, begun }: Step): Change {
    if (what === 'term') return { term: { amount, begun } }
    if (what === 'title') return { title: `Validación ${amount}` }
    if (what === 'wage') return { wage: 1_700_000 + amount * 1000 }
    return { closed: addDays(this.today, 1 + amount) }
  }
  itemOf(change: Change): Item {
    const { tramite, familia, cifras } = this.shipped
    if (change.term !== undefined) {
      const { amount, begun } = change.term
      const terms = tramite.definition.terms.map((one) =>
        one.binds.includes('PG-03') ? { ...one, amount, ...(begun && { bindsBegun: true as const }) } : one,
      )
      return {
        kind: 'tramite',
        key: '3',
        content: { ...tramite, definition: { ...tramite.definition, terms } },
      }
    }
    if (change.title !== undefined) {
      const { title } = change
      return familyWith(familia, (all) => all.map((one) => (one.id === 'PG-03' ? { ...one, title } : one)))
    }
    if (typeof change.wage === 'number')
      return { kind: 'cifras', key: '2026', content: { ...cifras, smmlv: change.wage } }
    this.keys += 1
    const content = { order: this.keys, name: `Cierre ${this.keys}`, active: true, office: null }
    const closing: Item<'dia_cerrado'> = {
      kind: 'dia_cerrado',
      key: String(this.keys),
      content: { ...content, date: change.closed ?? '' },
    }
    return closing
  }
  get at(): Date {
    return this.world.clock.now()
  }
  get today(): string {
    return bogotaDate(this.at.toISOString())
  }
}

const by = (world: ApiWorld) => {
  const person = world.people.get(ADMIN) ?? ''
  return { author: person, publisher: person, ...WHY }
}
const call = async (
  world: ApiWorld,
  who: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) => {
  await world.db.run(sql`delete from rate_limits`)
  return world.call(method, `${STEM}${path}`, body, await world.tokenFor(who))
}
const TERM = '/clases/tramite/elementos/3'

/** Publishes the draft of the term, by another person than who wrote it. */
async function publishTerm({ world }: History): Promise<number> {
  const { body } = await call(world, ROOT, 'GET', TERM)
  const items = [{ kind: 'tramite', key: '3', hash: body.draft.hash }]
  return (await call(world, ROOT, 'POST', '/publicaciones', { items, ...WHY })).status
}
async function discardTerm(history: History): Promise<void> {
  const { body } = await call(history.world, ADMIN, 'GET', TERM)
  if (body.draft !== null)
    await call(history.world, ADMIN, 'POST', `${TERM}/borrador/descartar`, { revision: body.revision })
  history.edited = null
}

/** Each step, done and told to the model. */
export const DOES: Readonly<Record<Step['do'], (history: History, step: Step) => Promise<void>>> = {
  async publish(history, one) {
    const change = history.changeOf(one)
    await publish(history.world.db, { items: [history.itemOf(change)], ...by(history.world) }, history.at)
    history.comes(change)
  },
  async cut(history, one) {
    const { world } = history
    const change = history.changeOf(one)
    const cut = publish(
      cutAt(one.which + 1, world.db),
      { items: [history.itemOf(change)], ...by(world) },
      history.at,
    )
    // a publication has some seven statements: a later cut never comes
    const whole = await cut.then(
      () => true,
      (error: Error) => (expect(error.message).toBe('cut'), false),
    )
    if (whole) history.comes(change)
  },
  async schedule(history, one) {
    const change = history.changeOf(one)
    const item = history.itemOf(change)
    const due = new Date(bogotaInstant(addDays(history.today, 1 + (one.which % 3)), 0))
    const name = `${item.kind}/${item.key}`
    const taken = history.waits.some((other) => other.item === name && +other.due === +due)
    const done = await schedule(
      history.world.db,
      { items: [item], ...by(history.world) },
      due,
      history.at,
    ).then(
      () => true,
      () => false,
    )
    expect(done).toBe(!taken)
    if (done) history.waits.push({ item: name, change, due })
  },
  async 'call off'(history, one) {
    const wait = history.waits[one.which]
    if (wait === undefined) return
    const [kind = '', key = ''] = wait.item.split('/')
    // the model names kinds only
    await callOff(history.world.db, { kind: kind as Item['kind'], key, due: wait.due }, history.at)
    history.waits = history.waits.filter((other) => other !== wait)
  },
  async 'go back'(history) {
    const before = history.terms.at(-2)
    const now = history.now.term
    if (before === undefined || JSON.stringify(before) === JSON.stringify(now)) return
    const force = await history.world.db.rows<{ version: number }>(sql`
      select f.version from configuration_in_force f join configuration_items i on i.id = f.item
      where i.kind = 'tramite' and i.key = '3' and f.release is not null order by f.release desc limit 2`)
    const [inForce, to] = force.map(({ version }) => version)
    const path = `${TERM}/versiones/${to}/volver`
    const { status, body } = await call(history.world, ADMIN, 'POST', path, { inForce, ...WHY })
    expect([status, body.message]).toEqual([200, undefined])
    history.comes({ term: before })
  },
  async edit(history, { amount, begun }) {
    const { body } = await call(history.world, ADMIN, 'GET', TERM)
    const { content } = history.itemOf({ term: { amount, begun } })
    const draft = { revision: body.revision, base: body.inForce.version, content }
    expect((await call(history.world, ADMIN, 'PUT', `${TERM}/borrador`, draft)).status).toBe(200)
    history.edited = { amount, begun }
  },
  async 'publish edited'(history) {
    const { edited } = history
    if (edited === null) return
    // what another user published since, or says the same, is refused, and nothing comes into force
    const status = await publishTerm(history)
    expect([200, 409]).toContain(status)
    if (status === 200) history.comes({ term: edited })
    if (status === 200) history.edited = null
  },
  async bring(history, { amount, begun }) {
    const { world } = history
    await discardTerm(history)
    const term = { amount, begun }
    if (JSON.stringify(term) === JSON.stringify(history.now.term)) return
    const item = history.itemOf({ term })
    const zip = makeZip(
      [...filesOf({ contents: [storedContent(item)], layers: [] })].map(([name, data]) => ({ name, data })),
    )
    await world.db.run(sql`delete from budgets`)
    const archive = { archive: zip.toString('base64'), items: [{ kind: 'tramite', key: '3' }] }
    expect((await call(world, ADMIN, 'POST', '/archivo/borradores', archive)).status).toBe(200)
    expect(await publishTerm(history)).toBe(200)
    history.comes({ term })
  },
  async wait(history) {
    const { world } = history
    world.clock.set(new Date(history.at.getTime() + 86_400_000))
    const instants = [...new Set(history.waits.map(({ due }) => +due))].toSorted((a, b) => a - b)
    for (const due of instants.filter((one) => one <= +history.at)) {
      const together = history.waits.filter((one) => +one.due === due)
      const [first = {}, ...more] = together.map(({ change }) => change)
      // two closed days of one instant are two items: the model takes them one after the other, as one release
      history.comes(first)
      for (const change of more) {
        const { number } = expected(history.releases.at(-1), 'a release')
        history.comes(change)
        const { decided } = expected(history.releases.pop(), 'a release')
        history.releases.pop()
        history.releases.push({ number, decided })
      }
    }
    history.waits = history.waits.filter(({ due }) => due > history.at)
    await bringDueIntoForce(world.db, history.at)
  },
  async file(history) {
    if (history.cases.length < 6) history.cases.push(await filedCase(history.world, 3))
  },
  async work(history, { which }) {
    const { world } = history
    const caseId = history.cases[which % Math.max(1, history.cases.length)]
    if (caseId === undefined) return
    const open = (await world.openTasks(caseId)).map((task) => task.step)
    if (open.includes('PG-02')) await walk(world, caseId, [['PG-02', 'completa']])
    else if (open.includes('PG-03')) await world.advanceTo(caseId, 'LIQ-02')
  },
}
