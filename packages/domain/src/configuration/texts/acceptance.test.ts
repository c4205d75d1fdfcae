import { describe, expect, it } from 'vitest'
import type { ContentOf } from '../kinds.ts'
import { askedTexts, owedTexts } from './acceptance.ts'
import { stays } from '../rules/stays.ts'
import { ASKED_ARE_ACCEPTED, VERSIONS_NEW } from './legal-rules.ts'
import { versionBefore } from './legal-texts.ts'

const TEXT: ContentOf<'texto_legal'> = {
  order: 0,
  name: 'Términos',
  version: '2026-3',
  norm: '',
  body: 'Uno.',
  acceptedSince: '2026-2',
  askedFrom: null,
  unaccepted: 'sigue',
}
const asked = (change: Partial<typeof TEXT>, today = '2026-12-01', id = 'terminos') =>
  askedTexts(
    // only this kind is read
    { of: () => new Map([[id, { ...TEXT, ...change }]]) as never },
    today,
  )
const owes = (accepted: readonly string[], change: Partial<typeof TEXT> = {}): boolean =>
  owedTexts(
    asked(change),
    'ciudadano',
    accepted.map((version) => ({ text: 'terminos', version })),
  ).length > 0

describe('a legal text is asked again', () => {
  it.each([
    [[], true],
    [['2026-1'], true],
    [['2025-9'], true],
    [['2026-2'], false],
    [['2026-3'], false],
    [['2026-10'], false],
    [['2027-1'], false],
    [['2026-1', '2026-2'], false],
  ] as const)('of who accepted %j when 2026-2 is the oldest that serves: %s', (accepted, expected) =>
    expect(owes(accepted)).toBe(expected),
  )

  it('of nobody while it names no version, or before its day', () => {
    expect(owes([], { acceptedSince: null })).toBe(false)
    expect(asked({ askedFrom: '2026-12-02' })).toEqual([])
    expect(asked({ askedFrom: '2026-12-01' })).toHaveLength(1)
  })

  it('with the version in force, which is the one that is accepted', () => {
    expect(asked({})).toMatchObject([{ id: 'terminos', version: '2026-3', waits: false }])
    expect(asked({ unaccepted: 'espera' })).toMatchObject([{ waits: true }])
  })

  it('of officials and applicants alike, and not of the portal itself', () => {
    for (const kind of ['ciudadano', 'empresa', 'apoderado', 'consulta', 'funcionario'] as const)
      expect(owedTexts(asked({}), kind, [])).toHaveLength(1)
    expect(owedTexts(asked({}), 'sistema', [])).toEqual([])
  })

  it('only where it is accepted on registration', () => {
    expect(asked({}, '2026-12-01', 'cookies')).toEqual([])
  })
})

it('orders versions by year and number', () => {
  expect(versionBefore('2026-9', '2026-10')).toBe(true)
  expect(versionBefore('2026-10', '2026-9')).toBe(false)
  expect(versionBefore('2025-10', '2026-1')).toBe(true)
  expect(versionBefore('2026-1', '2026-1')).toBe(false)
})

describe('among legal texts', () => {
  const around = (before: typeof TEXT | null, now: typeof TEXT | null, key = 'terminos') => ({
    before: new Map(before === null ? [] : [[key, before]]),
    items: new Map(now === null ? [] : [[key, now]]),
    from: '2026-12-01',
    has: () => true,
  })
  it('a text that changes under its version is refused, and one with another version or only another title is not', () => {
    expect(VERSIONS_NEW.find(around(TEXT, { ...TEXT, body: 'Dos.' }))).toMatchObject([
      {
        severity: 'error',
        sentence: 'El texto «Términos» cambió y su versión sigue siendo 2026-3: escriba otra.',
      },
    ])
    expect(VERSIONS_NEW.find(around(TEXT, { ...TEXT, body: 'Dos.', version: '2026-4' }))).toEqual([])
    expect(VERSIONS_NEW.find(around(TEXT, { ...TEXT, name: 'Otro' }))).toEqual([])
    expect(VERSIONS_NEW.find(around(null, TEXT))).toEqual([])
  })
  it('one that nobody accepts on registration is not asked, and none is retired', () => {
    expect(ASKED_ARE_ACCEPTED.find(around(TEXT, TEXT, 'cookies'))).toHaveLength(1)
    expect(ASKED_ARE_ACCEPTED.find(around(TEXT, { ...TEXT, acceptedSince: null }, 'cookies'))).toEqual([])
    expect(ASKED_ARE_ACCEPTED.find(around(TEXT, TEXT))).toEqual([])
    const rule = stays(({ name }: typeof TEXT) => name)
    expect(rule.find(around(TEXT, null))).toMatchObject([{ severity: 'error' }])
    expect(rule.find(around(TEXT, TEXT))).toEqual([])
  })
})
