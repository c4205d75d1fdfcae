import { listQuery } from '@ventanilla/contract/generated/fields/audit'
import { describe, expect, it } from 'vitest'
import { filtersIn } from '../../keeping/plain-list/use-filters.ts'
import { FILTERS, OWN, readAuditQuery } from './audit-query.ts'

/** The filters as `useFilters` reads them from an address. */
const read = (query: string) => readAuditQuery(filtersIn(new URLSearchParams(query), listQuery, FILTERS, OWN))

describe('what the address asks of the audit', () => {
  it('is taken as it is where it can be asked', () => {
    expect(
      read('evento=lecturas&quien=+Luz+&desde=2026-11-01&hasta=2026-11-02&direccion=2001:db8::1'),
    ).toEqual({
      asked: {
        evento: 'lecturas',
        quien: 'Luz',
        desde: '2026-11-01',
        hasta: '2026-11-02',
        direccion: '2001:db8::1',
      },
      problems: {},
    })
  })

  it.each(['190.24.10.5', '2001:db8:0:7::/64', 'desconocida'])(
    'takes the address %s as the audit writes it',
    (address) => {
      expect(read(`direccion=${encodeURIComponent(address)}`)).toEqual({
        asked: { direccion: address },
        problems: {},
      })
    },
  )

  it('is left out, with a sentence where the person can mend it', () => {
    const { asked, problems } = read('evento=raro&quien=ab&sobre=&desde=ayer&direccion=mi+casa')
    expect(asked).toEqual({})
    expect(problems).toEqual({
      quien: 'Escriba al menos tres letras o números.',
      direccion: 'Escriba una dirección como 190.24.10.5.',
    })
    expect(read('desde=2026-11-02&hasta=2026-11-01').problems.hasta).toBe(
      'Esta fecha no puede ser anterior a la de «Desde».',
    )
  })
})
