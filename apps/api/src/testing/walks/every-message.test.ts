import { describe, expect, it } from 'vitest'
import { everyMessage } from './every-message.ts'

/** e2e/correo.e2e.ts checks these messages in a narrow reader. */
describe('every message', () => {
  it.each(everyMessage())('$id says the same as text, names no variable and asks for one thing', (one) => {
    const { payload, html, text } = one
    for (const part of payload.paragraphs) expect(text).toContain(part)
    expect(`${payload.subject} ${text}`).not.toMatch(/undefined|null|NaN|\[object|\{\{|\$\{/)
    expect(payload.subject.trim()).not.toBe('')
    expect(html.match(/<a /g)?.length ?? 0).toBe(payload.action === undefined ? 0 : 1)
    // Prevents header injection: a line break in a name would start a header.
    expect(payload.subject).not.toMatch(/[\r\n]/)
  })
})
