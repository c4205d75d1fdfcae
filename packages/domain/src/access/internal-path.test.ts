import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInternalPath } from './internal-path.ts'

describe('where somebody was going', () => {
  it.each([
    '/mis-solicitudes/listado-tramites?tramite=3',
    '/aceptar-tramite/019a1f41-1200-7a53-8d64-7e8899001122',
    '/perfil-usuario#contacto',
    '/?buscar=agua%20pozo',
    '/',
  ])('is kept inside the portal: %s', (path) => {
    expect(isInternalPath(path)).toBe(true)
  })

  it.each([
    '',
    'mis-solicitudes',
    'https://otro.example',
    '//otro.example',
    '/\\otro.example',
    '/\t/otro.example',
    '/a\\..\\b',
    '/ /otro.example',
    'javascript:alert(1)',
    '/logout',
    '/iniciar-sesion',
    '/iniciar-sesion-funcionario',
    '/api/v1/sesiones',
    `/${'a'.repeat(300)}`,
  ])('is not kept: %j', (path) => {
    expect(isInternalPath(path)).toBe(false)
  })

  it('never leaves the origin, whatever is written', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '.',
      '?',
      '#',
      'otro.example',
      '%2f',
      'https:',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = pieces.join('')
        if (isInternalPath(path))
          expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
      }),
    )
  })
})
