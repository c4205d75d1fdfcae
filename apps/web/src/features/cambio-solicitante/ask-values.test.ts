import { describe, expect, it } from 'vitest'
import {
  type AskField,
  faultOf,
  filesOf,
  NOTHING_ASKED,
  problemsOf,
  reasonsFor,
  written,
} from './ask-values.ts'

const FILE = {
  fileId: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Cesión.pdf',
  size: 1200,
  mime: 'application/pdf',
}
const WHOLE = {
  ...NOTHING_ASKED,
  motivo: 'cesion',
  cs_nombre_o_razon_social: 'Hernando Quimbayo Lozano',
  cs_id_tipo_documento: '1',
  cs_nro_doc: '14237615',
  cs_telefonos: '3157204418',
  cs_email: 'hernando@correo.example',
  files: JSON.stringify([FILE]),
}
const paths = (values: typeof NOTHING_ASKED, atWindow = false): string[] =>
  problemsOf(values, atWindow).map(({ path }) => path)

describe('a request to pass a case to somebody else', () => {
  it('has nothing to correct when it is whole, and names every field when it is empty', () => {
    expect(paths(WHOLE)).toEqual([])
    expect(new Set(paths(NOTHING_ASKED))).toEqual(
      new Set([
        'motivo',
        'cs_nombre_o_razon_social',
        'cs_id_tipo_documento',
        'cs_telefonos',
        'cs_email',
        'file',
      ]),
    )
  })

  it('offers death and dissolution at the window alone, and takes them nowhere else', () => {
    expect(reasonsFor(false).map(({ value }) => value)).toEqual(['cesion', 'venta_predio'])
    expect(reasonsFor(true).map(({ value }) => value)).toEqual([
      'cesion',
      'muerte',
      'disolucion',
      'venta_predio',
    ])
    expect(paths({ ...WHOLE, motivo: 'muerte' })).toEqual(['motivo'])
    expect(paths({ ...WHOLE, motivo: 'muerte' }, true)).toEqual([])
  })

  it('knows a company by its NIT, copied with its check digit or not', () => {
    const company = written(WHOLE, 'cs_tipo_persona', '2')
    expect(company.cs_id_tipo_documento).toBe('6')
    expect(written(company, 'cs_nro_doc', '900.373.913-4').cs_nro_doc).toBe('900373913')
    expect(paths(written(company, 'cs_nro_doc', '900.373.913-4'))).toEqual([])
    expect(written(company, 'cs_tipo_persona', '1').cs_id_tipo_documento).toBe('')
  })

  it('leaves what somebody pastes as the server takes it', () => {
    const typed = (field: AskField, value: string): string => written(WHOLE, field, value)[field]
    expect(typed('cs_nro_doc', '14.237.615')).toBe('14237615')
    expect(typed('cs_telefonos', '+57 315 720 4418')).toBe('3157204418')
    expect(typed('cs_email', ' Hernando@Correo.example ')).toBe('hernando@correo.example')
  })

  it('says nothing of a field that is empty, and what is wrong with one that is not', () => {
    expect(faultOf(NOTHING_ASKED, 'cs_telefonos', false)).toBeUndefined()
    expect(faultOf({ ...WHOLE, cs_telefonos: '315' }, 'cs_telefonos', false)).toMatch(/10 dígitos/)
    expect(
      faultOf({ ...WHOLE, cs_nombre_o_razon_social: 'Hernando' }, 'cs_nombre_o_razon_social', false),
    ).toBe('Escriba los nombres y los apellidos.')
  })

  it('reads as files only what is one, whatever the device kept', () => {
    expect(filesOf(WHOLE)).toEqual([FILE])
    expect(filesOf({ ...WHOLE, files: '[{"name":"x"}]' })).toEqual([])
    expect(filesOf({ ...WHOLE, files: 'no es una lista' })).toEqual([])
  })
})
