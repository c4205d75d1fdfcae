import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/**
 * A party reads a decision once notified of it, through any entry point, and never through another's
 * notification: not the applicant through their proxy's, nor a third party through the applicant's. A reader
 * without a notification of their own (joined later, or only consults) reads it once everybody was notified.
 */
const OWNER = 'ciudadano@demo.test'
const PROXY = 'apoderado@demo.test'
const THIRD = 'empresa@demo.test'
const READER = 'consulta@demo.test'
const LATE = 'vecino-1@demo.test'
const EVERYBODY = [OWNER, PROXY, THIRD, READER, LATE]

let world: ApiWorld
let caseId = ''
let actId = ''
let fileId = ''
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  await world.db.run(
    sql`update users set electronic_notification = true where email = any(${[OWNER, PROXY, THIRD]}::text[])`,
  )
  for (const [email, role] of [
    [PROXY, 'apoderado'],
    [THIRD, 'tercero'],
    [READER, 'consulta'],
  ] as const)
    await joins(email, role)
  await world.advanceTo(caseId, 'NOT-01')
  await world.drain()
  const act = await world.db.one<{ id: string; file_id: string }>(
    sql`select id, file_id from acts where case_id = ${caseId}::uuid and template like 'RES_%' and number is not null`,
  )
  actId = act?.id ?? ''
  fileId = act?.file_id ?? ''
}, 180_000)
afterAll(() => world.close())

