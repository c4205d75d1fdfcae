import { fillPath } from '../../client/address/links.ts'
import type { Screen } from '../../client/address/screens.ts'
import type { ProcedureRow } from '../../keeping/procedure/procedure.ts'
import { escapeText } from './fill-template.ts'

const DETAIL = '/detalle-tramite/:tt_id'

export const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')

/** Every indexable page: screens with a description, and one page per visible type. */
export function sitemap(
  publicUrl: string,
  screens: readonly Screen[],
  rows: readonly ProcedureRow[],
): string {
  const paths = screens.flatMap(({ path }) => {
    if (path === DETAIL) return rows.map((row) => fillPath(path, { tt_id: row.tt_id }))
    return /\/:\w+(\/|$)/.test(path) ? [] : [fillPath(path)]
  })
  const lines = paths.map((path) => `  <url><loc>${escapeText(publicUrl + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
