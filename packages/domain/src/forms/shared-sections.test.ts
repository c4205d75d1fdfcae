import { describe, expect, it } from 'vitest'
import type { CrossCheck, SectionDef } from './definition.ts'
import { expandForm, type SharedSection, type WrittenForm } from './shared-sections.ts'

const section = (key: string): SectionDef => ({
  key,
  title: key,
  fields: [{ key: `${key}_nombre`, kind: 'text', label: 'Nombre', required: true }],
})
const check = (id: string): CrossCheck => ({
  id,
  field: 'propia_nombre',
  ok: true,
  message: 'Revise el nombre.',
  severity: 'error',
})
const SHARED: ReadonlyMap<string, SharedSection> = new Map(
  ['persona', 'lugar'].map((key) => [
    key,
    { key, about: 'Prueba', section: section(key), checks: [check(`${key}_uno`), check(`${key}_dos`)] },
  ]),
)
const form = (sections: WrittenForm['sections']): WrittenForm => ({
  id: 'F00',
  sections,
  checks: [check('propia')],
})

describe('a form with shared sections', () => {
  it('has their checks before its own, in the order of the sections', () => {
    const written = form([{ shared: 'lugar' }, section('propia'), { shared: 'persona' }])
    expect(expandForm(written, SHARED)).toEqual({
      id: 'F00',
      sections: [section('lugar'), section('propia'), section('persona')],
      checks: ['lugar_uno', 'lugar_dos', 'persona_uno', 'persona_dos', 'propia'].map(check),
    })
  })

  it('leaves out the checks of a section where the form says so', () => {
    const expanded = expandForm(form([{ shared: 'lugar', checks: false }, { shared: 'persona' }]), SHARED)
    expect(expanded.sections.map(({ key }) => key)).toEqual(['lugar', 'persona'])
    expect(expanded.checks.map(({ id }) => id)).toEqual(['persona_uno', 'persona_dos', 'propia'])
  })

  it('is the same form when it shares nothing', () => {
    const own = form([section('propia')])
    expect(expandForm(own, new Map())).toEqual(own)
  })

  it('is refused by its id and the key of a section that nobody wrote, or that stands twice', () => {
    expect(() => expandForm(form([{ shared: 'nadie' }]), SHARED)).toThrow(
      'formulario F00: no existe la sección compartida «nadie»',
    )
    expect(() => expandForm(form([{ shared: 'lugar' }, { shared: 'lugar', checks: false }]), SHARED)).toThrow(
      'formulario F00: la sección compartida «lugar» está dos veces',
    )
  })
})
