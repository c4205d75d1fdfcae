import { afterEach, expect, it, vi } from 'vitest'
import { does, elementsOf, wordsOf } from '../../../keeping/testing/elements.ts'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import type { As } from './field-props.ts'
import { SeveralField } from './several-field.tsx'

const OPTIONS = Array.from({ length: 14 }, (_, i) => ({
  value: i + 1,
  label: `${i + 1}. Trámite ámbito ${i + 1}`,
}))

afterEach(() => vi.unstubAllGlobals())

/** The field with what is chosen, as a person uses it. */
async function staged(
  value: readonly (number | string)[],
  most = OPTIONS.length,
  field: As<'several'> = {
    as: 'several',
    label: 'Trámites',
    one: 'trámite',
    options: OPTIONS.slice(0, most),
  },
  around: Readonly<Record<string, unknown>> = {},
) {
  const given: unknown[] = []
  const screen = await stageHook(SeveralField, {
    name: 'procedures',
    field,
    value,
    itsKey: 'norte',
    around,
    problems: [],
    onChange: (next: unknown) => given.push(next),
  })
  const boxes = () =>
    elementsOf(screen.now()).filter(({ type, props }) => type === 'label' && props['htmlFor'] === undefined)
  return {
    screen,
    given,
    shown: () => boxes().map(wordsOf),
    press: (label: string, checked: boolean) =>
      screen.change(() =>
        does(
          boxes().find((one) => wordsOf(one) === label),
          ({ props }) => props['type'] === 'checkbox',
          'onChange',
          { currentTarget: { checked } },
        ),
      ),
  }
}

it('keeps what is chosen in one order, whichever was chosen first', async () => {
  const { given, press, screen } = await staged([9])
  await press('3. Trámite ámbito 3', true)
  await press('9. Trámite ámbito 9', false)
  expect(given).toEqual([[3, 9], []])
  await screen.leave()
})

it('finds elements by words without accents, and leaves what is chosen in sight', async () => {
  const { screen, shown } = await staged([9])
  await screen.change(() => does(screen.now(), ({ type }) => type === SearchBox, 'onChange', 'AMBITO 14'))
  expect(shown()).toEqual(['9. Trámite ámbito 9', '14. Trámite ámbito 14'])
  await screen.leave()
})

it('searches no short list, and lets an element that is gone be taken away', async () => {
  const { given, press, screen, shown } = await staged([2, 99], 2)
  expect(elementsOf(screen.now()).some(({ type }) => type === SearchBox)).toBe(false)
  expect(shown()).toEqual(['1. Trámite ámbito 1', '2. Trámite ámbito 2', '99 (ya no está)'])
  await press('99 (ya no está)', false)
  expect(given).toEqual([[2]])
  await screen.leave()
})

const MUNICIPALITIES: As<'several'> = {
  as: 'several',
  label: 'Municipios que atiende',
  one: 'municipio',
  holder: { path: '/edit/:id', param: 'id' },
  options: [
    { value: '73030', label: 'Ambalema', heldBy: { key: 'norte', title: 'Territorial Norte' } },
    { value: '73067', label: 'Ataco', heldBy: { key: 'sur', title: 'Territorial Sur' } },
    { value: '73999', label: 'Sin sede' },
  ],
}

it('says which other item has an element, and where it must be taken from', async () => {
  const { given, press, screen, shown } = await staged(['73067', '73030'], 0, MUNICIPALITIES)
  expect(shown()).toEqual(['Ambalema', 'Ataco · ahora en Territorial Sur', 'Sin sede'])
  expect(wordsOf(screen.now())).toContain('Ataco: quítelo también de Territorial Sur')
  await press('Sin sede', true)
  expect(given).toEqual([['73030', '73067', '73999']])
  await screen.leave()
})

it('shows who is gone or works elsewhere where they are chosen, and offers nobody who is gone', async () => {
  const field: As<'several'> = {
    as: 'several',
    label: 'Personas',
    one: 'persona',
    countsIn: 'office',
    options: [
      { value: 'ana', label: 'Ana', office: 'norte' },
      { value: 'eva', label: 'Eva', office: 'norte', gone: true },
      { value: 'luis', label: 'Luis', office: 'sur' },
    ],
  }
  const chosen = await staged(['ana', 'eva', 'luis'], 0, field, { office: 'norte' })
  expect(chosen.shown()).toEqual(['Ana', 'Eva', 'Luis · no cuenta mientras esté en otra sede'])
  await chosen.screen.leave()
  const none = await staged([], 0, field, { office: 'norte' })
  expect(none.shown()).toEqual(['Ana', 'Luis'])
  await none.screen.leave()
  const everywhere = await staged(['luis'], 0, field, { office: null })
  expect(everywhere.shown()).toEqual(['Ana', 'Luis'])
  await everywhere.screen.leave()
})
