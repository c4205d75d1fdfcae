import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { startFailure } from './start-failure.ts'

const failure = (code: string, path?: string): Error => Object.assign(new Error('raw text'), { code, path })

describe('a failed start', () => {
  it.each([
    ['EADDRINUSE', undefined, /El puerto 3000 está ocupado.*PORT=3001/],
    ['EACCES', '/srv/data', /No hay permiso sobre «\/srv\/data»/],
    ['ENOSPC', '/srv/data', /No queda espacio en disco.*libere espacio/],
    ['EROFS', '/srv/data', /solo lectura/],
    ['ENOTDIR', '/srv/data', /no es una carpeta/],
  ])('is one sentence for %s', (code, path, sentence) => {
    expect(startFailure(failure(code, path), 3000)).toMatch(sentence)
    expect(startFailure(failure(code, path), 3000)).not.toMatch(/\n|raw text/)
  })

  it.each([
    [
      Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
      '57P01',
    ],
    [new Error('Connection terminated unexpectedly'), 'Connection terminated'],
    [new Error('wrapped', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) }), ''],
  ])('says that the database went away: %s', (error, reason) => {
    expect(startFailure(error, 3000)).toMatch(/^La base de datos dejó de responder .* vuelva a iniciar\.$/)
    expect(startFailure(error, 3000)).toContain(reason)
  })

  it('tells a privileged port from a folder without permission', () => {
    expect(startFailure(failure('EACCES'), 80)).toMatch(/permisos de administrador/)
  })

  it('leaves the sentence of a wrong setting as it is', () => {
    let thrown: unknown
    try {
      readSettings({ PORT: 'x' })
    } catch (error) {
      thrown = error
    }
    expect(startFailure(thrown)).toBe((thrown as Error).message)
  })
})
