import type { AuditEvent } from './event.ts'

export type PartName = 'quien' | 'persona' | 'caso' | 'cosa'
/** A fragment of a sentence; `part` is the variable it replaces, null for literal text. */
export interface Piece {
  readonly part: PartName | null
  readonly text: string
}

const UNKNOWN: Readonly<Record<PartName, string>> = {
  quien: 'alguien sin sesión',
  persona: 'una cuenta que no existe',
  caso: 'sin radicar',
  cosa: 'que ya no existe',
}

/** The sentence with its names filled in, split into fragments so that a screen can link them. */
export function auditSentence(
  { says }: AuditEvent,
  names: Readonly<Record<PartName, string | null>>,
): readonly Piece[] {
  return says
    .split(/\{(\w+)\}/)
    .map((text, i): Piece => {
      if (i % 2 === 0) return { part: null, text }
      // what stands between braces names a part
      const part = text as PartName
      const name = names[part] ?? UNKNOWN[part]
      return { part, text: i === 1 && says.startsWith('{') ? capital(name) : name }
    })
    .filter(({ text }) => text !== '')
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
