import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeZip, type ZipPart } from '../../testing/papers/make-zip.ts'
import { bytesSource } from './byte-source.ts'
import { checkFile, type FileRules } from './check-file.ts'
import { FILE_KINDS, type FileKind } from './kinds.ts'

// 16 × 16 pixels, baseline and progressive, with optimised tables.
const BASELINE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABQQG/8QAFxAAAwEAAAAAAAAAAAAAAAAAAAIEMf/EABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAZEQACAwEAAAAAAAAAAAAAAAAABQIDMWH/2gAMAwEAAhEDEQA/AMXOmCc6YRzpgnOmCdq/gwvnh//Z',
  'base64',
)
const PROGRESSIVE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wgARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAMF/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/aAAwDAQACEAMQAAABxUxUln//xAAVEAEBAAAAAAAAAAAAAAAAAAAAAv/aAAgBAQABBQKUpS//xAAWEQADAAAAAAAAAAAAAAAAAAAAAQT/2gAIAQMBAT8BnZ//xAAWEQADAAAAAAAAAAAAAAAAAAAAAgT/2gAIAQIBAT8Bac//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Ah//xAAVEAEBAAAAAAAAAAAAAAAAAAAAAf/aAAgBAQABPyGEIQ//2gAMAwEAAgADAAAAEGv/xAAVEQEBAAAAAAAAAAAAAAAAAAAAMf/aAAgBAwEBPxCL/8QAFREBAQAAAAAAAAAAAAAAAAAAAGH/2gAIAQIBAT8Qk//EABUQAQEAAAAAAAAAAAAAAAAAAAAx/9oACAEBAAE/EIooov/Z',
  'base64',
)
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n42\n%%EOF\n',
)
const PNG = png()
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const office = (type: string, part: string, more: ZipPart[] = []) =>
  makeZip([
    {
      name: '[Content_Types].xml',
      data: `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    },
    { name: part, data: '<x>Concepto técnico</x>'.repeat(50) },
    ...more,
  ])
const KML =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- mapa -->\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>\n'
const GEOJSON = '{"type":"FeatureCollection","features":[]}'
const SHP = Buffer.concat([Buffer.from([0, 0, 0x27, 0x0a]), Buffer.alloc(96)])
const shapefile = (without = '') =>
  makeZip(
    [
      { name: 'predio/predio.shp', data: SHP },
      { name: 'predio/predio.SHX', data: SHP },
      { name: 'predio/predio.dbf', data: 'x' },
    ].filter(({ name }) => without === '' || !name.toLowerCase().endsWith(without)),
  )

function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from([0, 0]))), end])
}

const ALL = Object.keys(FILE_KINDS) as FileKind[]
const PICTURE = { megapixels: 150, side: 30_000 }
const anything: FileRules = { accepted: ALL, maxBytes: 50_000_000, picture: PICTURE }
const check = (bytes: Uint8Array | string, name: string, rules = anything) =>
  checkFile(bytesSource(Buffer.from(bytes)), name, rules)

const GOOD: [string, FileKind, Uint8Array | string][] = [
  ['Plano (1).pdf', 'pdf', PDF],
  ['con espacios antes.PDF', 'pdf', Buffer.concat([Buffer.from('\ufeff\r\n'), PDF])],
  ['relleno al final.pdf', 'pdf', Buffer.concat([PDF, Buffer.alloc(500)])],
  ['informe.docx', 'docx', office(WORD, 'word/document.xml')],
  ['cálculos.xlsx', 'xlsx', office(SHEET, 'xl/workbook.xml')],
  ['logo.png', 'png', PNG],
  ['foto.jpg', 'jpeg', BASELINE],
  ['foto.JPEG', 'jpeg', PROGRESSIVE],
  ['foto de un teléfono.jpg', 'jpeg', Buffer.concat([BASELINE, Buffer.from('SEFT una película corta')])],
  ['mapa.kml', 'kml', KML],
  ['mapa.kmz', 'kmz', makeZip([{ name: 'doc.kml', data: KML }])],
  ['mapa.geojson', 'geojson', GEOJSON],
  ['mapa.json', 'geojson', '\ufeff {"type":"Point","coordinates":[1,2]}'],
  ['predio.zip', 'shapefile', shapefile()],
  ['sin extensión', 'pdf', PDF],
  ['Informe v1.2', 'pdf', PDF],
]

describe('a file that is what it says', () => {
  it.each(GOOD)('«%s» is taken as %s', async (name, kind, bytes) => {
    expect(await check(bytes, name)).toMatchObject({
      ok: true,
      kind,
      contentType: FILE_KINDS[kind].contentType,
    })
  })

  it('is not stopped by what its client declared or by the case of its extension', async () => {
    expect(await check(PDF, 'PLANO.Pdf')).toMatchObject({ ok: true, displayName: 'PLANO.Pdf' })
  })
})

describe('a file that is cut off', () => {
  const cut = (bytes: Uint8Array | string, keep: number) => Buffer.from(bytes).subarray(0, keep)
  const compound = GOOD.filter(([, kind]) => !['kml', 'geojson'].includes(kind))

  it.each(compound.filter(([name]) => !/relleno|teléfono/.test(name)))(
    'is never taken for a whole «%s»',
    async (name, _kind, bytes) => {
      const whole = Buffer.from(bytes)
      for (let part = 1; part < 20; part++) {
        const answer = await check(cut(whole, Math.floor((whole.length * part) / 20)), name)
        expect(answer.ok).toBe(false)
      }
    },
  )

  it.each([
    ['plano.pdf', cut(PDF, PDF.length - 20)],
    ['foto.jpg', cut(BASELINE, BASELINE.length - 2)],
    ['logo.png', cut(PNG, PNG.length - 5)],
    ['informe.docx', cut(office(WORD, 'word/document.xml'), 200)],
    ['mapa.kml', KML.slice(0, -10)],
    ['mapa.geojson', GEOJSON.slice(0, -3)],
    ['predio.zip', shapefile('.shx')],
    ['predio.zip', shapefile('.dbf')],
    ['mapa.kmz', makeZip([{ name: 'doc.kml', data: KML.slice(0, -10) }])],
  ])('says of «%s» that it is damaged and what to do', async (name, bytes) => {
    expect(await check(bytes, name)).toEqual({
      ok: false,
      code: 'damaged',
      message:
        'El archivo está incompleto o dañado. Compruebe que abre en su equipo, guárdelo de nuevo y vuelva a cargarlo.',
    })
  })

  it('is found out in an archive by its checksums too', async () => {
    const part = { name: 'word/media/a.bin', data: 'x'.repeat(1000), crc: 1 }
    expect(await check(office(WORD, 'word/document.xml', [part]), 'a.docx')).toMatchObject({
      code: 'damaged',
    })
  })
})

describe('a file that is something else', () => {
  it.each([
    ['foto.jpg', PNG, 'mismatch', 'El nombre termina en «.jpg», pero su contenido es una imagen PNG.'],
    ['plano.pdf.exe', PDF, 'mismatch', 'El nombre termina en «.exe», pero su contenido es un documento PDF.'],
    ['plano.html', PDF, 'mismatch', 'El nombre termina en «.html», pero su contenido es un documento PDF.'],
    ['hoja.xlsx', office(WORD, 'word/document.xml'), 'mismatch', /Word/],
    ['plano.pdf', '<html><script>alert(1)</script></html>', 'unknown-type', /^No se reconoce el tipo/],
    [
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'unknown-type',
      /Se acepta: PDF/,
    ],
    ['programa.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 'unknown-type', 'exe'],
    ['anim.png', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00', 'latin1'), 'unknown-type', 'gif'],
    ['cosas.zip', makeZip([{ name: 'a.txt', data: 'x' }]), 'unknown-type', 'zip'],
    ['datos.geojson', '{"type":"Otro"}', 'unknown-type', /reconoce/],
    ['datos.geojson', '{"a":1', 'unknown-type', /reconoce/],
    [
      'x.kml',
      '<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml></kml>',
      'unknown-type',
      /reconoce/,
    ],
    ['texto.pdf', Buffer.from([0xff, 0xfe, 0x00, 0x41]), 'unknown-type', /./],
  ] as const)('«%s» is refused with a reason', async (name, bytes, code, message) => {
    const answer = await check(bytes, name)
    expect(answer).toMatchObject({ ok: false, code })
    if (!answer.ok && message instanceof RegExp) expect(answer.message).toMatch(message)
    else if (!answer.ok) expect(answer.message).toContain(message)
  })

  it('is refused where the document admits other kinds', async () => {
    const answer = await check(PNG, 'logo.png', {
      accepted: ['pdf', 'docx', 'xlsx'],
      maxBytes: 1000,
      picture: PICTURE,
    })
    expect(answer).toEqual({
      ok: false,
      code: 'not-accepted',
      message: 'El archivo es una imagen PNG. Aquí se acepta: PDF, Word (.docx) o Excel (.xlsx).',
    })
  })

  it('is refused when empty or too large, with both sizes', async () => {
    expect(await check('', 'x.pdf')).toMatchObject({
      code: 'empty',
      message: 'El archivo está vacío. Elija otro.',
    })
    const rules: FileRules = { accepted: ['pdf'], maxBytes: 10 * 1024 * 1024, picture: PICTURE }
    const large = { ...bytesSource(PDF), size: 10 * 1024 * 1024 + 1 }
    expect(await checkFile(large, 'x.pdf', rules)).toMatchObject({
      code: 'too-large',
      message: 'El archivo pesa 10,1 MB y el máximo es 10 MB.',
    })
  })
})

describe('a file made to deceive', () => {
  it.each([
    ['a PDF with an HTML head', Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), PDF])],
    ['a PDF with a program in front', Buffer.concat([Buffer.from('MZ\x90\0'), PDF])],
    ['a PDF with an archive behind', Buffer.concat([PDF, makeZip([{ name: 'a', data: 'x' }])])],
    ['a PDF with a page behind', Buffer.concat([PDF, Buffer.from('<script>alert(1)</script>')])],
  ])('%s is refused', async (_what, bytes) => {
    expect(await check(bytes, 'plano.pdf')).toMatchObject({ ok: false, code: 'unsafe' })
  })

  it('an image with a PDF inside is an image, not a PDF', async () => {
    expect(await check(Buffer.concat([BASELINE, PDF]), 'plano.pdf')).toMatchObject({ code: 'mismatch' })
  })

  it.each([
    ['declares a thousand times its size', [{ name: 'word/media/a', data: Buffer.alloc(60_000_000) }]],
    ['declares more than anybody sends', [{ name: 'word/media/a', data: 'x', unpacked: 700_000_000 }]],
    [
      'unpacks to more than it declares',
      [{ name: 'word/media/a', data: Buffer.alloc(1_000_000), unpacked: 10 }],
    ],
    [
      'has more entries than anybody packs',
      Array.from({ length: 10_000 }, (_, n) => ({ name: `word/media/${n}`, data: 'x' })),
    ],
    ['lets two entries share their bytes', [{ name: 'word/media/a', data: 'x'.repeat(99), offset: 0 }]],
  ])('a document that %s is a bomb', async (_what, parts) => {
    expect(await check(office(WORD, 'word/document.xml', parts), 'a.docx')).toMatchObject({ code: 'unsafe' })
  })

  it('an archive inside an archive is not unpacked', async () => {
    const inner = makeZip([{ name: 'b', data: 'x', unpacked: 4_000_000_000 }])
    expect(
      await check(
        office(WORD, 'word/document.xml', [{ name: 'word/embeddings/a.zip', data: inner }]),
        'a.docx',
      ),
    ).toMatchObject({
      ok: true,
    })
  })

  it.each(['../../etc/passwd', '/etc/passwd', 'a/../../b', '..\\..\\b', 'C:\\b', 'a\0b'])(
    'an archive with the path %j is refused',
    async (name) => {
      const bytes = makeZip([
        { name: 'doc.kml', data: KML },
        { name, data: 'x' },
      ])
      expect(await check(bytes, 'mapa.kmz')).toMatchObject({ ok: false, code: 'unsafe' })
    },
  )

  it('macros are refused, declared or hidden', async () => {
    const declared = office('application/vnd.ms-word.document.macroEnabled.main+xml', 'word/document.xml')
    const hidden = office(WORD, 'word/document.xml', [{ name: 'word/vbaProject.bin', data: 'x' }])
    for (const bytes of [declared, hidden])
      expect(await check(bytes, 'a.docx')).toMatchObject({
        code: 'unsafe',
        message: 'El documento contiene macros. Guárdelo sin macros y cárguelo de nuevo.',
      })
  })

  it('what has a password is refused with advice', async () => {
    const zip = makeZip([{ name: 'doc.kml', data: KML, encrypted: true }])
    expect(await check(zip, 'mapa.kmz')).toMatchObject({ code: 'locked' })
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    expect(await check(old, 'a.docx')).toMatchObject({
      code: 'locked',
      message: expect.stringContaining('contraseña'),
    })
  })

  it('no bytes and no name make the check fail instead of answering', async () => {
    const starts = [
      PDF,
      PNG,
      BASELINE,
      office(WORD, 'word/document.xml'),
      shapefile(),
      Buffer.from(KML),
      Buffer.alloc(0),
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.nat(2000),
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ unit: 'binary' }),
        async (start, keep, noise, name) => {
          const at = Math.min(keep, start.length)
          const bytes = Buffer.concat([start.subarray(0, at), noise, start.subarray(at + noise.length)])
          const answer = await check(bytes, name)
          if (!answer.ok) expect(answer.message).toMatch(/^(El|La|No) .+\.$/)
        },
      ),
      { numRuns: 400 },
    )
  })
})
