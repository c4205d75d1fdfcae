import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FORMULA_DOOR } from '../puertas/formula-door.ts'
import type { Content } from '../puertas/door.ts'
import type { Fault } from './draft-keeper.ts'
import { KindFields } from './kind-fields.tsx'

const CONTENT: Content = {
  ...FORMULA_DOOR.begin,
  settles: 'tafm',
  inputs: [
    { name: 'volumen', datum: 'volumen' },
    { name: 'CK', datum: 'ck' },
  ],
  lines: [
    { name: 'cobro', expression: 'volumen × peso' },
    { name: 'valor', expression: 'suma(cobro)' },
  ],
}
const drawn = (problems: readonly Fault[] = []): string =>
  renderToString(
    <KindFields
      fields={FORMULA_DOOR.fields}
      content={CONTENT}
      problems={problems}
      onChange={() => undefined}
    />,
  )

describe('records one below the other', () => {
  it('have a group each, under a name that tells them apart', () => {
    const html = drawn()
    expect(html).toContain('role="group" aria-label="Renglón 2"')
    expect(html).toContain('aria-label="Quitar renglón 2"')
    // the first cannot go further up
    expect(html).toContain('aria-label="Subir renglón 2"')
    expect(html).not.toContain('aria-label="Subir renglón 1"')
    expect(html).toContain('Agregar ejemplo')
  })

  it('show what is wrong with one at its own field, and with all of them below', () => {
    const html = drawn([
      { path: 'lines/1/expression', message: 'Del segundo.' },
      { path: 'lines', message: 'De todos.' },
    ])
    const [, second = ''] = html.split('aria-label="Renglón 2"')
    expect(html.split('Del segundo.')).toHaveLength(2)
    expect(second).toContain('Del segundo.')
    expect(html.split('De todos.')).toHaveLength(2)
  })

  it('offer what fits the rest of the item, and keep what was chosen before', () => {
    const html = drawn()
    expect(html).toContain('Volumen (m³, de cada renglón)')
    expect(html).not.toContain('Honorario diario')
    expect(html).toContain('Coeficiente de inversión (CK) (aquí no se usa)')
  })
})
