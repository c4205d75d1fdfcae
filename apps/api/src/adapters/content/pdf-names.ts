/** White space and comments of PDF between two tokens (ISO 32000-1, 7.2). */
const GAP = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*`
const END = String.raw`(?![^\0\t\n\f\r ()<>[\]{}/%])`

/** A name as any reader decodes it: each letter can be written as `#hh` (7.3.5). Attack: `/L#61unch`. */
function named(name: string): string {
  const letters = [...name].map((letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16)
    const digit = (of: string): string => (/[a-f]/.test(of) ? `[${of}${of.toUpperCase()}]` : of)
    return `(?:${letter}|#${digit(high)}${digit(low)})`
  })
  return `/${letters.join('')}${END}`
}

const any = (...names: readonly string[]): RegExp => new RegExp(names.map(named).join('|'))

/** An action that starts a program, or opens a file with a program of the reader's machine. */
export const LAUNCHES = any('Launch')
/** Active content: scripts of actions, XFA forms, video and Flash. */
export const RUNS = any('JavaScript', 'XFA', 'Rendition', 'RichMedia')
export const ENCRYPTS = any('Encrypt')
/** Files inside the file. */
export const EMBEDS = any('EmbeddedFile', 'EmbeddedFiles', 'EF')
export const EMBEDDED_STREAM = any('EmbeddedFile')
/**
 * A stream that holds objects; `First` in its own dictionary identifies it too, where its type is given
 * elsewhere.
 */
export const OBJECT_STREAM = any('ObjStm')
export const HOLDS_OBJECTS = any('ObjStm', 'First')
export const PREDICTOR = new RegExp(`${named('Predictor')}${GAP}(\\d+)`)
export const COLUMNS = new RegExp(`${named('Columns')}${GAP}(\\d+)`)
export const FLATE = new RegExp(any('FlateDecode', 'Fl').source, 'g')
/** Filters given in another object. */
export const FILTER_ELSEWHERE = new RegExp(`${named('Filter')}${GAP}\\d`)
export const OTHER_FILTERS = any(
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'RunLengthDecode',
  'Crypt',
  'AHx',
  'A85',
  'LZW',
  'RL',
  'JBIG2Decode',
  'JPXDecode',
  'DCTDecode',
  'CCITTFaxDecode',
)
/** File specifications that refer to their stream through another object. */
export const EMBEDDED_ELSEWHERE = new RegExp(`${named('EF')}${GAP}\\d`)
/** The streams that a file specification names: `/EF << /F 12 0 R /UF 12 0 R >>`. */
export const EMBEDDED_AT = new RegExp(`${named('EF')}${GAP}<<([^>]{0,400})`, 'g')
export const REFERENCE = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R/g
/**
 * Executable file endings. Those of three letters and more are distinctive enough to match wherever a string
 * ends.
 */
const PROGRAMS = 'exe|dll|scr|cpl|msi|msp|bat|cmd|ps1|psm1|vbs|vbe|jse|wsf|wsh|hta|jar|apk|lnk|docm|xlsm|pptm'
const ONLY_AS_NAMES = 'com|js|sh|py|reg|app|iso'
const FILE_NAME = new RegExp(
  `(?:${named('F')}|${named('UF')})${GAP}(?:\\(((?:[^\\\\()]|\\\\[\\s\\S]){0,500})\\)|<([0-9a-fA-F\\s]{0,2000})>)`,
  'g',
)
const PLAIN = new RegExp(`\\.(?:${PROGRAMS})\\)`, 'i')
const ENDING = new RegExp(`\\.(?:${PROGRAMS}|${ONLY_AS_NAMES})[.\\s]*$`, 'i')

/** Whether a part of a PDF names an executable file. */
export function namesProgram(text: string): boolean {
  if (PLAIN.test(text)) return true
  for (const [, literal, hex] of text.matchAll(FILE_NAME)) {
    const bytes =
      hex === undefined
        ? unescaped(literal ?? '')
        : Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1')
    // UTF-16: every other byte of an ASCII ending is NUL
    const name = bytes.replaceAll('\0', '')
    if (!name.includes('://') && ENDING.test(name)) return true
  }
  return false
}

/** Decodes a literal string (7.3.4.2): octal codes, escaped letters, continued lines. */
const unescaped = (literal: string): string =>
  literal.replace(
    /\\(?:([0-7]{1,3})|(\r\n|\r|\n)|([\s\S]))/g,
    (_all, octal: string, line: string, letter: string) =>
      octal === undefined
        ? line === undefined
          ? letter
          : ''
        : String.fromCharCode(Number.parseInt(octal, 8) & 255),
  )
