import { expect, it } from 'vitest'
import { PAGE_HEADERS, securityHeaders } from './security-headers.ts'

const given = { tiles: ['https://teselas.test'], files: ['https://archivos.test'], production: false }

it('lets pages run only our own scripts, and reach only the hosts of the settings', () => {
  const policy = securityHeaders(given)['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("img-src 'self' data: blob: https://teselas.test https://archivos.test")
  expect(policy).toContain("connect-src 'self' https://archivos.test")
})

it('asks browsers to stay with HTTPS only where the portal is served so', () => {
  expect(securityHeaders(given)).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ ...given, production: true })['strict-transport-security']).toMatch(
    /max-age=\d{8}/,
  )
})

const POLICY: readonly (readonly [string, string])[] = [
  ['default-src', "'self'"],
  ['script-src', "'self'"],
  ['script-src-attr', "'none'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data: blob: https://teselas.test https://archivos.test"],
  ['connect-src', "'self' https://archivos.test"],
  ['frame-src', "'self' blob: https://archivos.test"],
  ['font-src', "'self'"],
  ['manifest-src', "'self'"],
  ['worker-src', "'self'"],
  ['media-src', "'none'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'self'"],
]
/** Directives of the policy and their sources. */
const directives = (): [string, string][] =>
  (securityHeaders(given)['content-security-policy'] ?? '').split(';').map((one) => {
    const [name = '', ...sources] = one.trim().split(' ')
    return [name, sources.join(' ')]
  })

it.each(POLICY)('says of %s in the policy of pages: %s', (name, sources) => {
  expect(directives().filter(([directive]) => directive === name)).toEqual([[name, sources]])
})

it('says nothing in the policy of pages that the table above does not compare', () => {
  const names = directives().map(([name]) => name)
  expect(names.toSorted()).toEqual(POLICY.map(([name]) => name).toSorted())
})

it.each<readonly [string, string | RegExp]>([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['x-permitted-cross-domain-policies', 'none'],
  ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
])('tells browsers %s: %s', (name, value) => {
  expect(securityHeaders({ ...given, production: true })[name]).toMatch(value)
})

it('gives pages of a device what the portal uses, and nothing else', () => {
  const policy = securityHeaders(given)['permissions-policy'] ?? ''
  const said = new Map(policy.split(', ').map((one) => one.split('=') as [string, string]))
  const open = [...said].filter(([, who]) => who !== '()')
  expect(open).toEqual([
    ['fullscreen', '(self)'],
    ['geolocation', '(self)'],
    ['publickey-credentials-create', '(self)'],
    ['publickey-credentials-get', '(self)'],
  ])
  for (const name of 'camera microphone payment usb serial midi display-capture clipboard-read'.split(' '))
    expect(said.get(name), name).toBe('()')
})

it('leaves on parts of a page what any answer needs', () => {
  const left = { ...securityHeaders(given) }
  for (const name of PAGE_HEADERS) {
    expect(left).toHaveProperty([name])
    delete left[name]
  }
  expect(left).toEqual({
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})
