import { describe, expect, test } from 'vitest'
import type { Answers } from '@ventanilla/domain/forms/definition'
import { documentsAskedFor } from '@ventanilla/domain/procedures/documents'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { procedureByType } from '../procedures.ts'
import { wholeFormOf } from './forms.ts'
import { formOf, said, TEST_DAY } from './said.testkit.ts'

const today = TEST_DAY

describe('a diagnostic centre', () => {
  const analyser = { equipo: 'analizador', marca: 'Uno', serie: '1', calibracion: '2026-11-21' }
  const opacimeter = { equipo: 'opacimetro', marca: 'Uno', serie: '2', calibracion: '2026-11-21' }
  test.each([
    ['motos', [analyser], []],
    ['motos', [opacimeter], ['gasolina_analizador']],
    ['pesada', [opacimeter], []],
    ['pesada', [analyser], ['pesados_opacimetro']],
    ['mixta', [analyser, opacimeter], []],
    ['mixta', [analyser], ['pesados_opacimetro']],
  ])('with a line for %s has what measures it', (tipo, equipos, codes) => {
    expect(said(19, { lineas: [{ tipo, numero: 1 }], equipos })).toEqual(codes)
  })
  test.each([
    ['2025-11-22', []],
    ['2025-11-21', ['calibracion_vieja?']],
    ['2026-11-22', ['calibracion_futura']],
  ])('whose equipment was calibrated on %s', (calibracion, codes) => {
    expect(
      said(19, { lineas: [{ tipo: 'motos', numero: 1 }], equipos: [{ ...analyser, calibracion }] }),
    ).toEqual(codes)
  })
})

describe('a generator of hazardous waste', () => {
  const stream = (cantidad: number) => [
    {
      codigo: 'Y8',
      descripcion: 'Aceite',
      caracteristica: 'I',
      cantidad,
      gestion: 'tratamiento',
      gestor: 'G',
    },
  ]
  test.each([
    [10, 'pequeno'],
    [99.99, 'pequeno'],
    [100, 'mediano'],
    [999.99, 'mediano'],
    [1000, 'gran'],
  ])('of %d kg a month is %s and nothing else', (media_movil, right) => {
    const faults = ['gran', 'mediano', 'pequeno'].flatMap((categoria) =>
      said(20, {
        solicitud: 'inscripcion',
        media_movil,
        categoria,
        corrientes: stream(Math.round(media_movil * 12)),
      }).length === 0
        ? [categoria]
        : [],
    )
    expect(faults).toEqual([right])
  })
  test('is told what category its mean gives', () => {
    const { form, complete } = formOf(20)
    const [problem] = validateForm(form, { ...complete, categoria: 'mediano' }, { mode: 'final', today })
    expect(problem?.message).toContain('2.150 kg al mes es gran generador')
  })
  test('brings the balance of a year that is over, late ones too', () => {
    expect(said(20, { anio_balance: 2026 })).toEqual(['balance_sin_terminar'])
    expect(said(20, { anio_balance: 2025 })).toEqual(['balance_tarde?'])
  })
  test('whose streams are far from the mean is asked again', () => {
    const base = { media_movil: 100, categoria: 'mediano' }
    expect(said(20, { ...base, corrientes: stream(1800), solicitud: 'inscripcion' })).toEqual([])
    expect(said(20, { ...base, corrientes: stream(1812), solicitud: 'inscripcion' })).toEqual([
      'suma_lejos_de_media?',
    ])
  })
  test('attaches the balance only when it brings one', () => {
    const procedure = procedureByType(20)
    const { form, complete } = formOf(20)
    const asked = (answers: Answers) =>
      documentsAskedFor(form, procedure?.documents ?? [], answers).map((one) => one.documentId)
    expect(asked(complete)).toContain(104)
    expect(asked({ ...complete, solicitud: 'inscripcion' })).not.toContain(104)
  })
})

describe('the single environmental register', () => {
  const empty = { agua: [], energia: [], emisiones: [], vertimientos: [], residuos: [], registro: 'rua' }
  test('asks whoever reports nothing at all', () => {
    expect(said(21, empty)).toContain('reporte_vacio?')
    expect(said(21, { ...empty, agua: [{ fuente: 'Pozo', volumen: 1 }] })).not.toContain('reporte_vacio?')
  })
  test('reminds from ten kilograms a month that hazardous waste has a register of its own', () => {
    const waste = (cantidad: number) =>
      said(21, { residuos: [{ tipo: 'peligroso', cantidad, gestion: 'Se entrega' }] })
    expect(waste(0.119)).not.toContain('inscribirse_respel?')
    expect(waste(0.12)).toContain('inscribirse_respel?')
    expect(said(21, { residuos: [{ tipo: 'no_peligroso', cantidad: 9, gestion: 'Compost' }] })).not.toContain(
      'inscribirse_respel?',
    )
  })
  test('compares what is discharged with what is used', () => {
    const out = (volumen: number) => said(21, { vertimientos: [{ receptor: 'Río', volumen }] })
    expect(out(43800)).not.toContain('vierte_mas?')
    expect(out(43801)).toContain('vierte_mas?')
  })
})

