import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { RenderError } from '../../adapters/pdf/port.ts'
import { createTypstRenderer } from '../../adapters/pdf/typst-renderer.ts'
import {
  actJob,
  authority,
  nationalForm,
  otherDocuments,
  paymentReceipt,
  report,
  verification,
} from './documents.ts'
import { has, objectsOf, pageCount, pagePng, run, scratch } from './pdf-tools.ts'

const renderer = createTypstRenderer()
const files = scratch()
let counter = 0
const save = (pdf: Buffer): string => files.put(`${counter++}.pdf`, pdf)
const textOf = (path: string): string => run('pdftotext', path, '-').output
/** text without line breaks; hyphens at line ends are undone */
const flowing = (path: string): string =>
  textOf(path)
    .replace(/-\n\s*/g, '')
    .replace(/\s+/g, ' ')

async function codesOn(path: string, page: number): Promise<{ format: string; text: string }[]> {
  const found = await readBarcodes(new Uint8Array(pagePng(path, page, 200)), { tryHarder: true })
  return found.map(({ format, text }) => ({ format, text }))
}

beforeAll(async () => {
  // the reader would otherwise fetch its module from a CDN
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })
  // the first document also starts the worker
  await renderer.render(otherDocuments[0])
})
afterAll(async () => {
  await renderer.close()
  files.remove()
})

describe.each([...actTemplates.keys()])('the act %s as a PDF', (id) => {
  it.skipIf(!has.poppler)(
    'says what it has to in Spanish, with embedded fonts (needs poppler-utils)',
    async () => {
      const path = save(await renderer.render(actJob(id, 'NUM-0143-2026')))
      const text = flowing(path)
      expect(text).toContain('NUM-0143-2026')
      expect(text).toContain('Código de verificación K7QM-4TXP-92HB')
      // a letter to a third party names its addressee; every other act names the person it is about
      const used = actTemplates.get(id)?.variables ?? []
      const letter = used.includes('oficio.destinatario') && !used.includes('solicitante.nombre')
      expect(text).toContain(letter ? 'Alcaldía Municipal de Ibagué' : 'María Antonia Ñungo de Peña')
      expect(text).toContain('Hernando Ospina Barragán')
      expect(text).toMatch(/Página 1 de \d/)
      expect(text).not.toMatch(/\[[a-z_]+\.[a-z_.]+\]|undefined|BORRADOR/)
      const fonts = run('pdffonts', path).output.trim().split('\n').slice(2)
      expect(fonts.length).toBeGreaterThan(0)
      for (const font of fonts) expect(font).toMatch(/WorkSans\S*\s+.*\s+yes yes yes\s+\d+\s+0$/)
    },
  )
})

