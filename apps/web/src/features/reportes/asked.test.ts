import { READY_REPORTS } from '@ventanilla/domain/reports/ready'
import { askedOf } from '@ventanilla/domain/reports/question'
import { describe, expect, it } from 'vitest'
import { askedIn, listAddress, reportAddress } from './asked.ts'

const addressOf = (link: string): URLSearchParams => new URLSearchParams(link.slice(link.indexOf('?')))

describe('the address of a question', () => {
  it.each(READY_REPORTS.map(({ id, question }) => [id, askedOf(question)] as const))(
    'finds «%s» again',
    (_, asked) => expect(askedIn(addressOf(reportAddress(asked)))).toEqual(asked),
  )

  it('leaves out what no call would take, and asks nothing about an unknown subject', () => {
    expect(askedIn(new URLSearchParams('tema=casos&desde=2026-02-30&medida=nada'))).toEqual({
      tema: 'casos',
      medida: 'cuenta',
    })
    expect(askedIn(new URLSearchParams('tema=constructor'))).toBeNull()
    expect(askedIn(new URLSearchParams())).toBeNull()
  })

  it('of a list adds the group to the filters, with the instant of the number', () => {
    const link = addressOf(
      listAddress(
        { tema: 'casos', medida: 'cuenta', filtros: 'situacion:en_curso' },
        [{ dimension: 'oficina', value: '' }],
        '2026-02-02T15:00:00.000Z',
      ),
    )
    expect(link.get('filtros')).toBe('situacion:en_curso|oficina:')
    expect([link.get('instante'), link.get('lista')]).toEqual(['2026-02-02T15:00:00.000Z', 'si'])
  })
})
