import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { sql } from '../../db/connection/sql.ts'
import { BUDGETS, spend } from '../../http/guards/budgets.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

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
  const drafter = (await world.doerOf(caseId, 'FIR-02')).id
  const token = await world.tokenFor(drafter)
  const started = await world.call('GET', `/api/v1/tareas/${task?.id}`, undefined, token)
  const actId = started.body.act.id as string
  const read = () => world.call('GET', `/api/v1/actos/${actId}`, undefined, token)
  const { doc, docVersion } = (await read()).body as { doc: EditorNode; docVersion: number }
  return { token, drafter, actId, read, doc, docVersion }
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

describe('a preview', () => {
  const budget = async (who: string): Promise<number> =>
    Number(
      (
        await world.db.one<{ spent: string }>(
          sql`select spent from budgets where name = 'previewSecondsOfPerson' and who = ${who}`,
        )
      )?.spent ?? 0,
    )

  it('costs the seconds that it took, and one person no more of them than a part of an hour', async () => {
    const { token, actId, drafter } = await draft()
    const ask = () => world.call('POST', '/api/v1/preview-editor', { id: actId }, token)
    expect((await ask()).status).toBe(200)
    expect(await budget(drafter)).toBeGreaterThan(0)
    expect(await budget(drafter)).toBeLessThan(world.deps.settings.pdf.seconds)
    await world.db.run(sql`delete from budgets`)
    await spend(world.db, 'previewSecondsOfPerson', drafter, BUDGETS.previewSecondsOfPerson.most)
    const refused = await ask()
    await world.db.run(sql`delete from budgets`)
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(/^Ya pidió todas las vistas previas .* en una hora/),
    ])
  }, 60_000)

  it('waits for no more than two of one person at once', async () => {
    const { token, actId } = await draft()
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => world.call('POST', '/api/v1/preview-editor', { id: actId }, token)),
    )
    const told = replies.filter(({ status }) => status !== 200)
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['429 vista_en_camino']),
    )
    expect(replies.length - told.length).toBeGreaterThanOrEqual(2)
  }, 60_000)
})
