import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ItemEffects } from './effects.tsx'
import type { Effects } from './effects-data.ts'
import { inUse } from './in-use.ts'
import { movesWords } from './moved-terms.tsx'
import { hiddenWords, UsedByRow } from './used-by-list.tsx'

const use = {
  id: 'tramites',
  one: 'trámite en curso que la tiene',
  many: 'trámites en curso que la tienen',
  count: 3,
  lists: true,
  ofList: false,
  warns: true,
  screen: null,
}
const effects: Effects = {
  kind: 'causa_devolucion',
  key: '1',
  title: 'Falta el plano',
  unused: null,
  uses: [use],
  items: [],
  hiddenItems: 0,
}
const drawn = (part: Partial<Effects>): string =>
  renderToString(<ItemEffects effects={{ ...effects, ...part }} busy={false} onAgain={() => undefined} />)

describe('what a change affects', () => {
  it('is a number that opens the list behind it', () => {
    expect(drawn({})).toMatch(/<button[^>]*aria-expanded="false"[^>]*>3 trámites en curso que la tienen</)
    expect(drawn({ uses: [{ ...use, count: 1 }] })).toContain('1 trámite en curso que la tiene<')
  })

  it('leads to the portal’s own list where there is one', () => {
    expect(drawn({ uses: [{ ...use, screen: '/actos-administrativos?serie=AUTO' }] })).toContain(
      '<a href="/actos-administrativos?serie=AUTO">Ver en su lista</a>',
    )
  })

  it('is a number alone where the list is nobody’s to read here', () => {
    expect(drawn({ uses: [{ ...use, lists: false }] })).not.toContain('<button')
  })

  it('leaves out what there is none of, and says so where nothing is left', () => {
    expect(drawn({ uses: [{ ...use, count: 0 }] })).toContain('Hoy no lo usa nada de lo que está en curso.')
    expect(drawn({ uses: [], unused: 'Todavía no lo usa ninguna parte del portal.' })).toContain(
      'Todavía no lo usa ninguna parte del portal.',
    )
  })

  it('does not take what could not be counted for none', () => {
    const html = drawn({ uses: [{ ...use, count: null }] })
    expect(html).toContain('trámites en curso que la tienen (no se alcanzaron a contar)')
    expect(html).toContain('Contar de nuevo')
  })

  it('names the other items that refer to it, and counts those that the reader does not see', () => {
    const html = drawn({
      items: [
        { kind: 'serie', key: 'AUTO', title: 'Autos' },
        { kind: 'otra', key: '1', title: 'Otra' },
      ],
      hiddenItems: 2,
    })
    expect(html).toContain('<a href="/editnum/AUTO">Autos</a>')
    expect(html).not.toContain('>Otra</a>')
    expect(html).toContain('y 2 que su rol no ve')
  })
})

describe('what drafts of the calendar move', () => {
  it.each([
    [{ terms: 0, cases: 0, people: 0 }, 'Hoy no mueve ningún plazo abierto.'],
    [{ terms: 1, cases: 1, people: 1 }, 'Mueve 1 plazo abierto de 1 trámite, y se avisa a 1 persona.'],
    [{ terms: 3, cases: 2, people: 4 }, 'Mueve 3 plazos abiertos de 2 trámites, y se avisa a 4 personas.'],
  ])('is said in numbers: %j', (moves, words) => {
    expect(movesWords(moves)).toBe(words)
  })
})

describe('the rows behind a number', () => {
  const row = { id: 'r', title: '2026E0000002', detail: 'Concesión', caseId: null, userId: null }
  const html = (part: object) => renderToString(<UsedByRow row={{ ...row, ...part }} />)

  it('open the case or the account that they are, and nothing where there is none', () => {
    expect(html({ caseId: 'c' })).toContain('href="/solicitudes/expediente/c"')
    expect(html({ userId: 'u' })).toMatch(/href="\/usuario\/\d+\/u"/)
    expect(html({})).not.toContain('href')
  })

  it('that a reader does not reach are counted', () => {
    expect([hiddenWords(1), hiddenWords(4)]).toEqual([
      'Hay uno que usted no alcanza a ver.',
      'Hay 4 que usted no alcanza a ver.',
    ])
  })
})

describe('the use count of a row', () => {
  it('adds what would miss the item, and nothing else', () => {
    expect(inUse({ uses: [use, { ...use, count: 4 }, { ...use, warns: false, count: 9 }] })).toBe(7)
  })

  it('is not known where a part of it is not, and is none for a kind that nothing uses', () => {
    expect(inUse({ uses: [use, { ...use, count: null }] })).toBeNull()
    expect(inUse({ uses: [] })).toBeUndefined()
  })
})
