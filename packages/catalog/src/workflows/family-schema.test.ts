import { namesEveryPlace, problemsOf } from '@ventanilla/domain/definitions/every-place.testkit'
import { judge } from '@ventanilla/domain/definitions/judge'
import { planted, type Required, UNKNOWN, without } from '@ventanilla/domain/definitions/planted.testkit'
import type { CrossCheck, FieldDef } from '@ventanilla/domain/forms/definition'
import type { Outcome, WrittenFamily, WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { writtenFamilySchema } from '@ventanilla/domain/workflow/definition/family-schema'
import type { SetFact } from '@ventanilla/domain/workflow/definition/set-fact'
import { describe, expect, it } from 'vitest'
import { writtenFamilies as families } from './written-families.ts'

const checkFamily = (value: unknown) => judge(writtenFamilySchema, value, 'la familia')

/** Written by hand: what nobody can leave out. */
const REQUIRED = {
  '': {
    id: true,
    name: true,
    norm: true,
    isSubprocess: true,
    initialStep: true,
    startedBy: true,
    steps: true,
  } satisfies Required<WrittenFamily>,
  steps: {
    id: true,
    family: true,
    title: true,
    kind: true,
    screen: true,
    roles: true,
    pausesTerm: true,
    resumesTerm: true,
    turn: true,
    capture: true,
    produces: true,
    outcomes: true,
  } satisfies Required<WrittenStep>,
  outcomes: { code: true, label: true, to: true, by: true } satisfies Required<Outcome>,
  sets: { fact: true, value: true } satisfies Required<SetFact>,
  capture: { key: true, kind: true, label: true, required: true } satisfies Required<FieldDef>,
  columns: { key: true, kind: true, label: true, required: true } satisfies Required<FieldDef>,
  checks: { id: true, field: true, ok: true, message: true, severity: true } satisfies Required<CrossCheck>,
}

/** How a sentence begins that says what is wrong at a path: with its step, unless that lost its name. */
const beginningAt = (family: WrittenFamily, path: readonly (string | number)[]): string =>
  path[0] !== 'steps' || path.length === 1 || (path.length === 3 && path[2] === 'id')
    ? ''
    : `Paso ${family.steps[Number(path[1])]?.id ?? ''}`

describe('a family', () => {
  it.each(families)('$id passes as it is stored, and stays what it was', (family) => {
    const stored: unknown = JSON.parse(JSON.stringify(family))
    expect(stored).toStrictEqual(family)
    expect(checkFamily(stored)).toStrictEqual({ ok: true, value: family })
  })

  namesEveryPlace({ definitions: families, check: checkFamily, required: REQUIRED, begins: beginningAt })

  it('passes without any other key', () => {
    const [family] = families
    const step = { ...family?.steps[0], term: undefined }
    expect(problemsOf(checkFamily(planted(family, ['steps', 0], JSON.parse(JSON.stringify(step)))))).toEqual(
      [],
    )
  })
})

describe('the sentence of a fault', () => {
  const base = families[0] as WrittenFamily
  const outcome = ['steps', 1, 'outcomes', 0] as const
  const { id = '', outcomes = [] } = base.steps[1] ?? {}
  const place = `Paso ${id}, salida «${outcomes[0]?.code ?? ''}»`
  const said = (value: unknown): readonly string[] =>
    problemsOf(checkFamily(value)).map(({ message }) => message)

  it.each<[string, unknown, string]>([
    ['a key left out', without(base, [...outcome, 'to']), `${place}, «to»: falta.`],
    ['an unknown key', planted(base, [...outcome, UNKNOWN], 'x'), `${place}: no se conoce «${UNKNOWN}».`],
    [
      'a word of no list',
      planted(base, [...outcome, 'by'], 'nadie'),
      `${place}, «by»: no puede ser «nadie», sino «staff», «applicant» o «system».`,
    ],
    ['a blank', planted(base, [...outcome, 'label'], '  '), `${place}, «label»: está en blanco.`],
    ['a number for words', planted(base, [...outcome, 'label'], 7), `${place}, «label»: debe ser un texto.`],
    [
      'two operations',
      planted(base, [...outcome, 'guard'], { and: [], or: [] }),
      `${place}, «guard»: una condición tiene una sola operación por nivel.`,
    ],
    [
      'an unknown operation',
      planted(base, [...outcome, 'guard'], { and: [{ igual: [1, 1] }] }),
      `${place}, «guard», «and», puesto 1: la operación «igual» no existe.`,
    ],
    [
      'an effect that lacks its step',
      planted(base, [...outcome, 'onParent'], [{ do: 'goTo' }]),
      `${place}, efecto en el otro caso «goTo», «step»: falta.`,
    ],
    [
      'an effect that nobody knows',
      planted(base, [...outcome, 'onParent'], [{ do: 'borrar' }]),
      `${place}, efecto en el otro caso «borrar», «do»: no puede ser «borrar», sino «end», «goTo», «moveOffice», «addParty», «giveFacts», «addTexts», «assign», «correct» o «endProxy».`,
    ],
    ['no object', 'permiso', 'La familia: debe ser un objeto.'],
  ])('of %s names the place', (_what, value, sentence) => {
    expect(said(value)).toEqual([sentence])
  })
})

describe('the type of a definition', () => {
  const outcome: Outcome = { code: 'si', label: 'Sí', to: 'FIN', by: 'staff' }

  it('is that of its schema: what the one rejects does not compile', () => {
    // @ts-expect-error no outcome has this key
    const more: Outcome = { ...outcome, desconocido: 1 }
    // @ts-expect-error an outcome leads somewhere
    const less: Outcome = { code: 'si', label: 'Sí', by: 'staff' }
    // @ts-expect-error no rule has this name
    const other: Outcome = { ...outcome, does: ['regla.desconocida'] }
    const step = families[0]?.steps[0]
    for (const wrong of [more, less, other])
      expect(
        problemsOf(checkFamily({ ...families[0], steps: [{ ...step, outcomes: [wrong] }] })),
      ).toHaveLength(1)
    expect(problemsOf(checkFamily({ ...families[0], steps: [{ ...step, outcomes: [outcome] }] }))).toEqual([])
  })
})
