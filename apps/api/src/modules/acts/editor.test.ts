import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../testing/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const labels = (doc: EditorNode): string[] => plainText(doc).match(/^ARTÍCULO [A-ZÁÉÍÓÚ ]+\./gm) ?? []
const isArticle = (node: EditorNode): boolean => (node.content?.[0]?.text ?? '').startsWith('ARTÍCULO ')

/** A draft its drafter has open. */
async function draft() {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-02')
  const task = (await world.openTasks(caseId)).find((one) => one.step === 'FIR-02')
  const token = await world.tokenFor((await world.doerOf(caseId, 'FIR-02')).id)
  const started = await world.call('GET', `/api/v1/tareas/${task?.id}`, undefined, token)
  const actId = started.body.act.id as string
  const read = () => world.call('GET', `/api/v1/actos/${actId}`, undefined, token)
  const { doc, docVersion } = (await read()).body as { doc: EditorNode; docVersion: number }
  return { token, actId, read, doc, docVersion }
}

describe('the text of an act', () => {
  it('comes in by no door with a number that multiplies the work, and stays as it was', async () => {
    const { token, actId, read, doc, docVersion } = await draft()
    const cell = {
      type: 'tableCell',
      attrs: { colspan: 50_000_000 },
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
    }
    const bomb = {
      ...doc,
      content: [...(doc.content ?? []), { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }],
    }
    const doors = [
      await world.call('PUT', `/api/v1/actos/${actId}`, { doc: bomb, version: docVersion }, token),
      await world.call('POST', '/api/v1/preview-editor', { id: actId, doc: bomb }, token),
    ]
    for (const { status, body } of doors) {
      expect([status, body.code]).toEqual([422, 'documento'])
      expect(body.message).toContain('«colspan»')
    }
    expect((await read()).body).toMatchObject({ doc, docVersion })
  }, 60_000)

  it('has its articles numbered in order however they were moved in the editor', async () => {
    const { token, actId, read, doc, docVersion } = await draft()
    const right = labels(doc)
    expect(right.length).toBeGreaterThan(2)
    const content = [...(doc.content ?? [])]
    // the last article moves before the first, and the second is deleted
    const last = content.findLastIndex(isArticle)
    const [moved] = content.splice(last, 1)
    const first = content.findIndex(isArticle)
    const second = content.findIndex((node, index) => index > first && isArticle(node))
    content.splice(second, 1)
    content.splice(first, 0, moved as EditorNode)
    const saved = await world.call(
      'PUT',
      `/api/v1/actos/${actId}`,
      { doc: { ...doc, content }, version: docVersion },
      token,
    )
    expect(saved.status).toBe(200)
    expect(labels((await read()).body.doc)).toEqual(right.slice(0, -1))
  }, 60_000)
})
