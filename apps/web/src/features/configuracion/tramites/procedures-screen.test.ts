import { describe, expect, it } from 'vitest'
import { lineWords } from './procedures-screen.tsx'

const offLine = { from: '2027-01-10', until: '2027-01-20', notice: 'En las oficinas.' }

describe('whether a procedure is received', () => {
  it.each([
    ['2027-01-09', 'En línea hasta el 10/01/2027'],
    ['2027-01-10', 'Fuera de línea hasta el 20/01/2027'],
    ['2027-01-20', 'Fuera de línea hasta el 20/01/2027'],
    ['2027-01-21', 'En línea'],
  ])('is said of %s: %s', (day, words) => expect(lineWords(offLine, day)).toBe(words))

  it('has no last day where it is lifted by hand', () => {
    expect(lineWords({ from: '2027-01-10', notice: 'No.' }, '2027-02-01')).toBe('Fuera de línea')
    expect(lineWords(undefined, '2027-02-01')).toBe('En línea')
  })
})
