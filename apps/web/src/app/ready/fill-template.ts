import type { PortalSite } from '@ventanilla/contract/ready-pages'
import { lightEntry, lightScreens, lightScripts, lightStyles } from 'virtual:light-build'
import { config } from '../../client/config.ts'

interface Filling {
  readonly title: string
  readonly description: string | undefined
  /** may be found by search engines */
  readonly found: boolean
  /** where the page stands, as the browser's router will say */
  readonly path: string
  /** the one address under which it may be found */
  readonly canonical: string
  readonly structured: readonly Readonly<Record<string, unknown>>[]
  readonly content: { readonly html: string; readonly answers: ReadonlyMap<string, unknown> } | null
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON that may stand inside a `<script>`: nothing in it can end the element or begin a comment. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** What other sites show beside a link to the portal; drawn by `tools/share-picture.ts`. */
const PICTURE = { path: '/portada.png', width: 1200, height: 630 }
const PICTURE_WORDS = 'Montañas, un río y un pueblo, con el nombre del portal: trámites ambientales en línea.'

const WITHOUT_SCRIPT =
  'Puede leer esta página sin JavaScript. Para pedir un trámite, actívelo en su navegador o acérquese a nuestras oficinas.'

/** Puts head and content of a page into the built `index.html`. Whatever is put in is escaped here, but for the drawn HTML. */
export function fillTemplate(site: PortalSite, filling: Filling): string {
  const { content } = filling
  const title = `${filling.title} · ${config.productName}`
  let html = site.template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(
      /<meta name="ventanilla-config"[^>]*>/,
      () => `<meta name="ventanilla-config" content="${escapeText(site.config)}">`,
    )
    .replace('</head>', () => `${headOf(site, filling, title)}\n  </head>`)
  const { description } = filling
  if (description !== undefined)
    html = html.replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeText(description)}" />`,
    )
  if (content === null) return html
  const body = [
    `<noscript><p class="v-note">${WITHOUT_SCRIPT}</p></noscript>`,
    `<div id="raiz" data-lista="${escapeText(filling.path)}">${content.html}</div>`,
    `<script type="application/json" id="traido">${escapeJson(Object.fromEntries(content.answers))}</script>`,
  ].join('\n    ')
  return html.replace(/<!--contenido-->[\s\S]*<\/noscript\s*>/, () => body)
}

function headOf(site: PortalSite, filling: Filling, title: string): string {
  const { description, path } = filling
  const url = site.publicUrl + filling.canonical
  const name = (property: string, value: string): string =>
    `<meta property="${property}" content="${escapeText(value)}" />`
  const found = filling.found
    ? [
        `<link rel="canonical" href="${escapeText(url)}" />`,
        name('og:type', 'website'),
        name('og:site_name', config.productName),
        name('og:locale', 'es_CO'),
        name('og:title', title),
        ...(description === undefined ? [] : [name('og:description', description)]),
        name('og:url', url),
        name('og:image', site.publicUrl + PICTURE.path),
        name('og:image:type', 'image/png'),
        name('og:image:width', String(PICTURE.width)),
        name('og:image:height', String(PICTURE.height)),
        name('og:image:alt', PICTURE_WORDS),
        '<meta name="twitter:card" content="summary_large_image" />',
        ...filling.structured.map(
          (one) => `<script type="application/ld+json">${escapeJson(absolute(one, site.publicUrl))}</script>`,
        ),
      ]
    : ['<meta name="robots" content="noindex" />']
  return [...found, ...(filling.content === null ? [] : fileLinks(path))]
    .map((line) => `    ${line}`)
    .join('\n')
}

/** Styles before anything is seen; scripts are asked for at once, but need not hurry. */
function fileLinks(path: string): string[] {
  const screen = lightScreens.find(([pattern]) => new RegExp(pattern).test(path))
  const entry = lightEntry === null ? [] : [lightEntry]
  const scripts = new Set([...entry, ...lightScripts, ...(screen?.[1] ?? [])])
  return [
    ...[...lightStyles, ...(screen?.[2] ?? [])].map((file) => `<link rel="stylesheet" href="${file}" />`),
    ...[...scripts].map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}" />`),
  ]
}

/** Addresses of our own with the portal's in front, as those who read the page elsewhere need them. */
function absolute(value: unknown, publicUrl: string): unknown {
  if (Array.isArray(value)) return value.map((one) => absolute(one, publicUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'url' && typeof inner === 'string' && inner.startsWith('/')
        ? publicUrl + inner
        : absolute(inner, publicUrl),
    ]),
  )
}
