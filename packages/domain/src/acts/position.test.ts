import { describe, expect, it } from 'vitest'
import { positionFor, withArticle } from './position.ts'

describe('the position under a name', () => {
  it.each([
    ['Director General', 'Directora General'],
    ['Subdirector administrativo y financiero', 'Subdirectora administrativa y financiera'],
    ['Subdirector de recursos naturales', 'Subdirectora de recursos naturales'],
    ['Coordinador jurídico de seguimiento', 'Coordinadora jurídica de seguimiento'],
    ['Jefe territorial', 'Jefa territorial'],
    ['Profesional técnico evaluador', 'Profesional técnica evaluadora'],
    ['Secretaría jurídica', 'Secretaría jurídica'],
    ['Apoyo administrativo 3 (comunicaciones)', 'Apoyo administrativo 3 (comunicaciones)'],
  ])('agrees with a woman: %s', (name, feminine) => {
    expect(positionFor(name, 2)).toBe(feminine)
    expect(positionFor(name, 1)).toBe(name)
    expect(positionFor(name, null)).toBe(name)
  })
})

describe('the line of the authority', () => {
  it.each([
    ['Subdirector jurídico', 'EL SUBDIRECTOR JURÍDICO'],
    ['Subdirectora jurídica', 'LA SUBDIRECTORA JURÍDICA'],
    ['Jefa territorial', 'LA JEFA TERRITORIAL'],
    ['Jefe territorial', 'EL JEFE TERRITORIAL'],
    ['Secretaría jurídica', 'LA SECRETARÍA JURÍDICA'],
    ['Gestión documental', 'LA GESTIÓN DOCUMENTAL'],
  ])('agrees with the position: %s', (position, line) => {
    expect(withArticle(position)).toBe(line)
  })
})
