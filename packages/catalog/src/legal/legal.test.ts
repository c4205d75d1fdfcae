import { describe, expect, it } from 'vitest'
import { LEGAL_TEXTS } from './legal-texts.ts'

const linesOf = (id: string): string =>
  (LEGAL_TEXTS.find((text) => text.id === id)?.sections ?? [])
    .flatMap((section) => [section.heading ?? '', ...section.paragraphs, ...section.items])
    .join('\n')

describe('the legal texts', () => {
  it('carry the deadlines of the specification in the data policy', () => {
    const policy = linesOf('politica-de-datos')
    expect(policy).toMatch(/Consultas.*diez \(10\) días hábiles/)
    expect(policy).toMatch(/Reclamos.*quince \(15\) días hábiles/)
    expect(policy).toMatch(/Peticiones.*quince \(15\) días/)
    expect(policy).toMatch(/rastreo web, doce \(12\) meses/)
  })

  it('are four, each with a version, and use only variables that settings or a case fill', () => {
    expect(LEGAL_TEXTS.map((text) => text.id)).toEqual([
      'politica-de-datos',
      'terminos',
      'cookies',
      'notificacion-electronica',
    ])
    const known = ['AUTORIDAD', 'NIT', 'DIRECCION', 'CORREO_DATOS', 'TELEFONO', 'URL', 'CORREO']
    for (const text of LEGAL_TEXTS) {
      expect(text.version).toMatch(/^\d{4}-\d+$/)
      for (const [, name] of linesOf(text.id).matchAll(/\{([A-Z_]+)\}/g)) expect(known).toContain(name)
    }
  })
})
