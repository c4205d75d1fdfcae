import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfOf } from '../../testing/papers/active-pdf.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function judged(bytes: Buffer) {
  const { caseId } = await world.draftOf3()
  const token = await world.tokenFor('ciudadano@demo.test')
  const { body } = await world.call(
    'POST',
    '/api/v1/generatePresignedUrl',
    {
      urlDoc: `${await world.personId('ciudadano@demo.test')}/${caseId}/solicitud`,
      fileType: 'pdf',
      name: 'formulario.pdf',
      size: bytes.length,
    },
    token,
  )
  const url = new URL(body.url as string)
  await world.app.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: body.headers as Record<string, string>,
    payload: bytes,
  })
  const path = `/api/v1/archivos/${String(body.fileId)}`
  const confirmed = await world.call('POST', `${path}/confirmar`, {}, token)
  const shown = await world.call('GET', `${path}/enlace?ver=si`, undefined, token)
  if (shown.status !== 200) return { confirmed: confirmed.body, shown: shown.body, disposition: '' }
  const at = new URL(shown.body.url as string)
  const got = await world.app.inject({ method: 'GET', url: at.pathname + at.search })
  expect(got.rawPayload.equals(bytes)).toBe(true)
  return {
    confirmed: confirmed.body,
    state: (await world.call('GET', path, undefined, token)).body,
    shown: shown.body,
    disposition: String(got.headers['content-disposition']),
  }
}

it('a PDF with programming is kept as it came and marked, and its link never shows it in place', async () => {
  const found = await judged(pdfOf(['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'], '/OpenAction 3 0 R'))
  for (const told of [found.confirmed, found.state, found.shown])
    expect(told).toMatchObject({ carries: 'programacion' })
  expect([found.confirmed.state, found.disposition]).toEqual([
    'ready',
    'attachment; filename="formulario.pdf"',
  ])
})

it('any other PDF is shown in place', async () => {
  const found = await judged(samplePdf('concepto'))
  expect([found.shown.carries, found.disposition]).toEqual([null, 'inline; filename="formulario.pdf"'])
})

it('a PDF that starts a program is refused with a sentence', async () => {
  const found = await judged(pdfOf(['<< /S /Launch /F (cmd.exe) >>']))
  expect(found.confirmed).toMatchObject({
    state: 'refused',
    refusal: 'El PDF abre programas en el equipo de quien lo lee. Imprímalo como PDF y cargue esa copia.',
  })
})
