import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { describe, expect, it } from 'vitest'
import { FORM_LISTS } from './lists.ts'
import { FORMS } from './forms.ts'

const form = [...FORMS.values()].find((one) =>
  one.sections.some((section) => section.fields.some((field) => field.key === 'solicitante_municipio')),
)
const said = (solicitante_municipio: string, solicitante_departamento = '23') =>
  validateForm(
    form as NonNullable<typeof form>,
    { solicitante_departamento, solicitante_municipio },
    { mode: 'draft', lists: FORM_LISTS, today: '2026-11-23' },
  )
    .filter((problem) => problem.path === 'solicitante_municipio')
    .map((problem) => problem.message)

describe('the municipality where an applicant is written to', () => {
  it.each(['Cajamarca', 'cajamarca', 'IBAGUE', 'San Sebastián de Mariquita'])('is %s', (name) => {
    expect(said(name)).toEqual([])
  })

  it.each([
    ['Cajamar', 'Cajamarca'],
    ['Cajamarca, centro', 'Cajamarca'],
    ['Ibage', 'Ibagué'],
  ])('is not %s, and %s is suggested', (name, meant) => {
    expect(said(name)).toEqual([`«${name}» no es un municipio de ese departamento. ¿Quiso decir ${meant}?`])
  })

  it('is written freely where the territory has no list of them', () => {
    const elsewhere = FORM_LISTS.options['departamentos']?.find(({ value }) => value !== '23')?.value
    expect(said('Soacha', elsewhere)).toEqual([])
  })
})