async function joins(email: string, role: string): Promise<void> {
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    values (${caseId}::uuid, ${await world.personId(email)}::uuid, ${role}, ${world.clock.now()})`)
}

const get = async (who: string, path: string) => world.call('GET', path, undefined, await world.tokenFor(who))

/** Entry points through which a user reaches the decision. */
async function doors(who: string): Promise<Record<string, boolean>> {
  const detail = await get(who, `/api/v1/solicitudes/${caseId}`)
  const acts = (detail.body.acts ?? []) as { id: string; fileId: string | null }[]
  const index = await get(who, `/api/v1/solicitudes/${caseId}/expediente`)
  const zip = await get(who, `/api/v1/solicitudes/${caseId}/expediente/exportar`)
  const told = await get(who, `/api/v1/solicitudes/${caseId}/notificaciones`)
  const link = await get(who, `/api/v1/archivos/${fileId}/enlace`)
  const number =
    (await world.db.one<{ number: string }>(sql`select number from acts where id = ${actId}::uuid`))
      ?.number ?? '?'
  return {
    list: acts.some((act) => act.id === actId && act.fileId === fileId),
    anywhere: JSON.stringify(detail.body).includes(fileId),
    index: JSON.stringify(index.body).includes(fileId),
    archive: zip.status === 200 && zip.raw.toString('latin1').includes(number),
    notifications: (told.body.rows as { act: { id: string }; readable: boolean }[]).some(
      (row) => row.act.id === actId && row.readable,
    ),
    paper: link.status === 200,
    act:
      (await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, await world.tokenFor(who))).status ===
      200,
  }
}

const CLOSED = {
  list: false,
  anywhere: false,
  index: false,
  archive: false,
  notifications: false,
  paper: false,
  act: false,
}
const OPEN = {
  list: true,
  anywhere: true,
  index: true,
  archive: true,
  notifications: true,
  paper: true,
  act: true,
}
/** a notification is visible to its recipient; a reader who was not notified has none */
const READ = { ...OPEN, notifications: false }

/**
 * Notifies the next recipient: by mail, and they open it; a recipient without authorization is summoned and
 * attends.
 */
async function notifyOne(): Promise<string> {
  await world.advanceTo(caseId, 'NOT-02')
  const { facts, flow } = (await world.load(caseId)).state
  const who = flow.notifying?.recipients.find((one) => one.legalOn === null)?.personId ?? ''
  if (facts[`autoriza.${who}`] !== true) {
    await world.advanceTo(caseId, 'NOT-06')
    return who
  }
  await world.advanceTo(caseId, 'NOT-03')
  await world.writeAct(caseId, 'NOT-03')
  await world.drain()
  const reply = await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, await world.tokenFor(who))
  expect([reply.status, reply.body.recorded]).toEqual([200, true])
  return who
}

it('orders each to be notified by their own means: by mail where they allowed it, and since when', async () => {
  const act = await world.db.one<{ text: string }>(
    sql`select doc::text as text from acts where id = ${actId}::uuid`,
  )
  const names = (await world.load(caseId)).state.parties.map((one) => [one.role, one.name])
  const nameOf = Object.fromEntries(names) as Record<string, string>
  const said = act?.text ?? ''
  const mail = 'por medios electrónicos, en el correo [^ ]+, como lo autorizó'
  const since = ' el \\d{1,2} de [a-z]+ de \\d{4}'
  const inPerson = 'personalmente, previa citación, y de no ser posible por aviso'
  expect(said).toMatch(new RegExp(`a ${nameOf['solicitante']}, solicitante, ${mail}${since}`))
  expect(said).toMatch(new RegExp(`a ${nameOf['apoderado']}, apoderado del solicitante, ${inPerson}`))
  expect(said).toMatch(new RegExp(`a ${nameOf['tercero']}, tercero interviniente, ${mail}`))
  expect(said).not.toContain('si autorizó')
})

const lettersSeen = new Set<string>()
/**
 * Letters of one recipient's notification (summons, notice, acta, certificate) open for that recipient only.
 */
async function opensLettersOfOnly(whom: string): Promise<void> {
  const letters = await world.db.rows<{ id: string; template: string; file_id: string }>(sql`
    select id, template, file_id from acts where case_id = ${caseId}::uuid and origin_step like 'NOT-%' and code is not null`)
  const fresh = letters.filter(({ id }) => !lettersSeen.has(id))
  expect(fresh.length).toBeGreaterThan(1)
  for (const { id, template, file_id: paper } of fresh) {
    lettersSeen.add(id)
    for (const who of EVERYBODY) {
      const token = await world.tokenFor(who)
      const act = await world.call('POST', `/api/v1/actos/${id}/acceso`, {}, token)
      const link = await world.call('GET', `/api/v1/archivos/${paper}/enlace`, undefined, token)
      const detail = await get(who, `/api/v1/solicitudes/${caseId}`)
      const index = await get(who, `/api/v1/solicitudes/${caseId}/expediente`)
      const listed = ((detail.body.acts ?? []) as { id: string }[]).some((one) => one.id === id)
      const indexed = JSON.stringify(index.body).includes(paper)
      const opens = who === whom
      expect([template, who, act.status, link.status === 200, listed, indexed]).toEqual([
        template,
        who,
        opens ? 200 : 404,
        opens,
        opens,
        opens,
      ])
    }
  }
}

describe('a decision that is notified to three parties, one after another', () => {
  it('opens to each by their own notification and by no other', async () => {
    const ids = new Map(
      await Promise.all(EVERYBODY.map(async (email) => [await world.personId(email), email] as const)),
    )
    for (const who of [OWNER, PROXY, THIRD, READER]) expect([who, await doors(who)]).toEqual([who, CLOSED])
    const told: string[] = []
    for (let n = 0; n < 3; n++) {
      told.push(ids.get(await notifyOne()) ?? '')
      if (n === 1) await joins(LATE, 'tercero')
      const all = n === 2
      for (const who of EVERYBODY.filter((one) => one !== LATE || n > 0)) {
        const expected = told.includes(who) ? OPEN : all ? READ : CLOSED
        // a consulting reader downloads no archive
        const archive = expected.archive && who !== READER
        expect([n, who, await doors(who)]).toEqual([n, who, { ...expected, archive }])
      }
      await world.writeAct(caseId, 'NOT-06')
      await world.drain()
      await opensLettersOfOnly(told.at(-1) ?? '')
      await world.doTask(caseId, 'NOT-06', all ? 'constancia' : 'otro')
      await world.drain()
    }
    expect(told.toSorted()).toEqual([OWNER, PROXY, THIRD].toSorted())
  }, 240_000)
})
