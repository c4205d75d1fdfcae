import { describe, expect, test } from 'vitest'
import { documentKey, documentsAskedFor } from '@ventanilla/domain/procedures/documents'
import { read } from '@ventanilla/domain/forms/reading'
import { expandForm } from '@ventanilla/domain/forms/shared-sections'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import { COMMON_LISTS, PROCEDURE_DEFS } from '../procedures.ts'
import { revisionOf } from '@ventanilla/domain/definitions/compose/revision'
import { applicationOf } from '../forms/applications.testkit.ts'
import { FORM_LISTS } from '../forms/lists.ts'
import { SHARED_SECTIONS } from '../forms/shared-sections.ts'
import { surfaceWaterForm as writtenForm } from './form.ts'
import { completeSurfaceWater } from './examples.ts'
import { surfaceWater } from './procedure.ts'

const SURFACE_WATER = revisionOf(surfaceWater, PROCEDURE_DEFS, COMMON_LISTS)
const surfaceWaterForm = expandForm(writtenForm, SHARED_SECTIONS)
const today = '2026-11-21'
const options = { mode: 'final', lists: FORM_LISTS, today } as const
const problems = (changes: Record<string, unknown>) =>
  validateForm(surfaceWaterForm, { ...completeSurfaceWater, ...changes }, options)
const codes = (changes: Record<string, unknown>): string[] =>
  problems(changes).map((problem) => `${problem.path} ${problem.code}`)

describe('the form of a surface water concession', () => {
  test('asks for every declaration', () => {
    expect(codes({ declara_veracidad: false, conoce_cobro: undefined })).toEqual([
      'declara_veracidad falta',
      'conoce_cobro falta',
    ])
  })
  test('compares the flow asked for with the sum of the uses and names the sum', () => {
    const [problem] = problems({ caudal_solicitado: 0.2 })
    expect(problem).toMatchObject({
      path: 'caudal_solicitado',
      code: 'caudal_menor_que_usos',
      severity: 'error',
    })
    expect(problem?.message).toContain('(1,526 l/s)')
  })
  test('computes the flow of animals and crops, whatever was sent', () => {
    const { values } = read(surfaceWaterForm, {
      ...completeSurfaceWater,
      pecuario: [{ especie: 'bovino', numero: 24, modulo: 40, caudal: 99 }],
      agricola: [{ cultivo: 'Café', area: 2, sistema_riego: 'goteo', modulo: 0.6, meses_riego: 6 }],
    })
    expect(values.pecuario).toEqual([{ especie: 'bovino', numero: 24, modulo: 40, caudal: 0.01111 }])
    expect(values.agricola).toMatchObject([{ caudal: 1.2 }])
  })
  test('sums the costs', () => {
    expect(read(surfaceWaterForm, completeSurfaceWater).values.valor_proyecto).toBe(30_000_000)
  })
  test('gives ten years at most, fifty for a public service', () => {
    expect(codes({ termino_solicitado: 11 })).toEqual(['termino_solicitado termino_diez'])
    expect(codes({ termino_solicitado: 50, servicio_publico: true })).not.toContain(
      'termino_solicitado termino_diez',
    )
    expect(codes({ termino_solicitado: 51, servicio_publico: true })).toContain('termino_solicitado maximo')
  })
  test('takes an extension only in the last year of the concession', () => {
    const extension = {
      tipo_solicitud: 'prorroga',
      resolucion_anterior: '1234 de 2017',
      expediente_anterior: 'CA-1-2017',
    }
    expect(codes({ ...extension, fecha_vencimiento: '2027-11-21' })).toEqual([])
    expect(codes({ ...extension, fecha_vencimiento: '2027-11-22' })).toEqual([
      'fecha_vencimiento prorroga_ultimo_anio',
    ])
    expect(codes({ ...extension, fecha_vencimiento: '2026-11-20' })).toEqual([
      'fecha_vencimiento prorroga_vencida',
    ])
  })
  test('refuses a measurement of tomorrow', () => {
    expect(codes({ caudal_aforado: 12, fecha_aforo: '2026-11-22' })).toEqual(['fecha_aforo aforo_futuro'])
  })
  test('checks the NIT of a company', () => {
    const company = {
      tipo_persona: '2',
      tipo_documento: '6',
      numero_documento: '890704536',
      digito_verificacion: 7,
      razon_social: 'Acueducto La Florida',
      representante_nombre: 'Ana Ríos',
      representante_tipo_documento: '1',
      representante_documento: '65748219',
    }
    expect(codes(company)).toEqual([])
    expect(codes({ ...company, digito_verificacion: 6 })).toEqual(['digito_verificacion digito_nit'])
    expect(codes({ ...company, numero_documento: '89070453' })).toEqual(['numero_documento nit_nueve'])
    expect(codes({ ...company, tipo_documento: '1' })).toContain('tipo_documento documento_juridica')
  })
  test('compares plots with their municipality', () => {
    const [plot] = completeSurfaceWater.predios
    expect(codes({ predios: [{ ...plot, cedula_catastral: '73168000000120045000' }] })).toEqual([
      'predios.0.cedula_catastral catastral_municipio',
    ])
    const [warning] = problems({ predios: [{ ...plot, matricula_inmobiliaria: '050-12345' }] })
    expect(warning).toMatchObject({ path: 'predios.0.matricula_inmobiliaria', severity: 'warning' })
  })
  test('places the intake in the declared municipality', () => {
    const [warning] = problems({ coordenada_captacion: { lat: 5.2049, lon: -74.7411 } })
    expect(warning).toMatchObject({ code: 'otro_municipio', severity: 'warning' })
    expect(warning?.message).toContain('Honda')
    expect(codes({ coordenada_captacion: { lat: 4.711, lon: -74.0721 } })).toEqual([
      'coordenada_captacion fuera',
    ])
    expect(codes({ coordenada_captacion: { lat: -75.4287, lon: 4.4412 } })).toEqual([
      'coordenada_captacion intercambiadas',
    ])
  })
  test('opens the aqueduct section for public services only', () => {
    expect(read(surfaceWaterForm, completeSurfaceWater).sections.map((section) => section.key)).not.toContain(
      'acueducto',
    )
    const open = read(surfaceWaterForm, { ...completeSurfaceWater, servicio_publico: true })
    expect(open.sections.map((section) => section.key)).toContain('acueducto')
  })
})

