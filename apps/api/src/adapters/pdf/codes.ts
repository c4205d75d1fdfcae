import { parseReceiptCode, receiptCode } from '@ventanilla/domain/fees/receipt-code'
import bwip, { type RenderOptions } from 'bwip-js/node'

/** QR of a text as SVG, with quiet zone. Error correction level M. */
export function qrSvg(text: string): string {
  // the library's types leave out the options of single symbologies
  const options: RenderOptions & { eclevel: string } = {
    bcid: 'qrcode',
    text,
    eclevel: 'M',
    scale: 2,
    padding: 8,
    backgroundcolor: 'FFFFFF',
  }
  return bwip.toSVG(options)
}

/**
 * The symbols for a printed GS1 string: one, or two where one would be longer than GS1 allows. Throws
 * `RangeError` for a text that is not a receipt's code.
 */
export function receiptSymbols(printed: string): readonly string[] {
  const read = parseReceiptCode(printed)
  if (read === null) throw new RangeError(`No es el código de un recibo: ${printed}`)
  return receiptCode(read).symbols
}

/**
 * GS1-128 of an element string with parentheses as SVG. The side padding is the quiet zone that scanners need.
 * Throws on a string that GS1 does not allow.
 */
export function gs1Svg(text: string): string {
  return bwip.toSVG({
    bcid: 'gs1-128',
    text,
    height: 15,
    scale: 2,
    paddingwidth: 10,
    paddingheight: 1,
    backgroundcolor: 'FFFFFF',
  })
}
