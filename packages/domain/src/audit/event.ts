import type { AuditGroup } from './groups.ts'

/** `{quien}` acts, on `{persona}`, in `{caso}`, with `{cosa}` (a file, a document, a proxy, an address). */
export interface AuditEvent {
  readonly group: AuditGroup
  readonly says: string
}

export const event = (group: AuditGroup, says: string): AuditEvent => ({ group, says })
