import { isKindId, itemProblems } from '@ventanilla/domain/configuration/kinds'
import { describe, expect, it } from 'vitest'
import { FEE_PARAMETERS } from './fees/parameters.ts'
import { factory } from './factory.ts'
import { MUNICIPALITIES } from './territory/municipalities.ts'

const shipped = factory()

describe('what the product ships', () => {
  it.each(Object.entries(shipped))(
    '%s passes the check of its kind, each under a key of its own',
    (kind, items) => {
      const keys = items.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { key, content } of items)
        expect([key, isKindId(kind) ? itemProblems(kind, key, content) : kind]).toEqual([key, []])
    },
  )

  it('has every figure that is published by year', () => {
    const years = Object.fromEntries(shipped.cifras.map(({ key, content }) => [key, content]))
    for (const { year, smmlv, uvt, uvb, norm } of FEE_PARAMETERS.years)
      expect(years[year]).toMatchObject({ offered: true, smmlv, uvt, uvb, norm })
    expect(shipped.cifras.filter(({ content }) => content.offered)).toHaveLength(FEE_PARAMETERS.years.length)
    for (const field of ['inflation', 'waterTariff', 'permitPaper', 'ownScale'] as const) {
      const carried = Object.entries(years).flatMap(([year, content]) =>
        content[field] === null ? [] : [[year, content[field]]],
      )
      expect(Object.fromEntries(carried)).toEqual(FEE_PARAMETERS[field])
    }
  })

  it('puts each municipality into one office', () => {
    const codes = shipped.sede.flatMap(({ content }) => content.municipalities)
    expect(codes.toSorted()).toEqual(MUNICIPALITIES.map(({ dane }) => dane).toSorted())
  })

  it('keeps the order of its lists', () => {
    for (const items of [shipped.especie, shipped.serie, shipped.sede, shipped.causa_rechazo])
      expect(items.map(({ content }) => content.order)).toEqual(items.map((_, i) => i))
  })
})
