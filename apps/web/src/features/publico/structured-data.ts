import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import type { PageFacts } from '../../client/address/page-facts.ts'
import { detailText } from '../../keeping/procedure/procedure.ts'
import type { ProcedureDetail, ProcedureRow } from '../../keeping/procedure/procedure.ts'

/**
 * Structured data of the public pages, in schema.org terms. Addresses are paths; the renderer prefixes every
 * `url` with the portal's origin.
 */

const authority = () => ({
  '@type': 'GovernmentOrganization',
  name: config.authority.name,
  telephone: config.authority.phone,
  email: config.authority.email,
  address: config.authority.address,
})

export const portalFacts = (): PageFacts => ({
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: config.productName,
      url: href('/'),
      inLanguage: 'es-CO',
      publisher: authority(),
    },
  ],
})

export const listFacts = (rows: readonly ProcedureRow[]): PageFacts => ({
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: rows.map((row, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: row.tt_nombre,
        url: href('/detalle-tramite/:tt_id', { tt_id: row.tt_id }),
      })),
    },
  ],
})

export function procedureFacts(row: ProcedureDetail): PageFacts {
  const url = href('/detalle-tramite/:tt_id', { tt_id: row.tt_id })
  return {
    description: row.summary,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'GovernmentService',
        name: row.tt_nombre,
        description: detailText(row),
        serviceType: row.fk_tram_subcategoria.tcs_nombre,
        url,
        inLanguage: 'es-CO',
        provider: authority(),
        availableChannel: {
          '@type': 'ServiceChannel',
          url,
          servicePhone: { '@type': 'ContactPoint', telephone: config.authority.phone },
        },
      },
    ],
  }
}
