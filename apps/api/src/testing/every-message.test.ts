import { describe, expect, it } from 'vitest'
import { everyMessage } from './every-message.ts'

/** How these messages look in a narrow reader is seen in e2e/correo.e2e.ts. */
describe('every message', () => {
  it.each(everyMessage())('$id says the same as text, names no variable and asks for one thing', (one) => {
    const { payload, html, text } = one
    for (const part of payload.paragraphs) expect(text).toContain(part)
    expect(`${payload.subject} ${text}`).not.toMatch(/undefined|null|NaN|\[object|\{\{|\$\{/)
    expect(payload.subject.trim()).not.toBe('')
    expect(html.match(/<a /g)?.length ?? 0).toBe(payload.action === undefined ? 0 : 1)
    // a subject is one line: a line break in a name would begin a header of its own
    expect(payload.subject).not.toMatch(/[\r\n]/)
  })
})
