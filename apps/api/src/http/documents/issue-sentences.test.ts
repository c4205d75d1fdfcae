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
    [text, '', 'Este dato es obligatorio'],
    [text.trim(), 'demasiado largo', 'Escriba a lo sumo 10 caracteres'],
    [z.string().regex(/^\d{4}$/), '12', 'Este dato no tiene la forma esperada. Revíselo.'],
    [z.email(), 'ana', 'Por favor ingresa un correo electrónico válido'],
    [z.number(), 'tres', 'Escriba un número'],
    [z.int().min(2), 1, 'Escriba un número desde 2'],
    [z.int().max(3), 7, 'Escriba un número que no pase de 3'],
  ])('is a sentence a person can act on', (schema, value, sentence) => {
    expect(said(schema, value)).toBe(sentence)
  })

  it('is zod’s own Spanish otherwise', () => {
    expect(said(z.array(z.int()).max(1), [1, 2])).toMatch(/^Demasiado grande/)
  })

  it('does not replace the words of a rule', () => {
    expect(said(z.string().min(5, 'Cuente el motivo'), 'no')).toBe('Cuente el motivo')
  })
})