describe('a transport pass', () => {
  test('begins today at the earliest, and says when that may be too early', () => {
    expect(said(22, { fecha_inicio: '2026-11-20' })).toEqual(['inicio_pasado'])
    expect(said(22, { fecha_inicio: '2026-11-23' })).toEqual(['inicio_pronto?'])
    expect(said(22, { fecha_inicio: '2026-11-24' })).toEqual([])
  })
  test('counts animals, not cubic metres', () => {
    const animals = (unidad: string) =>
      said(22, {
        tipo_producto: 'fauna',
        productos: [{ especie: 'Caiman', presentacion: 'Pieles', unidad, cantidad: 4, volumen: 0 }],
      })
    expect(animals('unidades')).toEqual([])
    expect(animals('rollos')).toEqual(['unidad_de_madera'])
  })
  test('lasts eight days at most', () => {
    expect(said(22, { dias_vigencia: 8 })).toEqual([])
    expect(said(22, { dias_vigencia: 9 })).toEqual(['maximo'])
  })
})

describe('a contingency plan', () => {
  const carrying = { tipo_actividad: 'transporte', ruta: 'Ibagué, Honda' }
  test('asks for the place of what stands still and for the vehicles of what moves', () => {
    expect(said(23, { ...carrying, vehiculos: [{ placa: 'SRT307', capacidad: 22000 }] })).toEqual([])
    expect(said(23, carrying)).toEqual(['falta'])
  })
  test('compares the load with the room for it', () => {
    expect(said(23, { ...carrying, vehiculos: [{ placa: 'SRT307', capacidad: 21999 }] })).toEqual([
      'no_cabe?',
    ])
  })
  test('does not take a vehicle twice', () => {
    const vehicle = { placa: 'SRT307', capacidad: 11000 }
    expect(said(23, { ...carrying, vehiculos: [vehicle, vehicle] })).toEqual(['placa_repetida'])
  })
})

describe('the book of forest operations', () => {
  test('wants movements only in a report', () => {
    expect(said(24, { solicitud: 'cierre' })).toEqual([])
    expect(said(24, { movimientos: [] })).toEqual(['falta'])
  })
  test('asks how more went out than came in', () => {
    const row = { fecha: '2025-02-11', especie: 'Pino', salvoconducto: '1' }
    expect(said(24, { movimientos: [{ ...row, entrada: 4, salida: 4 }] })).toEqual([])
    expect(said(24, { movimientos: [{ ...row, entrada: 4, salida: 4.1 }] })).toEqual(['sale_mas?'])
  })
})

describe('a report of compliance', () => {
  const about = { tipo_reporte: 'monitoreo', anio: 2026 }
  test.each([
    ['mes', '2026-02-01', '2026-02-28', []],
    ['mes', '2026-02-01', '2026-03-01', ['mes_largo']],
    ['trimestre', '2025-12-15', '2026-03-14', []],
    ['trimestre', '2026-01-01', '2026-05-01', ['trimestre_largo']],
    ['semestre1', '2026-01-01', '2026-06-30', []],
    ['semestre1', '2026-02-01', '2026-07-01', ['primer_semestre']],
    ['semestre2', '2026-07-01', '2026-10-31', []],
    ['anual', '2025-07-01', '2026-06-30', []],
    ['anual', '2025-07-01', '2025-12-31', ['anio_de_las_fechas']],
    ['anual', '2026-06-30', '2026-01-01', ['fin_antes']],
    ['anual', '2026-01-01', '2026-12-31', ['fin_futuro']],
  ])('of a period «%s» from %s to %s', (periodo, fecha_inicio, fecha_fin, codes) => {
    expect(said(26, { ...about, periodo, fecha_inicio, fecha_fin })).toEqual(codes)
  })
  test('of forests comes by half-years, and of saving by years', () => {
    expect(said(26, { tipo_reporte: 'forestal' })).toEqual([])
    expect(said(26, { tipo_reporte: 'forestal', periodo: 'anual' })).toEqual(['forestal_semestral'])
    expect(said(26, { tipo_reporte: 'pueaa' })).toEqual(['pueaa_anual'])
  })
})

describe('a complaint', () => {
  test('without a name asks for none, with one asks how to answer', () => {
    expect(said(27, { anonimo: true })).toEqual([])
    expect(said(27, { contacto_quejoso: undefined })).toEqual(['sin_respuesta?'])
  })
  test('is of something that happened, and caught in the act only today or yesterday', () => {
    expect(said(27, { fecha_hechos: '2026-11-22' })).toEqual(['hechos_futuros'])
    expect(said(27, { flagrancia: true, fecha_hechos: '2026-11-20' })).toEqual([])
    expect(said(27, { flagrancia: true, fecha_hechos: '2026-11-19' })).toEqual(['flagrancia_pasada'])
    expect(said(27, { fecha_hechos: '2006-11-21' })).toEqual(['hechos_viejos?'])
  })
  test('has its pictures after what is told', () => {
    const procedure = procedureByType(27)
    const whole = procedure && wholeFormOf(procedure)
    expect(whole?.sections.map((section) => section.key)).toEqual(['queja', 'documentos'])
  })
})
