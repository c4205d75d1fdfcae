import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { deflateRawSync, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedded, objectStream, pdfOf, type PdfObject } from '../../testing/papers/active-pdf.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { bytesSource } from './byte-source.ts'
import { checkFile } from './check-file.ts'
import { lookIntoPdf } from './look-into-pdf.ts'

const look = (bytes: Buffer) => lookIntoPdf(bytesSource(bytes))
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const LAUNCH = '<< /S /Launch /Win << /F (cmd.exe) >> >>'
const MZ = Buffer.from('MZ\x90\0 this is a program', 'latin1')

/** PNG "up" predictor, as PDF writers apply it: each byte less the one above it. */
function withUpPredictor(bytes: Buffer, columns = 8): Buffer {
  const rows = Math.ceil(bytes.length / columns)
  const padded = Buffer.concat([bytes, Buffer.alloc(rows * columns - bytes.length, 0x20)])
  const out: number[] = []
  for (let row = 0; row < rows; row++) {
    out.push(2)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      out.push((padded[at]! - (row > 0 ? padded[at - columns]! : 0)) & 255)
    }
  }
  return deflateSync(Buffer.from(out))
}

describe('a PDF that only is read', () => {
  it.each<[string, Buffer]>([
    ['a page of text', samplePdf('concepto', 3)],
    ['objects in a stream', pdfOf([objectStream(['<< /Type /Font >>'])])],
    [
      'an invoice with its XML',
      pdfOf([
        embedded(Buffer.from('<?xml version="1.0"?><Invoice/>')),
        '<< /F (factura.xml) /UF (factura.xml) /EF << /F 3 0 R >> >>',
      ]),
    ],
    [
      'a link to an address',
      pdfOf(['<< /S /URI /URI (https://www.example.com) >>', '<< /FS /URL /F (http://example.com) >>']),
    ],
    [
      'outlines and a picture',
      pdfOf([
        '<< /First 4 0 R /Last 4 0 R >>',
        { dictionary: '/Subtype /Image /Filter /DCTDecode', bytes: randomBytes(3000) },
      ]),
    ],
    ['a picture of noise', pdfOf([{ dictionary: '/Subtype /Image', bytes: randomBytes(3_000_000) }])],
  ])('carries nothing: %s', async (_what, bytes) => {
    expect(await look(bytes)).toEqual({ carries: null })
  })
})

