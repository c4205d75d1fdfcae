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
