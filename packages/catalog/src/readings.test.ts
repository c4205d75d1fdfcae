import {
  calendarIn,
  feeParametersIn,
  listIn,
  listsIn,
  officesIn,
  roleNamesIn,
  seriesIn,
  territoryIn,
} from '@ventanilla/domain/configuration/readings'
import { bodiesCopied } from '@ventanilla/domain/configuration/control-bodies'
import { linksIn } from '@ventanilla/domain/configuration/links'
import { contentsOf } from '@ventanilla/domain/configuration/contents.testkit'
import type { ItemsByKind } from '@ventanilla/domain/configuration/kinds'
import { dayKind, makeCalendar, sameDays } from '@ventanilla/domain/terms/calendar'
import { HOLIDAY_LAWS } from '@ventanilla/domain/terms/holidays'
import { describe, expect, it } from 'vitest'
import { factory } from './factory.ts'
import { FEE_PARAMETERS, NATIONAL_FIGURES } from './fees/parameters.ts'
import { namesOf, optionsOf } from '@ventanilla/domain/forms/lists'
import { ROLES } from './roles/roles.ts'
import { SERIES } from './series.ts'
import { OFFICES } from './territory/offices.ts'
import { TERRITORY } from './territory/territory.ts'

const shipped = contentsOf(factory())
const changed = (change: Partial<ItemsByKind>) => contentsOf({ ...factory(), ...change })

describe('what the program reads of what the product ships', () => {
  it('is what the product was written with', () => {
    expect(feeParametersIn(shipped, NATIONAL_FIGURES)).toEqual(FEE_PARAMETERS)
    expect(seriesIn(shipped)).toEqual(SERIES)
    expect(roleNamesIn(shipped, {})).toEqual(Object.fromEntries(ROLES.map(({ code, name }) => [code, name])))
    expect(officesIn(shipped)).toEqual(OFFICES)
    expect(territoryIn(shipped, TERRITORY)).toEqual(TERRITORY)
    expect(calendarIn(shipped, null)).toEqual(makeCalendar({ laws: HOLIDAY_LAWS }))
    expect(sameDays(calendarIn(shipped, 'norte'), makeCalendar())).toBe(true)
  })
})