describe('the documents of a surface water concession', () => {
  const asked = (changes: Record<string, unknown>): number[] =>
    documentsAskedFor(surfaceWaterForm, SURFACE_WATER.documents, { ...completeSurfaceWater, ...changes }).map(
      (document) => document.documentId,
    )
  test('never ask for proof of payment or the generated national form at filing', () => {
    for (const changes of [{}, { servicio_publico: true }, { tipo_persona: '2' }])
      expect(asked(changes)).not.toEqual(expect.arrayContaining([7]))
    expect(asked({})).not.toContain(20)
  })
  test('follow the answers', () => {
    expect(asked({})).toEqual(expect.arrayContaining([1, 4, 9, 8, 13]))
    expect(asked({})).not.toContain(5)
    expect(asked({ calidad_solicitante: 'tenedor' })).toEqual(expect.arrayContaining([5, 6]))
    expect(asked({ caudal_solicitado: 5 })).toContain(239)
    expect(asked({ caudal_solicitado: 4.999 })).not.toContain(239)
    expect(asked({ servicio_publico: true })).toEqual(expect.arrayContaining([68, 82]))
    expect(asked({ requiere_servidumbre: true })).toContain(241)
  })
  test('are not asked for because of something not answered yet', () => {
    expect(
      documentsAskedFor(surfaceWaterForm, SURFACE_WATER.documents, {}).map((one) => one.documentId),
    ).toEqual([1, 9, 8, 13])
  })
  test('stop the filing while one is missing', () => {
    const whole = applicationOf(SURFACE_WATER)
    if (!whole) throw new Error('no form')
    const missing = errorsOf(validateForm(whole, completeSurfaceWater, options)).map(
      (problem) => problem.path,
    )
    expect(missing).toContain(documentKey(1))
    expect(missing).toHaveLength(asked({}).length)
  })
})
