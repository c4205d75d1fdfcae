import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/**
 * Access to an act, by addressee and by notification, compared with a simple model over random cases: two
 * parties with their own dates and means, a third party and a consulting reader.
 */
const OWNER = 'ciudadano@demo.test'
const PROXY = 'apoderado@demo.test'
const THIRD = 'empresa@demo.test'
const READER = 'consulta@demo.test'
const STRANGER = 'vecino-1@demo.test'
const OFFICIAL = 'cli-gestion-documental@demo.test'
const PEOPLE = [OWNER, PROXY, THIRD, READER, STRANGER, OFFICIAL]

/** How each template is notified and whether it is personal, as the fact sheets say. */
const TEMPLATES: Readonly<Record<string, { readonly filed?: true; readonly personal?: true }>> = {
  CITACION: { filed: true, personal: true },
  AVISO_NOTIF: { filed: true, personal: true },
  NOTIF_ELECTRONICA: { filed: true, personal: true },
  ACTA_NOTIF_PERSONAL: { filed: true, personal: true },
  CONCEPTO_TEC: { filed: true },
  RES_OTORGA: {},
  AUTO_INICIO: {},
  COMUNICACION: { personal: true },
}

const anAct = fc.record({
  template: fc.constantFrom(...Object.keys(TEMPLATES)),
  signed: fc.constantFrom(true, true, true, false),
  addressee: fc.option(fc.constantFrom(OWNER, PROXY, THIRD), { nil: null }),
  announced: fc.boolean(),
  notified: fc.uniqueArray(
    fc.record({
      who: fc.constantFrom(OWNER, PROXY, THIRD),
      state: fc.constantFrom('pending', 'done', 'done', 'failed'),
      means: fc.constantFrom('personal', 'aviso', 'electronica'),
      on: fc.constantFrom('2026-03-02', '2026-03-09', '2026-04-13'),
    }),
    { maxLength: 3, selector: (one) => one.who },
  ),
})
type AnAct = typeof anAct extends fc.Arbitrary<infer T> ? T : never

/** The model: who reads an act's document, and who can open it in the portal. */
function allowed(who: string, act: AnAct): { readonly paper: boolean; readonly opens: boolean } {
  const of = TEMPLATES[act.template] ?? {}
  const yes = { paper: true, opens: true }
  const no = { paper: false, opens: false }
  if (who === OFFICIAL) return yes
  if (who === STRANGER || !act.signed) return no
  if (act.addressee !== null) return act.addressee === who ? yes : no
  if (who === THIRD && of.personal === true) return no
  if (act.announced) return yes
  const own = act.notified.find((one) => one.who === who)
  if (own !== undefined && own.state === 'done') return yes
  if (own === undefined && act.notified.length > 0 && act.notified.every((one) => one.state === 'done'))
    return yes
  return { paper: false, opens: of.filed === true && who !== READER }
}

let world: ApiWorld
let caseId = ''
const ids: Record<string, string> = {}
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  for (const who of PEOPLE) ids[who] = await world.personId(who)
  for (const [who, role] of [
    [PROXY, 'apoderado'],
    [THIRD, 'tercero'],
    [READER, 'consulta'],
  ] as const)
    await world.db.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      values (${caseId}::uuid, ${ids[who] ?? ''}::uuid, ${role}, ${world.clock.now()})`)
}, 180_000)
afterAll(() => world.close())

async function store(act: AnAct): Promise<{ actId: string; fileId: string }> {
  const [actId, fileId] = [randomUUID(), randomUUID()]
  const now = world.clock.now()
  const official = ids[OFFICIAL] ?? ''
  const code = act.signed ? actId.replaceAll('-', '').toUpperCase() : null
  await world.db.run(sql`
    insert into files(id, owner_id, case_id, purpose, name, mime, size, sha256, storage_key, state, created_at, confirmed_at)
    values (${fileId}::uuid, ${official}::uuid, ${caseId}::uuid, 'acto', 'acto.pdf', 'application/pdf', 10, 'x', ${`actos/${actId}`}, 'ready', ${now}, ${now})`)
  await world.db.run(sql`
    insert into acts(id, case_id, template, origin_step, state, title, doc, series, drafter_id, addressee_id, code, announced_at, signed_at, file_id, created_at, updated_at)
    values (${actId}::uuid, ${caseId}::uuid, ${act.template}, 'NOT-04', ${act.signed ? 'sealed' : 'draft'}, 'Acto', '{}'::jsonb, 'SIN_SERIE', ${official}::uuid,
      ${act.addressee === null ? null : (ids[act.addressee] ?? null)}::uuid, ${code}, ${act.announced && act.signed ? now : null}, ${act.signed ? now : null}, ${fileId}::uuid, ${now}, ${now})`)
  for (const one of act.notified)
    await world.db.run(sql`
      insert into notifications(id, case_id, act_id, recipient_id, recipient_name, means, state, legal_on, created_at)
      values (${randomUUID()}::uuid, ${caseId}::uuid, ${actId}::uuid, ${ids[one.who] ?? ''}::uuid, ${one.who}, ${one.means}, ${one.state},
        ${one.state === 'done' ? one.on : null}, ${now})`)
  return { actId, fileId }
}

it('opens an act to whom it was written or made known, and to officials in reach, and to nobody else', async () => {
  const acts = fc.sample(anAct, { seed: 20260302, numRuns: process.env['DEEP'] === undefined ? 40 : 400 })
  const seen = { open: 0, closed: 0, letters: 0 }
  for (const act of acts) {
    const { actId, fileId } = await store(act)
    for (const who of PEOPLE) {
      const token = await world.tokenFor(who)
      const link = await world.call('GET', `/api/v1/archivos/${fileId}/enlace`, undefined, token)
      const opened = await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, token)
      const found = { paper: link.status === 200, opens: opened.status === 200 }
      const expected = allowed(who, act)
      expect([act, who, found]).toEqual([act, who, expected])
      seen[expected.opens ? 'open' : 'closed'] += 1
      if (act.addressee !== null && expected.opens && who !== OFFICIAL) seen.letters += 1
    }
    // the case's lists contain the same documents
    for (const who of PEOPLE.filter((one) => one !== STRANGER && one !== OFFICIAL)) {
      const detail = await world.call(
        'GET',
        `/api/v1/solicitudes/${caseId}`,
        undefined,
        await world.tokenFor(who),
      )
      const listed = (detail.body.acts as { id: string; fileId: string | null }[]).find(
        ({ id }) => id === actId,
      )
      expect([act, who, listed?.fileId === fileId]).toEqual([act, who, allowed(who, act).paper])
      if (act.addressee !== null && act.addressee !== who)
        expect([act, who, listed]).toEqual([act, who, undefined])
    }
    await world.db.run(sql`delete from notifications where act_id = ${actId}::uuid`)
    await world.db.run(sql`delete from acts where id = ${actId}::uuid and code is null`)
  }
  expect(seen.open).toBeGreaterThan(40)
  expect(seen.closed).toBeGreaterThan(40)
  expect(seen.letters).toBeGreaterThan(5)
}, 300_000)
