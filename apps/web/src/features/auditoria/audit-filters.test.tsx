import { listQuery } from '@ventanilla/contract/generated/fields/audit'
import { AUDIT_ORDERS } from '@ventanilla/domain/audit/orders'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { filtersIn } from '../../keeping/plain-list/use-filters.ts'
import { AuditFilters } from './audit-filters.tsx'
import { FILTERS, OWN } from './audit-query.ts'

const drawn = (query: string): string => {
  const read = filtersIn(new URLSearchParams(query), listQuery, FILTERS, OWN)
  const given = FILTERS.filter((name) => read.values[name] !== '')
  const nothing = () => undefined
  return renderToStaticMarkup(
    <AuditFilters
      filters={{ ...read, rules: listQuery, given, set: nothing, clear: nothing }}
      order={{ orders: AUDIT_ORDERS, name: 'recientes', asked: {}, set: nothing }}
      list={{ loaded: true, outdated: false }}
    />,
  )
}

describe('the filters of the audit on a telephone', () => {
  it.each(['', 'quien=Luz&desde=2026-11-01&hasta=2026-11-02'])(
    'are folded where nothing is wrong: «%s»',
    (query) => {
      expect(drawn(query)).toContain('aria-expanded="false"')
    },
  )
  it.each([
    ['desde=2026-11-02&hasta=2026-11-01', 'Esta fecha no puede ser anterior a la de «Desde».'],
    ['quien=ab', 'Escriba al menos tres letras o números.'],
  ])('are open where one is wrong: «%s»', (query, sentence) => {
    expect(drawn(query)).toContain('aria-expanded="true"')
    expect(drawn(query)).toContain(sentence)
  })
})
