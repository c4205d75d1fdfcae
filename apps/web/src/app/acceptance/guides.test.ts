import { GUIDES } from '@ventanilla/catalog/help/guides'
import { HELP_AUDIENCES } from '@ventanilla/domain/configuration/texts/help'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { describe, expect, it } from 'vitest'
import { gatheredScreens } from '../gathered-screens.ts'
import { createMatcher } from '../matcher.ts'

const matcher = createMatcher(gatheredScreens)
const links = GUIDES.flatMap(({ id, audience, links: to }) =>
  to.map((one) => [id, audience, one.to] as const),
)

describe('a button of a guide', () => {
  it.each(links)('of «%s», for %s, leads to a screen that they can open: %s', (_, audience, to) => {
    const access = matcher.match(to.split(/[?#]/)[0] ?? '')?.row.access
    expect(access).toBeDefined()
    if (typeof access !== 'object') return expect(access).not.toBe('guestOnly')
    const readers = ROLES.map(({ code }) => code).filter((code) =>
      meetsRule([code], HELP_AUDIENCES[audience].rule),
    )
    expect(readers.length).toBeGreaterThan(0)
    expect(readers.some((code) => meetsRule([code], access))).toBe(true)
  })
})
