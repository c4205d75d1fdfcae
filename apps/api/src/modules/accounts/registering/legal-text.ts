import type { LegalVariable } from '@ventanilla/domain/configuration/texts/legal-texts'
import { sectionsOf } from '@ventanilla/domain/configuration/texts/marked-text'
import { filled } from '@ventanilla/domain/kernel/placeholders'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { AccountDeps } from '../account-deps.ts'

export interface ShownLegalText {
  id: string
  version: string
  title: string
  sections: { heading: string | null; paragraphs: string[]; items: string[] }[]
}

/** A legal text in force with the authority's particulars filled in. */
export function readLegalText(deps: AccountDeps, id: string): ShownLegalText {
  const text = deps.catalogue.contents.of('texto_legal').get(id)
  if (text === undefined) throw notFound()
  const { authority, publicUrl, mapTilesUrl } = deps.settings
  const values: Readonly<Record<LegalVariable, string>> = {
    AUTORIDAD: authority.name,
    NIT: authority.nit,
    DIRECCION: `${authority.address}, ${authority.city}`,
    CORREO_DATOS: authority.email,
    TELEFONO: authority.phone,
    URL: publicUrl,
    CORREO: 'el correo de mi cuenta',
    MAPAS: mapWords(mapTilesUrl),
  }
  // filled part by part: a value cannot begin a heading or a list
  const fill = (part: string): string => filled(part, values)
  return {
    id,
    version: text.version,
    title: text.name,
    sections: sectionsOf(text.body).map(({ heading, paragraphs, items }) => ({
      heading: heading === null ? null : fill(heading),
      paragraphs: paragraphs.map(fill),
      items: items.map(fill),
    })),
  }
}

/** Who else learns which place a person looks at. */
const mapWords = (tilesUrl: string | null): string =>
  tilesUrl === null
    ? 'Los mapas del portal no piden nada a otros servidores: nadie más ve qué lugar mira usted.'
    : `El fondo de los mapas se pide al servidor ${new URL(tilesUrl).host}, que recibe su dirección IP y ve qué parte del mapa mira usted; no recibe su nombre ni sus solicitudes.`
