import { sectionsOf } from '@ventanilla/domain/configuration/texts/marked-text'
import { LEGAL_TEXT_IDS } from '@ventanilla/domain/configuration/texts/legal-texts'
import { describe, expect, it } from 'vitest'
import { LEGAL_TEXTS } from './legal-texts.ts'

describe('the legal texts', () => {
  it('carry the deadlines of the specification in the data policy', () => {
    const policy = LEGAL_TEXTS['politica-de-datos'].body
    expect(policy).toMatch(/Consultas.*diez \(10\) días hábiles/)
    expect(policy).toMatch(/Reclamos.*quince \(15\) días hábiles/)
    expect(policy).toMatch(/Peticiones.*quince \(15\) días/)
    expect(policy).toMatch(/rastreo web, doce \(12\) meses/)
  })

  it('have numbered headings one after another, and a paragraph or a list under each', () => {
    for (const id of LEGAL_TEXT_IDS) {
      const sections = sectionsOf(LEGAL_TEXTS[id].body)
      const numbers = sections.flatMap(({ heading }) =>
        heading === null ? [] : [Number.parseInt(heading, 10)],
      )
      expect(numbers).toEqual(numbers.map((_, i) => i + 1))
      for (const { paragraphs, items } of sections)
        expect(paragraphs.length + items.length).toBeGreaterThan(0)
    }
    expect(sectionsOf(LEGAL_TEXTS['politica-de-datos'].body)).toHaveLength(12)
  })
})
