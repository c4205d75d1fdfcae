import { FILE_KINDS, type FileKind, kindOfExtension } from './kinds.ts'

const LONGEST = 120
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * A name that is safe to show, to put into a ZIP and to offer for saving on any system: only the last part of a
 * path, no control or direction characters, none of `< > : " | ? * / \`, no leading or trailing dot or space,
 * at most 120 characters, with an extension of its kind. Accents stay. An empty rest becomes «documento».
 */
export function displayName(name: string, kind: FileKind): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = tidy(
    last
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/gu, '')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' '),
  )
  const extension = extensionOf(clean)
  const fits = extension !== '' && kindOfExtension(extension) === kind
  const stem = fits ? clean.slice(0, -extension.length - 1) : clean
  const ending = fits ? extension : FILE_KINDS[kind].extensions[0]
  const short = tidy([...stem].slice(0, LONGEST - ending.length - 1).join('')) || 'documento'
  return `${RESERVED.test(short) ? '_' : ''}${short}.${ending}`
}

/** Extension of a name without its dot, as written; empty where there is none («Informe v1.2» has none). */
export function extensionOf(name: string): string {
  return /[^.]\.((?=\p{N}*\p{L})[\p{L}\p{N}]{1,10})$/u.exec(name.trim())?.[1] ?? ''
}

function tidy(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '')
}
