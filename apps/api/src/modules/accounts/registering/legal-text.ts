import { LEGAL_TEXTS, type LegalText } from '@ventanilla/catalog/legal/legal-texts'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { AccountDeps } from '../account-deps.ts'

export interface ShownLegalText {
  id: string
  version: string
  title: string
  sections: { heading: string | null; paragraphs: string[]; items: string[] }[]
}

/** A legal text with the authority's particulars filled in. */
export function readLegalText(deps: AccountDeps, id: string): ShownLegalText {
  const text = LEGAL_TEXTS.find((candidate) => candidate.id === id)
  if (text === undefined) throw notFound()
  const { authority, publicUrl } = deps.settings
  const values: Readonly<Record<string, string>> = {
    AUTORIDAD: authority.name,
    NIT: authority.nit,
    DIRECCION: `${authority.address}, ${authority.city}`,
    CORREO_DATOS: authority.email,
    TELEFONO: authority.phone,
    URL: publicUrl,
    CORREO: 'el correo de mi cuenta',
  }
  const fill = (line: string): string =>
    line.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole)
  return {
    id: text.id,
    version: text.version,
    title: text.title,
    sections: text.sections.map((section: LegalText['sections'][number]) => ({
      heading: section.heading,
      paragraphs: section.paragraphs.map(fill),
      items: section.items.map(fill),
    })),
  }
}
