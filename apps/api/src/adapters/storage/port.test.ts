import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkKey, contentDisposition, InvalidKey } from './port.ts'

describe('a storage key', () => {
  it.each(['a', 'documentos/2026/019a-b_c.pdf', 'x/y/z', 'a.b.c'])('may be %j', (key) => {
    expect(checkKey(key)).toBe(key)
  })

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/..',
    '.oculto',
    'a/.b',
    'a..b',
    'a.',
    'a\\b',
    'a%2e%2e/b',
    'a\0b',
    'a b',
    'ñ',
    '~',
    'C:x',
    'a/b/c/d/e/f/g/h/i',
    'x'.repeat(251),
  ])('may not be %j', (key) => {
    expect(() => checkKey(key)).toThrow(InvalidKey)
  })

  it('never leaves its folder, whatever text is tried', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('.', '/', '\\', '%', 'a', '-', '\0', '..'), { maxLength: 12 }),
        (parts) => {
          const key = parts.join('')
          try {
            checkKey(key)
          } catch {
            return
          }
          expect(new URL(key, 'http://x/folder/').href).toBe(`http://x/folder/${key}`)
          expect(key.split('/').some((segment) => segment.startsWith('.'))).toBe(false)
        },
      ),
    )
  })
})

describe('the disposition of a download', () => {
  it('shows pdf, png and jpeg in place when asked', () => {
    expect(contentDisposition('plano.pdf', 'application/pdf', true)).toMatch(/^inline;/)
    expect(contentDisposition('foto.png', 'image/png', true)).toMatch(/^inline;/)
    expect(contentDisposition('plano.pdf', 'application/pdf', false)).toMatch(/^attachment;/)
  })

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/plain', 'image/gif'])(
    'never shows %s in place',
    (type) => {
      expect(contentDisposition('x', type, true)).toMatch(/^attachment;/)
    },
  )

  it('keeps accents for those who understand them and plain letters for the rest', () => {
    expect(contentDisposition('Peñón Año (1).pdf', 'application/pdf', false)).toBe(
      `attachment; filename="Penon Ano (1).pdf"; filename*=UTF-8''Pe%C3%B1%C3%B3n%20A%C3%B1o%20%281%29.pdf`,
    )
  })

  it('stays one well-formed header line for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(contentDisposition(name, 'application/pdf', false)).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x7e]*"(; filename\*=UTF-8''[A-Za-z0-9._~%!$&+^`|#-]*)?$/,
        )
      }),
    )
  })
})
