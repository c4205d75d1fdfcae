import { describe, expect, it } from 'vitest'
import { jobName, reasonOf, tries } from './operation-words.ts'

describe('the reason of a failure', () => {
  it.each([
    ['connect ECONNREFUSED 10.0.0.3:587', 'no respondió'],
    ["Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", 'no existe o no recibe'],
    ['Invalid login: 535 5.7.8 Authentication failed', 'usuario o la clave del portal'],
    ['552 5.2.2 Mailbox full', 'lleno'],
    ['El proveedor respondió 401', 'no aceptó la clave'],
    ['El proveedor respondió 422', 'revise el número'],
    ['El proveedor respondió 503', 'tuvo una falla'],
    ['Falta configurar SMTP_URL', 'no tiene configurado'],
    ['The operation was aborted due to timeout', 'no respondió'],
    ['El documento pide más de 500 MB de memoria', 'más memoria o tiempo'],
    [
      'El documento pide más de 500 MB de memoria. La imagen «a.png» es demasiado grande para imprimirla: mide 1 × 1',
      'Una imagen de este documento',
    ],
    ['El documento no se compuso en 40 segundos', 'más memoria o tiempo'],
    ['El documento hace terminar al compositor (SIGSEGV)', 'más memoria o tiempo'],
    ['nobody foresaw this', 'inesperado'],
  ])('«%s» is told in plain words', (error, words) => {
    expect(reasonOf(error)).toContain(words)
  })

  it('is not invented', () => {
    expect(reasonOf(null)).toBe('No se conoce la causa.')
  })
})

describe('the words of jobs', () => {
  it('name what it was to do, and how often it was tried', () => {
    expect([jobName('acto.pdf'), jobName('otro'), tries(1), tries(30)]).toEqual([
      'Generar el PDF de un acto firmado',
      'otro',
      '1 intento',
      '30 intentos',
    ])
  })
})
