import { deflateSync } from 'node:zlib'
import { type PdfObject, pdfOf } from './active-pdf.ts'

/** A page, letter size by default; `at`: its object number; its drawing is the next object. */
const page = (at: number, drawing: string, more = '', box = '0 0 612 792'): PdfObject[] => [
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents ${at + 1} 0 R ${more} >>`,
  { dictionary: '', bytes: Buffer.from(drawing, 'latin1') },
]

/**
 * A form like those of ministries, with JavaScript that would overwrite its field on opening. Page 1 has a blue
 * field drawn on it (points 100, 500 to 300, 600 from the bottom) and a filled-in green one (100, 100 to 300,
 * 200); page 2 is all red.
 */
export const programmedForm = (): Buffer =>
  pdfOf(
    [
      ...page(3, '0 0 1 rg 100 500 200 100 re f', '/Annots [5 0 R]'),
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (campo) /V (a) /Rect [100 100 300 200] /P 3 0 R /F 4 /AP << /N 6 0 R >> >>',
      {
        dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 200 100]',
        bytes: Buffer.from('0 1 0 rg 0 0 200 100 re f'),
      },
      ...page(7, '1 0 0 rg 0 0 612 792 re f'),
      "<< /S /JavaScript /JS (this.getField\\('campo'\\).display = display.hidden;) >>",
    ],
    '/AcroForm << /Fields [5 0 R] >> /OpenAction 9 0 R',
    '',
    [3, 7],
  )

/** JavaScript and one page with the given drawing. */
const programmedPage = (
  drawing: string,
  more: string,
  box: string,
  objects: readonly PdfObject[] = [],
): Buffer =>
  pdfOf(
    [...page(3, drawing, more, box), '<< /S /JavaScript /JS (1) >>', ...objects],
    '/OpenAction 5 0 R',
    '',
    [3],
  )

/** Attack: a gigantic page, to exhaust memory. */
export const hugePage = (): Buffer =>
  programmedPage('0 0 1 rg 0 0 9000000 9000000 re f', '', '0 0 9000000 9000000')

/** Attack: billions of invisibly small tiles, to exhaust processor time. */
export const endlessPage = (): Buffer =>
  programmedPage(
    '/Pattern cs /P0 scn 0 0 612 792 re f',
    '/Resources << /Pattern << /P0 6 0 R >> >>',
    '0 0 612 792',
    [
      {
        dictionary:
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 50 50] /XStep 0.0001 /YStep 0.0001 /Resources << >>',
        bytes: Buffer.from('1 0 0 rg 0 0 20 20 re f 0 1 0 RG 0 0 m 40 40 l S'),
      },
    ],
  )

/** Attack: 400 MB of blank drawing, compressed into 400 kB. */
export const greedyPage = (): Buffer =>
  pdfOf(
    [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
      { dictionary: '/Filter /FlateDecode', bytes: deflateSync(Buffer.alloc(400_000_000), { level: 1 }) },
      '<< /S /JavaScript /JS (1) >>',
    ],
    '/OpenAction 5 0 R',
    '',
    [3],
  )