describe('a PDF with programming', () => {
  it.each<[string, Buffer]>([
    ['in the open', pdfOf([SCRIPT], '/OpenAction 3 0 R')],
    ['in a stream of objects', pdfOf([objectStream([SCRIPT])])],
    ['with escaped letters', pdfOf(['<< /S /J#61va#53cript /JS (x) >>'])],
    [
      'in a filtered stream',
      pdfOf([
        {
          dictionary:
            '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>',
          bytes: withUpPredictor(Buffer.from(`50 0 ${SCRIPT}`)),
        },
      ]),
    ],
    ['in a form of Adobe’s designer', pdfOf([], '/AcroForm << /XFA 3 0 R >>')],
    [
      'in a stream without the header of zlib',
      pdfOf([objectStream([SCRIPT], '', ((bytes: Buffer) => deflateRawSync(bytes)) as typeof deflateSync)]),
    ],
    [
      'in a stream whose type has a comment',
      pdfOf([
        {
          ...(objectStream([SCRIPT]) as { dictionary: string; bytes: Buffer }),
          dictionary: '/Type %9 0 obj\n /ObjStm /N 1 /First 5 /Filter /FlateDecode',
        },
      ]),
    ],
    [
      'behind two megabytes of pictures',
      pdfOf([{ dictionary: '/Subtype /Image', bytes: randomBytes(2_000_000) }, objectStream([SCRIPT])]),
    ],
    [
      'in an object that no table names',
      Buffer.concat([pdfOf([]), Buffer.from(`9 0 obj ${SCRIPT} endobj\nstartxref\n9\n%%EOF`)]),
    ],
  ])('is kept and marked: %s', async (_where, bytes) => {
    expect(await look(bytes)).toEqual({ carries: 'programacion' })
  })

  it('is marked wherever in the file it stands, also across two blocks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1_048_000, max: 1_049_200 }),
        fc.boolean(),
        async (before, inside) => {
          const noise: PdfObject = { dictionary: '/Subtype /Image', bytes: Buffer.alloc(before, 0x20) }
          const bytes = pdfOf([noise, inside ? objectStream([SCRIPT]) : SCRIPT])
          const blocks = {
            ...bytesSource(bytes),
            stream: (start = 0, end = bytes.length) => blocksOf(bytes, start, end),
          }
          expect(await lookIntoPdf(blocks)).toEqual({ carries: 'programacion' })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('that is encrypted is told as such where it shows nothing worse', async () => {
    const encrypted = '/Encrypt << /Filter /Standard /V 4 /R 4 >>'
    expect(await look(pdfOf([objectStream(['<< >>'])], '', encrypted))).toEqual({ carries: 'cifrado' })
    expect(await look(pdfOf([SCRIPT], '', encrypted))).toEqual({ carries: 'programacion' })
    expect(await look(pdfOf([LAUNCH], '', encrypted))).toEqual({ refused: 'launches' })
  })
})

describe('a PDF is refused', () => {
  it.each<[string, Buffer]>([
    ['in the open', pdfOf([LAUNCH])],
    ['in a stream of objects', pdfOf([objectStream(['<< /Type /Font >>', LAUNCH])])],
    ['with escaped letters and a comment', pdfOf(['<< /S %x\n /L#61unc#68 >>'])],
    ['with its kind said in another object', pdfOf(['<< /S 4 0 R /F (x) >>', '/Launch'])],
  ])('that starts programs: %s', async (_where, bytes) => {
    expect(await look(bytes)).toEqual({ refused: 'launches' })
  })

  it.each<[string, Buffer]>([
    ['of Windows', pdfOf([embedded(MZ)])],
    ['of Linux', pdfOf([embedded(Buffer.from('\x7fELF\x02\x01', 'latin1'))])],
    ['a script that says what runs it', pdfOf([embedded(Buffer.from('#!/bin/sh\nrm -rf /'))])],
    [
      'in a stream that does not say its type',
      pdfOf([embedded(MZ, ''), '<< /F (plano.pdf) /EF << /F 3 0 R >> >>']),
    ],
    [
      'named by a stream of objects',
      pdfOf([embedded(MZ, ''), objectStream(['<< /F (plano.pdf) /EF << /F 3 0 R >> >>'])]),
    ],
    [
      'named where nobody looks',
      pdfOf([embedded(MZ, ''), '<< /F (plano.pdf) /EF 5 0 R >>', '<< /F 3 0 R >>']),
    ],
    [
      'told by its name',
      pdfOf([embedded(Buffer.from('alert(1)')), '<< /F (factura.pdf.js) /EF << /F 3 0 R >> >>']),
    ],
    [
      'told by its name in octal',
      pdfOf([embedded(Buffer.from('x')), '<< /UF (factura\\056ba\\164) /EF << /F 3 0 R >> >>']),
    ],
    [
      'told by its name in UTF-16',
      pdfOf([
        embedded(Buffer.from('x')),
        `<< /UF <${Buffer.from('\ufeffa.vbs', 'utf16le').swap16().toString('hex')}> /EF << /F 3 0 R >> >>`,
      ]),
    ],
  ])('that brings a program: %s', async (_which, bytes) => {
    expect(await look(bytes)).toEqual({ refused: 'programs' })
  })

  it.each<[string, PdfObject]>([
    [
      'by a filter that no such stream has',
      {
        dictionary: '/Type /ObjStm /N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode]',
        bytes: Buffer.from('00>'),
      },
    ],
    [
      'by two layers',
      {
        dictionary: '/Type /ObjStm /N 1 /First 5 /Filter [/FlateDecode /FlateDecode]',
        bytes: deflateSync(deflateSync(Buffer.from(SCRIPT))),
      },
    ],
    [
      'by a filter said elsewhere',
      { dictionary: '/Type /ObjStm /N 1 /First 5 /Filter 9 0 R', bytes: deflateSync(Buffer.from(SCRIPT)) },
    ],
    [
      'by data that are none',
      { dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', bytes: Buffer.alloc(30, 0xff) },
    ],
    [
      'by a dictionary without end',
      {
        dictionary: `/Type /ObjStm /Filter /FlateDecode ${' '.repeat(90_000)}`,
        bytes: deflateSync(Buffer.from(SCRIPT)),
      },
    ],
    ['by a flood', objectStream([`<< /X (${'x'.repeat(100_000_000)}) >>`])],
  ])('whose objects are hidden %s', async (_how, object) => {
    expect(
      await look(pdfOf([{ dictionary: '/Subtype /Image', bytes: Buffer.alloc(70_000) }, object])),
    ).toEqual({
      refused: 'hidden',
    })
  })

  it('with a sentence that says what to do, and is kept with its mark where it only has programming', async () => {
    const judged = async (bytes: Buffer) => {
      const found = await checkFile(bytesSource(bytes), 'f.pdf', {
        accepted: ['pdf'],
        maxBytes: 1e9,
        picture: { megapixels: 1, side: 1 },
      })
      return found.ok ? found.carries : found.message
    }
    expect(await judged(pdfOf([LAUNCH]))).toBe(
      'El PDF abre programas en el equipo de quien lo lee. Imprímalo como PDF y cargue esa copia.',
    )
    expect(await judged(pdfOf([embedded(MZ)]))).toBe(
      'El PDF trae un programa adjunto. Quite el adjunto y cárguelo de nuevo.',
    )
    expect(await judged(pdfOf([SCRIPT]))).toBe('programacion')
    expect(await judged(samplePdf('x'))).toBeNull()
  })
})

async function* pieces(bytes: Buffer, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at = Math.min(end, (Math.floor(at / 1_048_576) + 1) * 1_048_576))
    yield bytes.subarray(at, Math.min(end, (Math.floor(at / 1_048_576) + 1) * 1_048_576))
}
const blocksOf = (bytes: Buffer, start: number, end: number): Readable =>
  Readable.from(pieces(bytes, start, end))
