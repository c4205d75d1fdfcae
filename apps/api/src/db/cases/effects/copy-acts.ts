import { createHash } from 'node:crypto'
import { groupsCopied } from '@ventanilla/domain/configuration/groups/groups'
import { bodiesCopied, type CopiedBody } from '@ventanilla/domain/configuration/control-bodies'
import { bogotaDate, longDate } from '@ventanilla/domain/terms/dates'
import { copyable } from '@ventanilla/domain/workflow/state/copying'
import { announce, type MessagePayload } from '../../outbox.ts'
import { mailText, type Texts } from '../../texts.ts'
import { sql } from '../../connection/sql.ts'
import { copyInside } from './copy-inside.ts'
import type { Applying } from './effect.ts'
import { tell } from '../tell.ts'

interface Copied {
  readonly id: string
  readonly title: string
  readonly number: string | null
  readonly drafter: string | null
}

/** Hash under which the link of a copy is stored; the link itself never is. */
export const copyHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Sends each act that others can read since this decision to the control bodies that get a copy of it by
 * themselves, and to the groups inside the house, once, and records it in the case. What is written to one person goes to nobody else, whatever the
 * configuration says.
 */
export async function copyActs(on: Applying): Promise<void> {
  const { tx, deps, loaded, decision } = on
  const { contents, actRules, openToThirds } = deps.catalogue
  const world = { acts: actRules }
  const before = new Set(copyable(world, loaded.state).map(({ id }) => id))
  const due = copyable(world, decision.state)
    .filter(({ id, template }) => !before.has(id) && !openToThirds.personalActs.includes(template))
    .map(({ id, template }) => ({
      id,
      bodies: bodiesCopied(contents, template),
      groups: groupsCopied(contents, template, decision.state.office),
    }))
    .filter(({ bodies, groups }) => bodies.length + groups.length > 0)
  if (due.length === 0) return
  const rows = await tx.rows<Copied>(sql`
    select id, title, number, drafter_id as drafter from acts
    where id = any(${due.map(({ id }) => id)}::uuid[]) and addressee_id is null order by id`)
  for (const act of rows) {
    const { bodies = [], groups = [] } = due.find(({ id }) => id === act.id) ?? {}
    for (const body of bodies) await (body.email === '' ? sayNotSent(on, act, body) : send(on, act, body))
    if (groups.length > 0) await copyInside(on, { id: act.id, name: named(act) }, groups)
  }
}

async function send(on: Applying, act: Copied, body: CopiedBody): Promise<void> {
  const { tx, deps, loaded, events } = on
  const id = deps.newId()
  // 24 signs of an alphabet of 31: guessing one is beyond reach
  const token = `${deps.newCode()}${deps.newCode()}`
  const until = new Date(deps.now.getTime() + deps.catalogue.parameters['mensajes.dias_copia'] * 86_400_000)
  const lastDay = bogotaDate(until.toISOString())
  const made = await tx.run(sql`
    insert into act_copies(id, act_id, case_id, body, name, email, token_hash, made_at, expires_at)
    values (${id}::uuid, ${act.id}::uuid, ${loaded.row.id}::uuid, ${body.key}, ${body.name}, ${body.email}, ${copyHash(token)},
      ${deps.now}, ${until})
    on conflict (act_id, body) do nothing`)
  if (made !== 1) return
  const message = `copia:${act.id}:${body.key}`
  await announce(tx, {
    factKey: message,
    channel: 'email',
    to: body.email,
    payload: copyMail(deps, {
      authority: deps.authority.name,
      body: body.name,
      act: named(act),
      radicado: loaded.row.radicado ?? '',
      lastDay,
      // after «#» the token never reaches a server's log or another site
      url: `${deps.publicUrl}/copia-de-acto#${token}`,
    }),
    caseId: loaded.row.id,
    at: deps.now,
    newId: deps.newId,
  })
  events.push({
    type: 'acto.copiado',
    data: { acto: act.id, ente: body.name, correo: body.email, hasta: lastDay, mensaje: message },
  })
}

const named = ({ title, number }: Copied): string => `${title} ${number ?? ''}`.trim()

/** The mail of a copy; it names nobody, because the address was written down by hand. */
export const copyMail = (
  texts: Texts,
  copy: {
    readonly authority: string
    readonly body: string
    readonly act: string
    readonly radicado: string
    /** ISO day */
    readonly lastDay: string
    readonly url: string
  },
): MessagePayload =>
  mailText(
    texts,
    'acto.copia',
    {
      autoridad: copy.authority,
      ente: copy.body,
      acto: copy.act,
      radicado: copy.radicado,
      hasta: longDate(copy.lastDay),
    },
    copy.url,
  )

/** Notifies the official who wrote the act that a body got no copy: it is sent on paper. */
async function sayNotSent(
  { tx, deps, loaded, events }: Applying,
  act: Copied,
  body: CopiedBody,
): Promise<void> {
  events.push({ type: 'acto.sin_copia', data: { acto: act.id, ente: body.name, direccion: body.address } })
  await tell(tx, deps, loaded, 'copia.sin_correo', act.drafter === null ? [] : [act.drafter], {
    tarea: `${act.id} ${body.key}`,
    nombre: named(act),
    ente: body.name,
  })
}
