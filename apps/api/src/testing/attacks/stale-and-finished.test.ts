import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { plausible, schemaOf } from './bad-values.ts'
import { fingerprint } from '../servers/fingerprint.ts'
import { addOwnKey } from '../servers/own-key.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

const OWNER = 'ciudadano@demo.test'
const ADMIN = 'cli-admin@demo.test'
const LATER = '2026-12-31'

let world: ApiWorld
/**
 * a case whose act waits for its signature, one whose act is written, one open to appeal, one that has ended
 */
const at = {} as Record<'signing' | 'drafting' | 'decided' | 'finished', string>
beforeAll(async () => {
  world = await startWorld()
  at.signing = (await world.fileConcession()).caseId
  await world.advanceTo(at.signing, 'FIR-04')
  at.drafting = (await world.fileConcession()).caseId
  await world.advanceTo(at.drafting, 'FIR-02')
  at.finished = (await world.fileConcession()).caseId
  await world.advanceTo(at.finished, 'FIN')
  // last: ending the finished case moves the clock past any open appeal term
  at.decided = (await world.fileConcession()).caseId
  await world.advanceTo(at.decided, 'PG-15')
}, 240_000)
afterAll(() => world.close())

const versionOf = async (caseId: string): Promise<number> =>
  (await world.db.one<{ version: number }>(sql`select version from cases where id = ${caseId}::uuid`))
    ?.version ?? 0

/** A change of applicant for all its calls, which are tried in the order of its steps: none of them moves it. */
let change: Promise<string> | undefined
async function askedChange(): Promise<string> {
  const { caseId } = await world.fileConcession()
  return (await world.bindChange(caseId, 'vecino-1@demo.test')).changeId
}

/** The change waiting in a step, with the token of a permitted user. */
async function changeAt(step: string): Promise<{ id: string; token: string }> {
  const changeId = await (change ??= askedChange())
  await world.advanceTo(changeId, step)
  return { id: changeId, token: await world.tokenFor((await world.doerOf(changeId, step)).id) }
}

/** A call on the change, one version behind. */
async function onChange(step: string, body: Readonly<Record<string, unknown>> = {}): Promise<Stale> {
  const { id, token } = await changeAt(step)
  return onCase(id, token, { id, ...body })
}

interface Stale {
  readonly path: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly token: string
}

/** The case's open task, with the token of a permitted user. */
async function open(caseId: string): Promise<{ id: string; actId: string; token: string; step: string }> {
  const [task] = await world.openTasks(caseId)
  const doer = await world.doerOf(caseId, task?.step ?? '')
  return {
    id: task?.id ?? '',
    actId: task?.actId ?? '',
    step: task?.step ?? '',
    token: await world.tokenFor(doer.id),
  }
}

/** A call on the case, one version behind. */
async function onCase(
  caseId: string,
  token: string,
  body: Readonly<Record<string, unknown>>,
  path: Readonly<Record<string, string>> = { id: caseId },
): Promise<Stale> {
  return { path, token, body: { ...body, version: (await versionOf(caseId)) - 1 } }
}

async function onAccount(body: Readonly<Record<string, unknown>>): Promise<Stale> {
  const token = await world.tokenFor(ADMIN)
  const id = await world.personId('cli-tecnico-norte@demo.test')
  const { body: account } = await world.call('GET', `/api/v1/usuarios/${id}`, undefined, token)
  return { path: { id }, token, body: { ...body, version: account.version - 1 } }
}

/** The last code sent for an act of a case. */
async function codeSent(caseId: string): Promise<string> {
  const sent = await world.db.one<{ text: string }>(
    sql`select payload->>'text' as text from outbox where case_id = ${caseId}::uuid and fact_key like 'firma:%' order by id desc limit 1`,
  )
  return /\d{4}/.exec(sent?.text ?? '')?.[0] ?? ''
}

/** An application the ventanilla drafts for an account holder. */
async function atWindow(): Promise<{ id: string; version: number; token: string }> {
  const token = await world.tokenFor('cli-ventanilla-unica@demo.test')
  const person = { id: await world.personId(OWNER), document: '28534107' }
  const opened = await world.call(
    'POST',
    '/api/v1/ventanilla/solicitudes',
    { ttId: 16, office: 'ibague', person },
    token,
  )
  const id = opened.body.id as string
  const { body } = await world.call('GET', `/api/v1/ventanilla/solicitudes/${id}`, undefined, token)
  return { id, version: body.version as number, token }
}

