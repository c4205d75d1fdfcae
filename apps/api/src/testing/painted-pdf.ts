import { deflateSync } from 'node:zlib'
import { type PdfObject, pdfOf } from './active-pdf.ts'

/** A page of letter size unless told otherwise; `at`: the number of its object, its drawing is the next. */
const page = (at: number, drawing: string, more = '', box = '0 0 612 792'): PdfObject[] => [
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents ${at + 1} 0 R ${more} >>`,
  { dictionary: '', bytes: Buffer.from(drawing, 'latin1') },
]

/**
 * A form as ministries give out: with JavaScript that would write over its field when it is opened. The first page has a blue
 * field drawn on it (100, 500 to 300, 600 points from below) and a green one that is filled in (100, 100 to 300, 200); the
 * second is all red.
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

/** Programming and one page of the given drawing. */
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

/** A page as large as a town. */
export const hugePage = (): Buffer =>
  programmedPage('0 0 1 rg 0 0 9000000 9000000 re f', '', '0 0 9000000 9000000')

/** A page tiled with billions of tiles that are too small to be seen: it costs time and nothing else. */
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

/** A drawing of 400 megabytes of nothing, in 400 kilobytes. */
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
