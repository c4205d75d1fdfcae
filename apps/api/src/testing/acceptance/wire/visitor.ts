import { randomUUID } from 'node:crypto'
import { sql } from '../../../db/connection/sql.ts'
import type { NewPerson } from '../../../db/people/people.ts'
import type { NewApplicant } from '@ventanilla/demo/teller/change-stories'
import { forgetLimits } from '../../account-app.ts'
import { makeAuthenticator } from '../../authenticator.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { PASSWORD, person, tokenOf } from '../../stories/people.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import type { ApiWorld } from '../../stories/world.ts'

export type Form = Readonly<Record<string, unknown>>

/** The alert in force while the portal is down. */
export const DOWN = { title: 'Portal en mantenimiento', body: 'Volvemos a las 8 de la mañana.' } as const
export const PDF = samplePdf('certificado', 1)

interface Presigned {
  readonly url: string
  readonly urlTosaved: string
  readonly fileId: string
  readonly headers: Readonly<Record<string, string>>
}
interface Signing {
  readonly actId: string
  readonly token: string
  readonly phone: string
}

/** A client of the portal over the wire, with helpers for the state each call needs. */
export interface Visitor {
  readonly world: ApiWorld
  /** a registration not sent yet */
  citizenForm(more?: Form): Form
  officialForm(more?: Form): Form
  post(path: string, body: Form, token?: string): Promise<Answer>
  /** sends the form; a code is on its way */
  registered(form?: Form): Promise<Form>
  /** also verifies its telephone */
  verified(form?: Form): Promise<Form>
  /** also confirms its address, which makes an account */
  confirmed(form?: Form): Promise<Form>
  codeFor(to: unknown): Promise<string>
  linkToken(to: unknown): Promise<string>
  /** an account, without and with a passkey */
  account(more?: Partial<NewPerson>): Promise<NewPerson>
  withPasskey(more?: Partial<NewPerson>): Promise<NewPerson>
  tokenOf(who: NewPerson): Promise<string>
  alert(type: number): Promise<void>
  /** tries to log in until it must wait */
  tiredOut(path: string, body: Form): Promise<Form>
  /** a recovery with its code on its way */
  recovering(): Promise<{ readonly token: string; readonly code: string }>
  /** a case waiting for its new applicant, with the token of their link */
  changing(): Promise<{ readonly id: string; readonly token: string; readonly who: NewApplicant }>
  /** an act waiting for its signature; always the same one */
  signing(): Promise<Signing>
  /** upload folder of the demonstration's citizen */
  folder(): Promise<string>
  citizen(): Promise<string>
  presigned(name: string): Promise<Presigned>
  /** uploads and confirms a file; returns its path */
  stored(name: string): Promise<string>
  removal(urlDoc: string): Promise<string>
  /** an official with an assigned task */
  busyOfficial(): Promise<string>
  forgetLimits(): Promise<void>
}

export { PASSWORD }