const WHY = 'Lo pidió por escrito en la ventanilla.'

/** A third party of a case, and the token of an administrator. */
async function thirdParty(): Promise<{ id: string; token: string }> {
  const id = await world.personId('empresa@demo.test')
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    values (${at.drafting}::uuid, ${id}::uuid, 'tercero', ${world.clock.now()}) on conflict do nothing`)
  return { id, token: await world.tokenFor(ADMIN) }
}

const ROLES = { mainRole: 'CLI_TECNICO', additionalRoles: [], office: 'norte' }

/** A stale request for each call that takes a version; those on the change in the order of its steps. */
const STALE: Readonly<Record<string, () => Promise<Stale>>> = {
  'accounts.activateUser': () => onAccount(ROLES),
  'accounts.correctRoles': () => onAccount(ROLES),
  'accounts.refuseUser': () => onAccount({ reason: 'No trabaja aquí' }),
  'accounts.deactivateUser': () => onAccount({ reason: 'No trabaja aquí' }),
  'accounts.updateProfile': async () => {
    const token = await world.tokenFor(OWNER)
    const { body: profile } = await world.call('GET', '/api/v1/perfil', undefined, token)
    const body = { firstNames: 'Ana', lastNames: 'Ruiz', gender: 2, companyName: null }
    return { path: {}, token, body: { ...body, version: profile.version - 1 } }
  },
  'reports.change': async () => {
    const token = await world.tokenFor('cli-director-general@demo.test')
    const kept = { name: 'Pendientes', role: null }
    const { body } = await world.call(
      'POST',
      '/api/v1/reportes/guardados',
      { ...kept, question: { tema: 'tareas' } },
      token,
    )
    return { path: { id: body.id }, token, body: { ...kept, name: 'Otro', version: body.version - 1 } }
  },
  'thirdParties.correct': async () => {
    const { id, token } = await thirdParty()
    const { body: person } = await world.call('GET', `/api/v1/intervinientes/${id}`, undefined, token)
    const body = { address: 'Calle 10', municipality: 'Ibagué', email: person.contact.email, reason: WHY }
    return {
      path: { id },
      token,
      body: { ...body, phone: person.contact.phone, version: person.version - 1 },
    }
  },
  'thirdParties.end': async () => {
    const { id, token } = await thirdParty()
    const body = { actId: world.deps.newId(), on: LATER, reason: WHY }
    return onCase(at.drafting, token, body, { id, caseId: at.drafting })
  },
  'drafts.save': async () => {
    const { caseId, version } = await world.draftOf3()
    const token = await world.tokenFor(OWNER)
    const body = { baseVersion: version, changes: { nombre_fuente: 'Quebrada La Honda' } }
    await world.call('PATCH', `/api/v1/solicitudes/${caseId}/borrador`, body, token)
    return { path: { id: caseId }, token, body: { ...body, changes: { nombre_fuente: 'Río Coello' } } }
  },
  'atWindow.save': async () => {
    const { id, version, token } = await atWindow()
    const body = { baseVersion: version, changes: { direccion_correspondencia: 'Calle 1' } }
    await world.call('PATCH', `/api/v1/ventanilla/solicitudes/${id}`, body, token)
    const changes = { direccion_correspondencia: 'Calle 2' }
    return { path: { id }, token, body: { ...body, changes } }
  },
  'atWindow.file': async () => {
    const { id, version, token } = await atWindow()
    const body = { version: version - 1, signedBefore: true, signedPaper: world.deps.newId() }
    return { path: { id }, token, body }
  },
  'cases.file': async () => {
    const { caseId, version } = await world.draftOf3()
    const token = await world.tokenFor(OWNER)
    return { path: { id: caseId }, token, body: { version: version - 1, declaration: true } }
  },
  'cases.extend': async () =>
    onCase(at.signing, await world.tokenFor(OWNER), { taskId: (await open(at.signing)).id, data: {} }),
  'cases.appeal': async () =>
    onCase(at.signing, await world.tokenFor(OWNER), { taskId: (await open(at.signing)).id, data: {} }),
  'cases.waive': async () =>
    onCase(at.signing, await world.tokenFor(OWNER), { taskId: (await open(at.signing)).id, data: {} }),
  'appeals.saveDraft': async () => {
    const token = await world.tokenFor(OWNER)
    const body = { data: {}, version: 0 }
    await world.call('PUT', `/api/v1/solicitudes/${at.decided}/recurso/borrador`, body, token)
    return { path: { id: at.decided }, token, body }
  },
  'tasks.save': async () => {
    const task = await open(at.drafting)
    const body = { data: {}, version: 0 }
    await world.call('PUT', `/api/v1/tareas/${task.id}/borrador`, body, task.token)
    return { path: { id: task.id }, token: task.token, body }
  },
  'tasks.startAct': async () => {
    const task = await open(at.drafting)
    return onCase(at.drafting, task.token, { data: {} }, { id: task.id })
  },
  'tasks.submitAct': async () => {
    const task = await open(at.drafting)
    return onCase(at.drafting, task.token, {}, { id: task.id })
  },
  'tasks.withdrawAct': async () => {
    const task = await open(at.drafting)
    return onCase(at.drafting, task.token, {}, { id: task.id })
  },
  'definitionsInUse.moveCase': async () => onCase(at.drafting, await world.tokenFor(ADMIN), { reason: WHY }),
  'tasks.reschedule': async () => {
    const task = await open(at.drafting)
    const body = { date: LATER, reason: 'Las lluvias cerraron la vía' }
    return onCase(at.drafting, await world.tokenFor(ADMIN), body, { id: task.id })
  },
  'workflow.continue': async () => {
    const task = await open(at.drafting)
    return onCase(at.drafting, task.token, {
      idComponent: task.id,
      idSolicitud: at.drafting,
      outcome: 'a_revision',
      data: {},
    })
  },
  'workflow.previous': async () => {
    const task = await open(at.signing)
    return onCase(at.signing, task.token, {
      idComponent: task.id,
      idSolicitud: at.signing,
      reason: 'Falta la norma',
    })
  },
  'acts.save': async () => {
    const { actId, token } = await open(at.drafting)
    const { body: act } = await world.call('GET', `/api/v1/actos/${actId}`, undefined, token)
    return { path: { id: actId }, token, body: { doc: act.doc, version: act.docVersion - 1 } }
  },
  'changes.assign': async () =>
    onChange('CAM-05', { id_abogado: await world.personId('cli-juridico@demo.test') }),
  'changes.startAct': () => onChange('CAM-06'),
  'changes.saveAct': async () => {
    const { id, token } = await changeAt('CAM-07')
    const path = `/api/v1/acto_admin_cambio_solicitante/${id}`
    const { body: act } = await world.call('GET', path, undefined, token)
    return { path: { id }, token, body: { doc: act.data.doc, version: act.data.version - 1 } }
  },
  'changes.review': () => onChange('CAM-07'),
  'changes.returnByCoordinator': () => onChange('CAM-08', { correcciones: 'Falta la norma que lo permite' }),
  'changes.approveByCoordinator': () => onChange('CAM-08'),
  'changes.sign': async () => {
    const { id, token } = await changeAt('CAM-10')
    const [task] = await world.openTasks(id)
    await world.call('POST', '/api/v1/create-firma-otp', { id: task?.actId }, token)
    return onCase(id, token, { id, code: await codeSent(id) })
  },
  'changes.returnBySubdirector': () => onChange('CAM-10', { correcciones: 'Falta la norma que lo permite' }),
  'changes.answer': () => onChange('CAM-13', { state: 'aceptada' }),
  'changes.apply': () => onChange('CAM-14'),
  'acts.confirmOtp': async () => {
    const { actId, token } = await open(at.signing)
    await world.call('POST', '/api/v1/create-firma-otp', { id: actId }, token)
    return onCase(at.signing, token, { id: actId, code: await codeSent(at.signing) })
  },
  'acts.signWithKey': async () => {
    const { actId, token } = await open(at.signing)
    const key = await addOwnKey(world, token)
    const asked = await world.call('POST', '/api/v1/firma/llave/opciones', { id: actId }, token)
    const response = key.use({ challenge: asked.body.options.challenge, verified: true })
    return onCase(at.signing, token, { id: actId, response })
  },
}

const fieldsOf = (endpoint: EndpointShape): string[] =>
  Object.keys((endpoint.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})
const versioned = endpoints.filter((e) =>
  fieldsOf(e).some((field) => field === 'version' || field === 'baseVersion'),
)

/** Rows that count proofs of the signer: the tries of a code, the uses of a key. */
const SIGNING: Readonly<Record<string, RegExp>> = {
  'acts.confirmOtp': /^otp_signatures .*$/m,
  'changes.sign': /^otp_signatures .*$/m,
  'acts.signWithKey': /^passkeys .*$/m,
}

describe('a version that is no longer true', () => {
  it('can be named to these calls and no others', () => {
    expect(versioned.map((e) => e.id).toSorted()).toEqual(Object.keys(STALE).toSorted())
  })

  const inTurn = Object.keys(STALE).flatMap((id) => versioned.filter((e) => e.id === id))
  it.each(inTurn.map((e): [string, EndpointShape] => [`${e.method} ${e.path}`, e]))(
    '%s is refused with 409, and nothing changes',
    async (_name, endpoint) => {
      const given = await STALE[endpoint.id]?.()
      const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) => given?.path[name] ?? '')
      const before = await fingerprint(world)
      const answer = await world.call(endpoint.method, address, given?.body, given?.token)
      expect(answer.status, JSON.stringify(answer.body)).toBe(409)
      // a draft returns the server's content, so that both are merged field by field
      if (endpoint.id === 'drafts.save' || endpoint.id === 'atWindow.save')
        expect(answer.body.theirs).toBeDefined()
      else expect(answer.body.code, JSON.stringify(answer.body)).toBe('version')
      expect(answer.body.message).toMatch(/^[A-ZÁÉÍÓÚ].* .*\.$/)
      // proofs are counted whatever the outcome
      const after = await fingerprint(world)
      const counted = SIGNING[endpoint.id]
      const business = (text: string): string => (counted === undefined ? text : text.replace(counted, ''))
      expect(business(after)).toBe(business(before))
    },
  )
})

/** Allowed after a case has ended: officials' notes, and the holder's request to change the permit. */
const AFTER_THE_END: ReadonlySet<string> = new Set(['cases.note', 'drafts.change'])

describe('a case that has ended', () => {
  // opening an unprinted act would advance its printing
  beforeAll(() => world.drain(), 120_000)

  const changing = endpoints.filter(
    (e) =>
      e.method !== 'GET' &&
      /^(cases|drafts|appeals|tasks|acts|workflow|files)\./.test(e.id) &&
      e.id !== 'drafts.create' &&
      e.permission !== 'public',
  )

  it.each(changing.map((e): [string, EndpointShape] => [`${e.method} ${e.path}`, e]))(
    '%s changes nothing of it',
    async (_name, endpoint) => {
      const rows = await world.db.rows<{ task: string; act: string | null; who: string; step: string }>(sql`
        select t.id as task, t.act_id as act, t.done_by as who, t.step from tasks t
        where t.case_id = ${at.finished}::uuid and t.done_by is not null order by t.done_at desc`)
      const last = rows[0]
      const act = rows.find((row) => row.act !== null)?.act ?? ''
      const file = await world.db.one<{ id: string }>(
        sql`select id from files where case_id = ${at.finished}::uuid and purpose = 'solicitud' limit 1`,
      )
      const owner = await world.personId(OWNER)
      let asked = 0
      for (const email of [OWNER, last?.who ?? '', ADMIN]) {
        const actor = await world.actor(email)
        if (!holds(actor, endpoint.permission as Permission)) continue
        asked += 1
        const token = await world.tokenFor(email)
        await world.db.run(sql`delete from rate_limits`)
        const named = endpoint.id.startsWith('acts')
          ? act
          : endpoint.id.startsWith('tasks')
            ? (last?.task ?? '')
            : endpoint.id.startsWith('files')
              ? (file?.id ?? '')
              : at.finished
        const body = endpoint.body === undefined ? undefined : (plausible(schemaOf(endpoint.body)) as object)
        const real = {
          version: await versionOf(at.finished),
          idSolicitud: at.finished,
          idComponent: last?.task,
          taskId: last?.task,
          tasks: [last?.task],
          id: act,
          urlDoc: `${owner}/${at.finished}/solicitud/${file?.id}.pdf`,
          fileType: 'pdf',
          size: 10,
          to: null,
          date: LATER,
          code: '1234',
          outcome: 'si',
        }
        const before = await fingerprint(world)
        const answer = await world.call(
          endpoint.method,
          endpoint.path.replace(/:\w+/g, named),
          body === undefined
            ? undefined
            : {
                ...body,
                ...Object.fromEntries(Object.entries(real).filter(([key]) => key in body)),
              },
          token,
        )
        if (AFTER_THE_END.has(endpoint.id)) expect([201, 403, 404]).toContain(answer.status)
        else expect(await fingerprint(world), email).toBe(before)
        if (answer.status >= 400) expect(answer.body.message).toMatch(/^[A-ZÁÉÍÓÚ].* .*\.$/)
      }
      expect(asked).toBeGreaterThan(0)
    },
  )
})