describe('what the program reads after a change', () => {
  const [ibague, ...others] = factory().sede
  it('moves a municipality with the list of its office, and one that none names goes to the default office', () => {
    const [given, kept] = ibague?.content.municipalities ?? []
    const contents = changed({
      sede: [
        ...(ibague === undefined
          ? []
          : [{ ...ibague, content: { ...ibague.content, municipalities: [kept ?? ''] } }]),
        ...others.map((one, i) =>
          i === 0
            ? {
                ...one,
                content: { ...one.content, municipalities: [...one.content.municipalities, given ?? ''] },
              }
            : one,
        ),
      ],
    })
    const { municipalities } = territoryIn(contents, TERRITORY)
    const officeOf = (dane: string | undefined) => municipalities.find((one) => one.dane === dane)?.office
    expect(officeOf(given)).toBe(others[0]?.key)
    expect(officeOf(kept)).toBe('ibague')
    expect(officeOf(ibague?.content.municipalities[2])).toBe('')
  })

  it('counts no municipality of an office that is closed, and knows who took over its work', () => {
    const contents = contentsOf(
      {
        ...factory(),
        sede: factory().sede.map((one) =>
          one.key === 'norte' ? { ...one, content: { ...one.content, active: false } } : one,
        ),
      },
      { sede: { norte: 'sur' } },
    )
    const territory = territoryIn(contents, TERRITORY)
    expect(territory.municipalities.filter(({ office }) => office === 'norte')).toEqual([])
    expect(territory.takenOver).toEqual({ norte: 'sur' })
  })

  it('says the hours and the telephone of an office that has its own', () => {
    const [first] = factory().sede
    const own = { ...first?.content, hours: 'Lunes a viernes, 8 a. m. a 12 m.', telephone: '' }
    const [office] = officesIn(changed({ sede: [{ key: 'ibague', content: own as never }] }))
    expect([office?.hours, office?.telephone]).toEqual(['Lunes a viernes, 8 a. m. a 12 m.', undefined])
  })

  it('closes a day for everybody or for one office, and not when it was called back', () => {
    const day = (key: string, date: string, office: string | null, active = true) => ({
      key,
      content: { order: 0, name: `cierre ${key}`, active, date, office },
    })
    const contents = changed({
      dia_cerrado: [
        day('1', '2026-11-30', null),
        day('2', '2026-12-01', 'sur'),
        day('3', '2026-12-02', null, false),
      ],
    })
    const kinds = (office: string | null) =>
      ['2026-11-30', '2026-12-01', '2026-12-02'].map(
        (date) => dayKind(date, calendarIn(contents, office)).kind,
      )
    expect(kinds(null)).toEqual(['cierre', 'habil', 'habil'])
    expect(kinds('sur')).toEqual(['cierre', 'cierre', 'habil'])
    expect(kinds('norte')).toEqual(['cierre', 'habil', 'habil'])
  })

  it('has a year as soon as it is offered, with its figures', () => {
    const contents = changed({
      cifras: factory().cifras.map((one) =>
        one.key === '2027'
          ? {
              key: '2027',
              content: { ...one.content, smmlv: 1_900_000, uvt: 55_000, norm: 'Decreto 1 de 2026' },
            }
          : one,
      ),
    })
    const { years } = feeParametersIn(contents, NATIONAL_FIGURES)
    expect(years.at(-1)).toEqual({
      year: 2027,
      smmlv: 1_900_000,
      uvt: 55_000,
      uvb: null,
      norm: 'Decreto 1 de 2026',
    })
  })

  it('shows a link on the procedures that it names, while it is offered', () => {
    const link = (key: string, active: boolean, procedures: number[]) => ({
      key,
      content: { order: 0, name: key, active, address: 'https://ejemplo.gov.co', note: '', procedures },
    })
    const contents = changed({
      enlace: [link('2', true, [3]), link('1', true, [3, 15]), link('3', false, [3])],
    })
    const ids = (ttId?: number): number[] => linksIn(contents, ttId).map(({ id }) => id)
    expect([ids(3), ids(15), ids(1), ids()]).toEqual([[1, 2], [1], [], [1, 2]])
    expect(linksIn(shipped, 15)).toHaveLength(3)
  })

  it('knows which control bodies get a copy of an act, also those published before they had an address', () => {
    const body = (key: string, more: object) => ({
      key,
      content: { order: 0, name: key, active: true, ...more },
    })
    const acts = ['RES_OTORGA']
    const contents = changed({
      ente_control: [
        body('1', {}),
        body('2', { acts }),
        body('3', { acts, email: 'copias@ente.gov.co', address: 'Calle 1' }),
        body('4', { acts, active: false }),
      ],
    })
    expect(bodiesCopied(contents, 'RES_OTORGA')).toEqual([
      { key: '2', name: '2', address: '', email: '' },
      { key: '3', name: '3', address: 'Calle 1', email: 'copias@ente.gov.co' },
    ])
    expect(bodiesCopied(contents, 'AUTO_INICIO')).toEqual([])
    expect(bodiesCopied(shipped, 'RES_OTORGA')).toEqual([])
  })

  it('names a role as the authority does, and one that it does not name as the program', () => {
    const contents = changed({ rol: [{ key: 'CLI_JURIDICO', content: { name: 'Sustanciadora' } }] })
    expect(roleNamesIn(contents, { CLI_JURIDICO: 'Abogado', CLI_TECNICO: 'Técnico' })).toEqual({
      CLI_JURIDICO: 'Sustanciadora',
      CLI_TECNICO: 'Técnico',
    })
  })

  it('orders a list by its places, and those at one place by their keys as numbers', () => {
    const cause = (key: string, order: number) => ({ key, content: { order, name: key, active: true } })
    const contents = changed({ causa_rechazo: [cause('10', 1), cause('2', 1), cause('7', 0)] })
    expect(listIn(contents, 'causa_rechazo').map(([key]) => key)).toEqual(['7', '2', '10'])
  })

  it('offers no more what was switched off, and keeps its name for what had chosen it', () => {
    const cause = (key: string, name: string, active = true) => ({ key, content: { order: 0, name, active } })
    const lists = listsIn(
      changed({ causa_devolucion: [cause('1', 'Ilegible'), cause('5', 'Insuficiente', false)] }),
      { options: { otra: [] } },
    )
    const field = {
      key: 'causal',
      kind: 'choice',
      label: 'Causal',
      required: true,
      optionsFrom: 'causas_devolucion',
    } as const
    expect(optionsOf(field, lists)).toEqual([{ value: '1', label: 'Ilegible' }])
    expect(namesOf(field, lists)?.map(({ label }) => label)).toEqual(['Ilegible', 'Insuficiente'])
    expect(lists.options['otra']).toEqual([])
  })

  it('offers the species by both names, and keeps those of one that is offered no more', () => {
    const species = (key: string, name: string, scientificName: string, active = true) => ({
      key,
      content: { order: 0, name, active, scientificName, family: 'Meliaceae', checkBan: false },
    })
    const { options, former } = listsIn(
      changed({
        especie: [
          species('1', 'Cedro', 'Cedrela odorata'),
          species('2', 'Caoba', 'Swietenia macrophylla', false),
        ],
      }),
      { options: {} },
    )
    expect(options['especies']?.map(({ label }) => label)).toEqual(['Cedro (Cedrela odorata)'])
    expect(former?.['especies']?.map(({ label }) => label)).toEqual(['Caoba (Swietenia macrophylla)'])
  })

  it('stores a cause to move a visit with who has to answer for it, which decides whether the term stops', () => {
    const { options } = listsIn(shipped, { options: {} })
    const values = (options['causas_reagendamiento'] ?? []).map(({ value }) => value)
    expect(values).toEqual(
      factory().causa_reagendamiento.map(({ key, content }) => `${content.dueTo}_${key}`),
    )
  })
})
