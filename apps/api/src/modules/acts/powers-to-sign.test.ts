import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { addDays, bogotaDate, longDate } from '@ventanilla/domain/terms/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expected } from '../../db/connection/expected.ts'
import { sql } from '../../db/connection/sql.ts'
import { signingOf } from '../../testing/stories/signing-codes.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Powers to sign that the authority publishes, from the signature to the appeal. */

const EDITOR = 'cli-coordinador-juridico@demo.test'
const PUBLISHER = 'cli-admin@demo.test'
const APPLICANT = 'ciudadano@demo.test'
const ITEMS = '/api/v1/configuracion/clases/competencia/elementos'
type Power = ContentOf<'competencia'>

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 240_000)
afterAll(() => world.close())

const as = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  world.call(method, path, body, await world.tokenFor(who))
const today = (): string => bogotaDate(world.clock.now().toISOString())
const inForce = (): ReadonlyMap<string, Power> => world.deps.catalogue.contents.of('competencia')
const powerOf = (role: string, kind: Power['kind']): readonly [string, Power] =>
  expected(
    [...inForce()].find(([, power]) => power.role === role && power.kind === kind),
    `${role} ${kind}`,
  )

interface Change {
  /** null: a new one */
  readonly key: string | null
  readonly content: Power
}

/** One person writes, another publishes with the norm; what is warned of is accepted. */
async function decide(...changes: readonly Change[]) {
  const items: { kind: string; key: string; hash: string }[] = []
  for (const { key, content } of changes) {
    const saved =
      key === null
        ? await as(EDITOR, 'POST', ITEMS, { content })
        : await as(EDITOR, 'GET', `${ITEMS}/${key}`).then(({ body }) =>
            as(EDITOR, 'PUT', `${ITEMS}/${key}/borrador`, {
              revision: body.revision,
              base: body.inForce.version,
              content,
            }),
          )
    expect(saved.status).toBeLessThan(300)
    items.push({ kind: 'competencia', key: key ?? saved.body.key, hash: saved.body.hash })
  }
  const review = await as(PUBLISHER, 'POST', '/api/v1/configuracion/revision', {
    items: items.map(({ kind, key }) => ({ kind, key })),
  })
  expect(review.body.items.flatMap(({ problems }: { readonly problems: unknown[] }) => problems)).toEqual([])
  const published = await as(PUBLISHER, 'POST', '/api/v1/configuracion/publicaciones', {
    items,
    reason: 'Lo distribuyó la Dirección',
    norm: 'Resolución 0500 de 2026',
    accepted: review.body.findings.map(({ id }: { readonly id: string }) => ({
      finding: id,
      reason: 'El cargo queda vacante',
    })),
  })
  await world.deps.configuration.look()
  return published
}

/** Accounts that could sign before the legal head are deactivated. */
async function away(...roles: readonly string[]): Promise<void> {
  await world.db.run(sql`
    update users u set active = false where exists (
      select 1 from user_roles r where r.user_id = u.id and r.role = any(${[...roles]}::text[]))`)
}

const decisionOf = async (caseId: string) =>
  expected(
    await world.db.one<{ text: string; under: { kind: string; superior: string | null }; code: string }>(sql`
      select doc::text as text, signed_under as under, code from acts
      where case_id = ${caseId}::uuid and template = 'RES_OTORGA'`),
    'a decision',
  )
const appealOf = async (caseId: string) =>
  (await as(APPLICANT, 'GET', `/api/v1/solicitudes/${caseId}`)).body.actions.appeal
const waysOf = async (caseId: string): Promise<readonly string[]> =>
  (await appealOf(caseId)).ways.map(({ value }: { readonly value: string }) => value)

