import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import '../routes.ts'

const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

describe('what a refused field says', () => {
  const text = z.string().min(5).max(10)

  it.each([
    [z.object({ a: text }), {}, 'Este dato es obligatorio'],
    [z.union([z.int(), z.iso.date()]), true, 'Este dato no es válido. Revíselo.'],
    [z.string().min(1), '', 'Este dato es obligatorio'],
    [text, 'corto'.slice(1), 'Escriba al menos 5 caracteres'],
    [text, 'demasiado largo', 'Escriba a lo sumo 10 caracteres'],
  ])('is a sentence a person can act on', (schema, value, sentence) => {
    expect(said(schema, value)).toBe(sentence)
  })

  it('is zod’s own Spanish otherwise', () => {
    expect(said(z.int().max(3), 7)).toMatch(/^Demasiado grande/)
  })

  it('does not replace the words of a rule', () => {
    expect(said(z.string().min(5, 'Cuente el motivo'), 'no')).toBe('Cuente el motivo')
  })
})
