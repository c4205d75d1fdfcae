import { afterAll, beforeAll, expect, it } from 'vitest'
import { APPLICANT } from '../../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

const REVIEWER = 'cli-coordinador-juridico@demo.test'
const CODE = /\b[A-Z]{3}-\d\d|\p{Ll}+_\p{Ll}+|\b\p{Ll}+\.\p{Ll}+|[0-9a-f]{8}-[0-9a-f]{4}|undefined|null/u

let world: ApiWorld
let caseId: string
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  await world.advanceTo(caseId, 'FIR-03')
  await world.doTask(
    caseId,
    'FIR-03',
    'devuelto',
    {},
    { by: REVIEWER, reason: 'Falta el acto de delegación.' },
  )
  await world.drain()
}, 120_000)
afterAll(() => world.close())

const read = async (email: string, path: string) =>
  (await world.call('GET', `/api/v1/solicitudes/${caseId}/${path}`, undefined, await world.tokenFor(email)))
    .body
const told = async (email: string): Promise<readonly string[]> =>
  ((await read(email, 'historia')).rows as { text: string }[]).map(({ text }) => text)

it('tells officials who returned which document and why, in sentences without codes', async () => {
  const said = await told(REVIEWER)
  expect(said.find((one) => one.includes('devolvió el borrador'))).toMatch(
    /^\p{Lu}\p{L}+ \p{Lu}.* devolvió el borrador (?:del|de la) \p{Ll}.*: falta el acto de delegación\.$/u,
  )
  expect(said.some((one) => /terminó «Revisión jurídica» (?:del|de la) /.test(one))).toBe(true)
  expect(said.filter((one) => CODE.test(one))).toEqual([])
})

it('tells the applicant the facts of the case and nothing of who in the house did what', async () => {
  const said = await told(APPLICANT)
  expect(said[0]).toMatch(/radicó la solicitud/)
  expect(said.filter((one) => /borrador|Revisión jurídica|devolvió/.test(one))).toEqual([])
  const official = await world.actor(REVIEWER)
  expect(said.join(' ')).not.toContain(official.name)
  expect(said.filter((one) => CODE.test(one))).toEqual([])
})

it('hands the applicant no code, id or name of an official in any part of its answer, and officials all of it', async () => {
  interface Line {
    readonly by: string
    readonly detail: Readonly<Record<string, unknown>>
  }
  const official = await world.actor(REVIEWER)
  const { body } = await world.call(
    'GET',
    `/api/v1/solicitudes/${caseId}`,
    undefined,
    await world.tokenFor(APPLICANT),
  )
  expect(body.history.length).toBeGreaterThan(0)
  for (const lines of [(await read(APPLICANT, 'historia')).rows as readonly Line[], body.history as Line[]])
    for (const { by, detail } of lines) {
      expect(detail).toEqual({})
      expect(by).not.toBe(official.name)
    }
  const inside = (await read(REVIEWER, 'historia')).rows as readonly Line[]
  expect(inside.some(({ by }) => by === official.name)).toBe(true)
  expect(inside.some(({ detail }) => Object.keys(detail).length > 0)).toBe(true)
})

it('puts the question before a yes or a no on the way of the case', async () => {
  const { steps } = (await read(APPLICANT, 'linea-tiempo')) as {
    steps: readonly { outcome: string | null; norm: string | null }[]
  }
  const outcomes = steps.flatMap(({ outcome }) => outcome ?? [])
  expect(outcomes).toContain('¿La documentación está completa y cumple los requisitos? Sí')
  expect(outcomes.filter((one) => /^(sí|no)$/i.test(one))).toEqual([])
  expect(JSON.stringify(steps)).not.toContain('parámetro')
})
