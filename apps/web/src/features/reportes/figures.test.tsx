import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Figures } from './figures.tsx'

const figure = { rows: 1, known: 1, value: 1, before: null }
const drawn = (amount: number, more = 0): string =>
  renderToString(
    <Figures
      asked={{ tema: 'etapas', medida: 'mediana', grupo: 'paso' }}
      answer={{
        at: '2026-06-10T15:00:00.000Z',
        whole: { ...figure, rows: amount + more },
        groups: Array.from({ length: amount }, (_, i) => ({
          ...figure,
          a: `P-${i}`,
          b: '',
          aLabel: `Paso ${i}`,
          bLabel: '',
        })),
        cut: more > 0,
        retired: [],
        filters: [],
        gaps: null,
      }}
    />,
  ).replaceAll('<!-- -->', '')
const rowsOf = (html: string): number => html.split('scope="row"').length - 1

describe('the table of figures', () => {
  it('is shortened when it is long, and offers the rest', () => {
    expect(rowsOf(drawn(200))).toBe(50)
    expect(drawn(200)).toContain('Mostrar los 200 grupos')
    expect(rowsOf(drawn(55))).toBe(55)
    expect(drawn(55)).not.toContain('Mostrar los')
  })

  it('says how many rows are in groups that it has no lines for', () => {
    expect(drawn(3)).not.toContain('Hay más grupos')
    expect(drawn(3, 12)).toContain('Hay más grupos, con 12 filas en total. Ponga un filtro')
  })

  it('has its headings of figures at the right, as the figures are, with their unit', () => {
    const html = drawn(3)
    expect(html).toContain('<th scope="col" class="v-num">Mediana</th>')
    expect(html).toContain('<th scope="col" class="v-num">Filas</th>')
    expect(html).toContain('1 día hábil<')
  })
})