describe('a delegation that is published for tomorrow', () => {
  it('is in the acts that are signed from tomorrow on and decides their appeals; what was signed keeps its ground', async () => {
    const [first, second] = [await world.fileConcession(), await world.fileConcession()]
    for (const { caseId } of [first, second]) await world.advanceTo(caseId, 'PG-13')
    await away('CLI_DIRECTOR_GENERAL', 'CLI_SUBDIRECTOR_RECURSOS', 'CLI_JEFE_TERRITORIAL')

    const tomorrow = addDays(today(), 1)
    const [ownKey, own] = powerOf('CLI_SUBDIRECTOR_JURIDICO', 'propia')
    const delegation: Power = {
      ...own,
      order: 90,
      name: 'Delegación de las decisiones',
      kind: 'delegacion',
      authority: 'CLI_DIRECTOR_GENERAL',
      authorityWords: 'el Director General',
      classes: ['resolucion'],
      title: 'la Resolución',
      of: '',
      number: '0500',
      date: today(),
      from: tomorrow,
      until: addDays(tomorrow, 60),
    }
    const made = await decide({ key: null, content: delegation })
    expect([made.status, made.body.release]).toEqual([200, expect.any(Number)])

    await world.advanceTo(first.caseId, 'PG-14')
    const ofToday = await decisionOf(first.caseId)
    expect(ofToday.under).toMatchObject({ kind: 'propia', superior: 'el Director General' })
    expect(ofToday.text).toContain('en ejercicio de las facultades propias de su cargo')
    expect(ofToday.text).toContain('apelación')

    world.clock.set(new Date(world.clock.now().getTime() + 24 * 3_600_000))
    await world.advanceTo(second.caseId, 'PG-14')
    const ofTomorrow = await decisionOf(second.caseId)
    expect(ofTomorrow.under).toMatchObject({ kind: 'delegacion', superior: null })
    expect(ofTomorrow.text).toContain(
      `en uso de las facultades delegadas por el Director General mediante la Resolución 0500 del ${longDate(delegation.date)}`,
    )

    for (const { caseId } of [first, second]) await world.advanceTo(caseId, 'PG-15')
    const appeals = async () => [await waysOf(first.caseId), await waysOf(second.caseId)]
    const announced = [['reposicion', 'reposicion_apelacion', 'apelacion'], ['reposicion']]
    expect(await appeals()).toEqual(announced)
    expect((await appealOf(second.caseId)).whyNot).toMatch(
      /se expidió por delegación, como si lo hubiera firmado quien delegó/,
    )

    // the superior changes, and the delegation is withdrawn for the day on which it was used
    const changed = await decide(
      { key: ownKey, content: { ...own, authority: '', authorityWords: '' } },
      {
        key: made.body.items?.[0]?.key ?? lastKey(),
        content: { ...delegation, until: tomorrow, from: tomorrow, holder: 'encargado' },
      },
    )
    expect(changed.status).toBe(200)
    expect(await appeals()).toEqual(announced)
    const shown = await world.call('GET', `/api/v1/verificar/${ofTomorrow.code}`)
    expect(JSON.stringify(shown.body)).not.toContain('(E)')
  }, 240_000)

  const lastKey = (): string => expected([...inForce().keys()].at(-1), 'a power')
})

it('a power that has ended is refused at the signature, with the sentence that says since when', async () => {
  world.clock.set(new Date(world.clock.now().getTime() + 3 * 24 * 3_600_000))
  const { ask, signer } = await signingOf(world)
  const yesterday = addDays(today(), -1)
  const ended = [...inForce()].filter(([, { role }]) => signer.roles.includes(role))
  const changed = await decide(
    ...ended.map(([key, content]) => ({ key, content: { ...content, until: yesterday } })),
  )
  expect([changed.status, changed.body.message]).toEqual([200, undefined])
  const refused = await ask()
  expect([refused.status, refused.body.code]).toEqual([403, 'sin_competencia'])
  expect(refused.body.message).toMatch(
    new RegExp(`^La competencia que le dio .* terminó el ${longDate(yesterday)}: hoy no puede firmar`),
  )
})