export function visitorOf(world: ApiWorld): Visitor {
  let counter = 0
  const numbers = Math.floor(Math.random() * 9000 + 1000)
  const next = (): string => `${numbers}${String((counter += 1)).padStart(3, '0')}`
  const post: Visitor['post'] = (path, body, token) => world.call('POST', path, body, token)
  const sentTo = async (to: unknown): Promise<{ code: string | null; links: string[] }[]> =>
    (await world.call('GET', `/api/v1/dev/messages?to=${encodeURIComponent(String(to))}`)).body
  let signing: Promise<Signing> | undefined
  let folder: Promise<string> | undefined

  const personal = (): Form => {
    const n = next()
    return {
      reg_id_tipo_documento: 1,
      reg_documento: `6${n}`,
      reg_nombres: 'Marta Lucía',
      reg_apellidos: 'Ávila Rondón',
      reg_genero: 2,
      reg_celular: `57311${n}`,
      reg_email: `marta${n}@correo.example`,
      reg_password: 'Quebrada2026',
    }
  }
  const fresh = async (answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer
    if (given.status !== 200)
      throw new Error(`The way to the row is closed: ${given.status} ${JSON.stringify(given.body)}`)
    return given
  }

  const visitor: Visitor = {
    world,
    post,
    citizenForm: (more = {}) => ({ reg_tipo_persona: 1, reg_empresa: '', ...personal(), ...more }),
    officialForm: (more = {}) => ({
      reg_rol: 12,
      cu_rol_add: [{ id_rol: 14 }],
      reg_id_cliente: 1,
      ...personal(),
      ...more,
    }),
    async registered(form = visitor.citizenForm()) {
      await fresh(post(`/api/v1/${'reg_rol' in form ? 'register_funcionario' : 'register'}`, form))
      return form
    },
    async verified(given) {
      const form = await visitor.registered(given)
      const { reg_celular, reg_email } = form
      const reg_code = await visitor.codeFor(reg_celular)
      await fresh(post('/api/v1/verificar_persona', { reg_celular, reg_email, reg_code }))
      return form
    },
    async confirmed(given) {
      const form = await visitor.verified(given)
      const token = await visitor.linkToken(form['reg_email'])
      await fresh(world.call('GET', `/api/v1/verificar_persona_email/${token}`))
      return form
    },
    codeFor: async (to) => (await sentTo(to))[0]?.code ?? '',
    linkToken: async (to) => {
      const link = new URL((await sentTo(to))[0]?.links[0] ?? 'http://x/')
      return link.pathname.split('/').at(-1) ?? ''
    },
    account: (more) => person(world, more),
    async withPasskey(more) {
      const who = await person(world, more)
      const token = await tokenOf(world, who)
      const begun = await fresh(post('/api/v1/perfil/llaves/opciones', { password: PASSWORD }, token))
      const { publicUrl } = world.deps.settings
      const key = makeAuthenticator({ origin: publicUrl, rpId: new URL(publicUrl).hostname })
      const response = key.make({ challenge: begun.body.options.challenge })
      await post('/api/v1/perfil/llaves', { name: 'Mi portátil', response }, token)
      return who
    },
    tokenOf: (who) => tokenOf(world, who),
    async alert(type) {
      await world.db.run(sql`
        insert into global_alerts(ac_title_alert, ac_body_alert, ac_tipo_alerta, ac_fecha_creacion)
        values (${DOWN.title}, ${DOWN.body}, ${type}, ${world.clock.now()})`)
    },
    async tiredOut(path, body) {
      for (let tries = 0; tries < 12; tries += 1) if ((await post(path, body)).status === 429) return body
      throw new Error(`${path} never asks to wait`)
    },
    async recovering() {
      const { email } = await person(world)
      const sent = await fresh(world.call('GET', `/api/v1/user/forgot_password/${encodeURIComponent(email)}`))
      return { token: sent.body.token as string, code: await visitor.codeFor(email) }
    },
    async changing() {
      const n = next()
      const who: NewApplicant = {
        personType: 1,
        name: 'Hernando Quimbayo Lozano',
        documentType: 1,
        documentNumber: `1${n}`,
        phone: `57315${n}`,
        email: `hernando${n}@correo.example`,
      }
      const { caseId } = await world.fileConcession()
      return { id: caseId, token: (await world.askChange(caseId, who)).token, who }
    },
    signing: () => (signing ??= waitForSignature(world)),
    folder: () =>
      (folder ??= (async () => {
        const { caseId } = await world.draftOf3()
        return `${await world.personId('ciudadano@demo.test')}/${caseId}/solicitud`
      })()),
    citizen: () => world.tokenFor('ciudadano@demo.test'),
    async presigned(name) {
      const urlDoc = `${await visitor.folder()}/${name}`
      const body = { urlDoc, fileType: 'pdf' }
      return (await fresh(post('/api/v1/generatePresignedUrl', body, await visitor.citizen())))
        .body as Presigned
    },
    async stored(name) {
      const { url, headers, fileId, urlTosaved } = await visitor.presigned(name)
      const { pathname, search } = new URL(url)
      await world.app.inject({ method: 'PUT', url: pathname + search, headers, payload: PDF })
      await fresh(post(`/api/v1/archivos/${fileId}/confirmar`, {}, await visitor.citizen()))
      return urlTosaved
    },
    async removal(urlDoc) {
      const path = '/api/v1/generatePresignedUrlDelete'
      return (await fresh(post(path, { urlDoc }, await visitor.citizen()))).body.url as string
    },
    async busyOfficial() {
      const { caseId } = await world.fileConcession()
      const [task] = await world.openTasks(caseId)
      const { id } = await world.doerOf(caseId, task?.step ?? '')
      await world.db.run(
        sql`update tasks set assignee = ${id}::uuid where case_id = ${caseId}::uuid and state = 'open'`,
      )
      return id
    },
    forgetLimits: () => forgetLimits(world.db),
  }
  return visitor
}

async function waitForSignature(world: ApiWorld): Promise<Signing> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-04')
  const act = await world.db.one<{ id: string }>(
    sql`select id from acts where case_id = ${caseId}::uuid and state = 'sign'`,
  )
  const signer = await world.doerOf(caseId, 'FIR-04')
  const found = await world.db.one<{ phone: string | null; email: string }>(
    sql`select phone, email from users where id = ${signer.id}::uuid`,
  )
  return {
    actId: act?.id ?? randomUUID(),
    token: await world.tokenFor(signer.id),
    phone: found?.phone ?? found?.email ?? '',
  }
}
