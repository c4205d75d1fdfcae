import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSettableClock } from '../clock/settable-clock.ts'
import type { Mail, Sending } from '../mail/port.ts'
import type { Sms } from '../sms/port.ts'
import { deliver, type DeliveryDeps, type OutboxRow } from './deliver.ts'
import { mailboxMessage } from './mailbox-message.ts'
import { MAX_ATTEMPTS, nextAttempt } from './next-attempt.ts'

const at = new Date('2026-03-02T13:00:00Z')
const later = (ms: number) => new Date(at.getTime() + ms)
const clock = createSettableClock(at, { production: false })
const row: OutboxRow = {
  id: '019a-7',
  factKey: 'radicado:2026-000123',
  channel: 'email',
  to: 'ciudadana@example.org',
  attempts: 0,
  payload: {
    subject: 'Solicitud radicada',
    title: 'Su solicitud quedó radicada',
    paragraphs: ['Radicado 2026-000123.'],
    action: { label: 'Ver', url: 'https://tramites.example.org/s/1' },
    text: 'Radicado 2026-000123. https://tramites.example.org/s/1',
  },
}
const text: OutboxRow = { ...row, channel: 'sms', to: '573001234567' }

function world(sending: Sending | null, more: Partial<DeliveryDeps> = {}) {
  const mails: Mail[] = []
  const messages: Sms[] = []
  const deps: DeliveryDeps = {
    mailer: sending && { send: async (mail) => (mails.push(mail), sending) },
    sms: sending && { send: async (sms) => (messages.push(sms), sending) },
    mailbox: false,
    sender: { name: 'Corporación', primaryColor: '#0b5d3b' },
    footer: 'Mensaje automático.',
    messageDomain: 'tramites.example.org',
    clock,
    ...more,
  }
  return { deps, mails, messages }
}

describe('delivering an outbox row', () => {
  it('lays out a mail and gives it the identity of the row', async () => {
    const { deps, mails } = world({ result: 'accepted' })
    expect(await deliver(deps, row)).toEqual({ state: 'sent', via: 'smtp', sentAt: at, attempts: 1 })
    await deliver(deps, { ...row, attempts: 3 })
    expect(mails).toHaveLength(2)
    expect(mails[0]).toMatchObject({
      messageId: '019a-7@tramites.example.org',
      to: 'ciudadana@example.org',
      subject: 'Solicitud radicada',
      html: expect.stringContaining('<h1'),
      text: expect.stringContaining('Radicado 2026-000123.'),
    })
    expect(mails[1]!.messageId).toBe(mails[0]!.messageId)
  })

  it('sends a text message as it is', async () => {
    const { deps, messages } = world({ result: 'accepted' })
    expect(await deliver(deps, text)).toEqual({ state: 'sent', via: 'sms', sentAt: at, attempts: 1 })
    expect(messages).toEqual([{ id: '019a-7', to: '573001234567', text: row.payload.text }])
  })

  it('tries again later, and gives up at last', async () => {
    const { deps } = world({ result: 'temporary', reason: 'ocupado' })
    expect(await deliver(deps, row)).toEqual({
      state: 'pending',
      nextAt: later(30_000),
      reason: 'ocupado',
      attempts: 1,
    })
    expect(await deliver(deps, { ...row, attempts: 2 })).toMatchObject({
      nextAt: later(120_000),
      attempts: 3,
    })
    expect(await deliver(deps, { ...row, attempts: 23 })).toEqual({
      state: 'failed',
      reason: 'ocupado',
      attempts: 24,
    })
    expect(await deliver(deps, { ...text, attempts: 5 })).toMatchObject({ state: 'failed' })
  })

  it('gives up at once where the answer is never', async () => {
    const { deps } = world({ result: 'permanent', reason: 'no existe' })
    expect(await deliver(deps, row)).toEqual({ state: 'failed', reason: 'no existe', attempts: 1 })
  })

  it('marks what was perhaps sent', async () => {
    const { deps } = world({ result: 'ambiguous', reason: 'sin respuesta' })
    expect(await deliver(deps, row)).toEqual({
      state: 'ambiguous',
      nextAt: later(30_000),
      reason: 'sin respuesta',
      attempts: 1,
    })
    expect(await deliver(deps, { ...text, attempts: 5 })).toMatchObject({ state: 'ambiguous', nextAt: null })
  })

  it('uses the mailbox only where there is no provider and it is allowed', async () => {
    expect(await deliver(world(null, { mailbox: true }).deps, row)).toMatchObject({
      state: 'sent',
      via: 'mailbox',
    })
    expect(await deliver(world({ result: 'accepted' }, { mailbox: true }).deps, row)).toMatchObject({
      via: 'smtp',
    })
    expect(await deliver(world(null).deps, { ...row, attempts: 2 })).toEqual({
      state: 'pending',
      nextAt: later(300_000),
      reason: 'Falta configurar SMTP_URL',
      attempts: 2,
    })
  })

  it('does not try for ever with a message that cannot be laid out', async () => {
    const { deps } = world({ result: 'accepted' })
    const broken = { ...row, payload: { ...row.payload, action: { label: 'x', url: 'javascript:alert(1)' } } }
    expect(await deliver(deps, broken)).toMatchObject({ state: 'failed' })
  })
})

describe('the next attempt', () => {
  it('comes ever later, never more than six hours, and not after the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.constantFrom('email', 'sms'), (attempt, channel) => {
        const next = nextAttempt(attempt, at, channel)
        if (attempt >= MAX_ATTEMPTS[channel]) {
          expect(next).toBeNull()
          return
        }
        const pause = next!.getTime() - at.getTime()
        expect(pause).toBeGreaterThanOrEqual(30_000)
        expect(pause).toBeLessThanOrEqual(6 * 3600_000)
        const after = nextAttempt(attempt + 1, at, channel)
        if (after) expect(after.getTime()).toBeGreaterThanOrEqual(next!.getTime())
      }),
    )
  })

  it('keeps a mail alive over a long weekend', () => {
    let now = at
    for (let attempt = 1, next: Date | null; (next = nextAttempt(attempt, now)); attempt++) now = next
    expect(now.getTime() - at.getTime()).toBeGreaterThan(3 * 24 * 3600_000)
  })
})

describe('the development mailbox', () => {
  const show = (subject: string, body: string) =>
    mailboxMessage({ channel: 'sms', to: 'x', payload: { subject, title: subject, text: body } }, at)

  it('shows the message with its links', () => {
    expect(mailboxMessage(row, at)).toEqual({
      to: 'ciudadana@example.org',
      channel: 'email',
      subject: 'Solicitud radicada',
      text: row.payload.text,
      links: ['https://tramites.example.org/s/1'],
      code: null,
      sentAt: '2026-03-02T13:00:00.000Z',
    })
    expect(show('x', 'Vea (https://a.example/b), https://a.example/b y http://c.example.').links).toEqual([
      'https://a.example/b',
      'http://c.example',
    ])
  })

  it.each([
    ['Su código de verificación es 4821. Vence en 10 minutos.', '4821'],
    ['Código: 0007', '0007'],
    ['El codigo para firmar es\n\n123456', '123456'],
    ['Radicado 2026-000123 del año 2026', null],
    ['El código de su trámite 2026-000123 se publicó', null],
    ['Verifique con el código en https://x.example/v/123456', null],
  ])('finds in %j the code %j', (body, code) => {
    expect(show('Aviso', body).code).toBe(code)
  })

  it('finds a code whose word stands in the subject', () => {
    expect(show('Su código de acceso', 'Use 9035 antes de las 10:20.').code).toBe('9035')
  })
})