describe('any document', () => {
  it.skipIf(!has.poppler || !has.qpdf)(
    'declares PDF/A-2a, its structure, title and language (needs poppler-utils and qpdf)',
    async () => {
      for (const job of [actJob('RES_OTORGA'), ...otherDocuments, report]) {
        const pdf = await renderer.render(job)
        const path = save(pdf)
        const xmp = pdf.toString('utf8')
        expect(xmp).toMatch(/<pdfaid:part>2<\/pdfaid:part>/)
        expect(xmp).toMatch(/<pdfaid:conformance>A<\/pdfaid:conformance>/)
        const root = Object.values(objectsOf(path)).find((object) => object['/Type'] === '/Catalog')
        expect(root).toMatchObject({ '/Lang': 'u:es-CO', '/MarkInfo': { '/Marked': true } })
        expect(root).toHaveProperty('/StructTreeRoot')
        expect(run('pdfinfo', path).output).toMatch(/Title:\s+\S/)
        expect(run('qpdf', '--check', path)).toMatchObject({ status: 0 })
      }
    },
  )

  it.skipIf(!has.poppler)(
    'shows its QR so that a scan at 200 dpi leads to the page of verification (needs poppler-utils)',
    async () => {
      for (const job of [actJob('RES_OTORGA'), ...otherDocuments]) {
        const path = save(await renderer.render(job))
        const codes = await codesOn(path, pageCount(path))
        expect(codes, job.kind).toContainEqual({ format: 'QRCode', text: verification.url })
      }
    },
  )

  it.skipIf(!has.poppler)(
    'numbers its pages, and a report has its question and all its figures (needs poppler-utils)',
    async () => {
      const text = flowing(save(await renderer.render(report)))
      expect(text).toContain('Página 2 de')
      expect(text).toContain('Suma, de pesos')
      for (const [concept = '', , figure = ''] of report.rows) {
        expect(text).toContain(concept)
        expect(text.replaceAll('\u00a0', ' ')).toContain(figure.replaceAll('\u00a0', ' '))
      }
    },
  )

  it.skipIf(!has.poppler)('keeps what people typed literal (needs poppler-utils)', async () => {
    const nasty = '#panic("x") $a$ *b* _c_ @d <e> `f` [g] \\h // i "j" {{k}} ~l'
    const [first] = nationalForm.sections
    const path = save(
      await renderer.render({
        ...nationalForm,
        sections: [
          { title: nasty, fields: [{ label: nasty, value: nasty }] },
          first as (typeof nationalForm.sections)[number],
        ],
      }),
    )
    expect(flowing(path).split('#panic("x") $a$ *b* _c_ @d <e> `f` [g] \\h // i "j" {{k}} ~l')).toHaveLength(
      4,
    )
  })

  it('is the same, byte for byte, from the same job', async () => {
    const job = actJob('CITACION')
    const [a, b] = [await renderer.render(job), await renderer.render(job)]
    expect(a.equals(b)).toBe(true)
  })

  it('is refused when a letter has no glyph, instead of being published with a hole', async () => {
    const job = actJob('CITACION', 'X', { 'notificado.nombre': '水 田' })
    await expect(renderer.render(job)).rejects.toThrow(RenderError)
    await expect(renderer.render(actJob('CITACION'))).resolves.toBeInstanceOf(Buffer)
  })

  it('is refused with a wrong bar code, colour or instant', async () => {
    await expect(renderer.render({ ...paymentReceipt, code: '(415)7709998000019(8020)1' })).rejects.toThrow(
      RenderError,
    )
    const job = actJob('CITACION')
    await expect(renderer.render({ ...job, authority: { ...authority, color: 'red' } })).rejects.toThrow(
      RenderError,
    )
    await expect(renderer.render({ ...job, producedAt: 'ayer' })).rejects.toThrow(RenderError)
  })

  it('waits its turn when many are asked for at once', async () => {
    const all = await Promise.all(
      ['CITACION', 'AUTO_INICIO', 'CITACION', 'RES_NIEGA'].map((id) => renderer.render(actJob(id))),
    )
    expect(all[0]?.equals(all[2] as Buffer)).toBe(true)
    expect(all[0]?.equals(all[1] as Buffer)).toBe(false)
  })

  it.skipIf(!has.poppler)(
    'prints the pictures of an act and is refused without them (needs poppler-utils)',
    async () => {
      const job = actJob('ACTA_VISITA')
      // the picture is one of our pages, as PNG written by pdftoppm
      const bytes = pagePng(save(await renderer.render(actJob('CITACION'))), 1, 40)
      const doc = {
        ...job.doc,
        content: [
          ...(job.doc.content ?? []),
          { type: 'image', attrs: { fileId: 'f1', alt: 'Croquis de la captación' } },
        ],
      }
      await expect(renderer.render({ ...job, doc })).rejects.toThrow(/Falta una imagen/)
      const path = save(await renderer.render({ ...job, doc, images: { f1: { bytes, type: 'png' } } }))
      expect(run('pdfimages', '-list', path).output).toMatch(/image/)
    },
  )

  it('can carry a logo of the authority', async () => {
    const logoSvg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>'
    const pdf = await renderer.render({ ...actJob('CITACION'), authority: { ...authority, logoSvg } })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the payment slip', () => {
  it.skipIf(!has.poppler)(
    'carries a GS1-128 that a bank reads at 200 dpi, in both of its forms (needs poppler-utils)',
    async () => {
      for (const job of [paymentReceipt, actJob('RECIBO_PAGO')]) {
        const codes = await codesOn(save(await renderer.render(job)), 1)
        const bars = codes
          .filter((code) => code.format === 'Code128')
          .map((code) => code.text.replace(/\D/g, ''))
        // two symbols: together they exceed the GS1 length of one
        expect(bars.sort(), job.kind).toEqual(['39006601719620260415', '41577099980000188020000012345678'])
      }
    },
  )
})

describe('a draft', () => {
  it.skipIf(!has.poppler)(
    'says that it is one and shows what is missing by its label (needs poppler-utils)',
    async () => {
      const job = actJob('RES_OTORGA', '', { 'permiso.caudal': '', 'acto.fecha': '' })
      const pdf = await renderer.render({
        ...job,
        number: null,
        date: null,
        signature: null,
        verification: null,
        labels: { 'permiso.caudal': 'Caudal otorgado' },
      })
      const text = flowing(save(pdf))
      expect(text).toContain('Borrador sin número')
      expect(text).toContain('[Caudal otorgado] l/s')
      expect(text).not.toContain('Código de verificación')
    },
  )
})

describe('what is signed', () => {
  it.skipIf(!has.poppler)(
    'is no draft, also without a number: a list of checks has none (needs poppler-utils)',
    async () => {
      const job = actJob('LISTA_CHEQUEO', '')
      const text = flowing(save(await renderer.render({ ...job, number: null })))
      expect(text).not.toMatch(/BORRADOR|Borrador/)
      expect(text).toContain('27 de mayo de 2026')
      expect(text).toContain('Código de verificación')
    },
  )

  it.skipIf(!has.poppler)(
    'keeps the last of a list on the page of the signature (needs poppler-utils)',
    async () => {
      const items = Array.from({ length: 60 }, (_, i) => ({ texto: `Obligación número ${i + 1}.` }))
      for (const count of [24, 27, 30, 33, 36, 39]) {
        const job = actJob('CONCEPTO_TEC', 'CT-1', { 'concepto.obligaciones': items.slice(0, count) })
        const path = save(await renderer.render(job))
        const last = pageCount(path)
        const page = run('pdftotext', '-f', String(last), '-l', String(last), path, '-').output
        expect(page, `${count}`).toContain('Hernando Ospina Barragán')
        expect(page, `${count}`).toContain(`Obligación número ${count}.`)
      }
    },
  )
})

describe('a closed renderer', () => {
  it('refuses more work', async () => {
    const other = createTypstRenderer()
    await other.close()
    await expect(other.render(actJob('CITACION'))).rejects.toThrow(/cerrado/)
  })
})
