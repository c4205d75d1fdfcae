import { parseReceiptCode, receiptCode } from '@ventanilla/domain/fees/receipt-code'
import bwip, { type RenderOptions } from 'bwip-js/node'

/** QR of a text as SVG, with quiet zone. Level M: a quarter may be soiled and it still reads. */
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
 * What to draw for a printed GS1 string: one symbol, or two where one would be longer than GS1 allows.
 * Throws `RangeError` for what is not the code of a receipt.
 */
export function receiptSymbols(printed: string): readonly string[] {
  const read = parseReceiptCode(printed)
  if (read === null) throw new RangeError(`No es el código de un recibo: ${printed}`)
  return receiptCode(read).symbols
}

/**
 * GS1-128 of an element string with parentheses as SVG. The side padding is the quiet zone without which scanners
 * fail. Throws on a string that GS1 does not allow.
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
