import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayName, extensionOf } from './display-name.ts'
import { FILE_KINDS, type FileKind } from './kinds.ts'

describe('the name of a file', () => {
  it.each([
    ['Plano del Peñón (v2).pdf', 'Plano del Peñón (v2).pdf'],
    ['C:\\Users\\Ana\\Mis documentos\\cédula.PDF', 'cédula.PDF'],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['/var/www/x.pdf', 'x.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['..', 'documento.pdf'],
    ['', 'documento.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['   .  ', 'documento.pdf'],
    ['carpeta/', 'documento.pdf'],
    ['<script>alert(1)</script>.pdf', 'script_.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
    ['"comillas": ¿qué? | *.pdf', '_comillas__ ¿qué_ _ _.pdf'],
    ['factura\u202Efdp.exe', 'facturafdp.exe.pdf'],
    ['nulo\0.pdf', 'nulo.pdf'],
    ['dos\nlíneas\t.pdf', 'doslíneas.pdf'],
    ['cero\u200Bancho\u00AD.pdf', 'ceroancho.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1', '_lpt1.pdf'],
    ['Pen\u0303a.pdf', 'Peña.pdf'],
    ['foto.jpg', 'foto.jpg.pdf'],
    ['informe.pdf.', 'informe.pdf'],
    ['Informe v1.2', 'Informe v1.2.pdf'],
    ['a\ud800b.pdf', 'ab.pdf'],
  ])('%j becomes %j', (name, shown) => {
    expect(displayName(name, 'pdf')).toBe(shown)
  })

  it('is shortened without losing its extension', () => {
    const name = displayName(`${'ñ'.repeat(400)}.pdf`, 'pdf')
    expect([...name]).toHaveLength(120)
    expect(name.endsWith('ñ.pdf')).toBe(true)
  })

  it('is safe for every text, stays so when cleaned again, and has an extension of its kind', () => {
    const kinds = Object.keys(FILE_KINDS) as FileKind[]
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...kinds), (name, kind) => {
        const shown = displayName(name, kind)
        expect(shown).not.toMatch(/[<>:"|?*/\\\p{Cc}\p{Cf}]|^[.\s]|[.\s]$/u)
        expect(FILE_KINDS[kind].extensions).toContain(extensionOf(shown).toLowerCase())
        expect([...shown].length).toBeLessThanOrEqual(121)
        expect(displayName(shown, kind)).toBe(shown)
      }),
    )
  })
})
