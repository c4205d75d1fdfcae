import { factory } from '@ventanilla/catalog/factory'
import type { MessageId } from '@ventanilla/domain/cases/messages/messages'
import { contentsOf } from '@ventanilla/domain/configuration/contents.testkit'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { Snapshot } from '../../db/configuration/snapshot.ts'
import { mailText } from '../../db/texts.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../testing/account-app.ts'
import { person, tokenOf } from '../../testing/stories/people.ts'

type Words = Partial<ContentOf<'mensaje'>>

/** What the product ships, with some messages in the authority's words. */
function inForce(words: { readonly [Id in MessageId]?: Words }): Snapshot {
  const items = factory()
  return {
    ...contentsOf({
      ...items,
      mensaje: items.mensaje.map((one) => ({
        ...one,
        // keys of the messages that the product ships
        content: { ...one.content, ...words[one.key as MessageId] },
      })),
    }),
    release: 2,
    lastChange: () => 2,
    former: new Map(),
    size: 0,
  }
}
let current = inForce({})
let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp({}, { current: () => current })
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

describe('a message', () => {
  it('is sent in the words in force, with its values and the address of its button', async () => {
    const ana = await person(portal)
    current = inForce({
      'cuenta.recuperar': {
        subject: 'Clave nueva',
        body: 'Escriba {codigo}.\nDura {vence}.',
        action: 'Cambiarla',
      },
    })
    await portal.call('GET', `/api/v1/user/forgot_password/${encodeURIComponent(ana.email)}`)
    const [sent] = await portal.messages(ana.email)
    expect(sent?.subject).toBe('Clave nueva')
    expect(sent?.text).toMatch(
      /^Escriba \d{4}\.\n\nDura 30 minutos\.\n\nCambiarla: https:\/\/portal\.test\/\S+#\S+$/,
    )
  })

  it('by text message too', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    current = inForce({ 'cuenta.codigo': { sms: '{codigo} es su código de {autoridad}' } })
    const asked = { kind: 'celular', value: '573009998877', password: 'Ventanilla2026' }
    const { status } = await portal.call('POST', '/api/v1/perfil/contacto', asked, token)
    expect(status).toBe(200)
    const { text } = (await portal.messages('573009998877'))[0] ?? { text: '' }
    expect(text).toMatch(/^\d{4} es su código de \S/)
  })

  it('that was sent keeps its words', async () => {
    const ana = await person(portal)
    current = inForce({ 'cuenta.recuperar': { subject: 'La de antes' } })
    await portal.call('GET', `/api/v1/user/forgot_password/${encodeURIComponent(ana.email)}`)
    current = inForce({ 'cuenta.recuperar': { subject: 'La de ahora' } })
    const rows = await portal.db.rows<{ subject: string }>(
      sql`select payload->>'subject' as subject from outbox where recipient = ${ana.email}`,
    )
    expect(rows).toEqual([{ subject: 'La de antes' }])
  })

  it('without words is named instead of sent empty', () => {
    const none = { catalogue: { contents: contentsOf({ ...factory(), mensaje: [] }) } }
    expect(() => mailText(none, 'cuenta.contrasena_cambiada', {})).toThrow(
      'No hay palabras del mensaje «La contraseña cambió» (cuenta.contrasena_cambiada).',
    )
  })
})
