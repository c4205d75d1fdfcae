import { describe, expect, test } from 'vitest'
import { said } from './said.testkit.ts'

describe('groundwater', () => {
  test.each([
    [1, []],
    [2, ['exploracion_un_anio']],
  ])('is explored for %i years', (termino_solicitado, codes) => {
    expect(said(2, { termino_solicitado })).toEqual(codes)
  })
  test.each([
    ['2026-11-21', []],
    ['2026-11-20', ['perforacion_pasada']],
  ])('is drilled for from %s on', (fecha_inicio_perforacion, codes) => {
    expect(said(2, { fecha_inicio_perforacion })).toEqual(codes)
  })
  test.each([
    [12.5, []],
    [12.6, ['exploracion_mayor_predios?']],
  ])('is looked for on %f hectares of 12,5', (area_exploracion, codes) => {
    expect(said(2, { area_exploracion })).toEqual(codes)
  })
  test('on land of others is not on the own', () => {
    expect(said(2, { permiso_predio_ajeno: true })).toEqual(['predio_ajeno_propio?'])
    expect(said(2, { permiso_predio_ajeno: true, calidad_solicitante: 'arrendatario' })).toEqual([])
  })
  test.each([
    [10, false, []],
    [11, false, ['termino_diez']],
    [50, true, []],
    [51, true, ['maximo']],
  ])('is granted for %i years, public service: %s', (termino_solicitado, servicio_publico, codes) => {
    expect(said(4, { termino_solicitado, servicio_publico })).toEqual(codes)
  })
  test.each([
    [11.4, 27.85, 96, []],
    [27.85, 27.85, 27.85, []],
    [27.86, 27.85, 96, ['dinamico_sobre_estatico']],
    [11.4, 96.01, 96, ['dinamico_bajo_fondo']],
    [96.01, 96.02, 96, ['estatico_bajo_fondo', 'dinamico_bajo_fondo']],
  ])(
    'stands at %f, pumped at %f, in a well of %f metres',
    (nivel_estatico, nivel_dinamico, profundidad, codes) => {
      expect(said(4, { nivel_estatico, nivel_dinamico, profundidad })).toEqual(codes)
    },
  )
  test('is not asked for beyond what the pumping test gave, which lasts a day', () => {
    expect(said(4, { caudal_solicitado: 9.2 })).toEqual([])
    expect(said(4, { caudal_solicitado: 9.201 })).toEqual(['caudal_mayor_que_prueba?'])
    expect(said(4, { horas_prueba: 23.5 })).toEqual(['prueba_corta?'])
    expect(said(4, { coef_almacenamiento: 1 })).toEqual([])
    expect(said(4, { coef_almacenamiento: 1.01 })).toEqual(['coeficiente_mayor_uno'])
  })
  test('is one of the two that share the form, and never the other', () => {
    expect(said(2, { modalidad: 'concesion' })).toContain('opcion')
    expect(said(4, { modalidad: 'exploracion' })).toContain('opcion')
  })
})

describe('a discharge of waste water', () => {
  const renewal = (fecha_vencimiento: string): string[] =>
    said(5, { tipo_solicitud: 'renovacion', fecha_vencimiento })
  test('is renewed in the first quarter of its last year', () => {
    expect(renewal('2027-11-21')).toEqual([])
    expect(renewal('2027-11-22')).toEqual(['renovacion_ultimo_anio'])
    expect(renewal('2027-08-22')).toEqual([])
    expect(renewal('2027-08-21')).toEqual(['renovacion_primer_trimestre?'])
    expect(renewal('2026-11-20')).toEqual(['renovacion_primer_trimestre?', 'permiso_vencido'])
  })
  test('adds up to its points', () => {
    expect(said(5, { caudal_total: 1.431 })).toEqual(['caudal_total_suma'])
    expect(said(5, { caudal_total: 1.43 })).toEqual([])
  })
  test('is not dirtier than what enters, nor than its limit', () => {
    const row = (more: object) => ({ parametro: 'dbo5', entrada: 100, salida: 50, ...more })
    const others = [
      { parametro: 'dqo', entrada: 200, salida: 50 },
      { parametro: 'sst', entrada: 90, salida: 10 },
    ]
    const with1 = (more: object): string[] => said(5, { caracterizacion: [row(more), ...others] })
    expect(with1({ salida: 100 })).toEqual([])
    expect(with1({ salida: 100.5 })).toEqual(['salida_mayor_entrada?'])
    expect(with1({ limite: 50 })).toEqual([])
    expect(with1({ limite: 49 })).toEqual(['salida_mayor_limite?'])
    expect(with1({ parametro: 'ph', entrada: 3, salida: 14 })).toEqual([])
    expect(with1({ parametro: 'ph', entrada: 3, salida: 14.1 })).toEqual(['ph_fuera'])
    expect(with1({ parametro: 'dqo' })).toEqual(['parametros_repetidos'])
    expect(said(5, { caracterizacion: others })).toEqual(['filas'])
  })
  test('takes water by right, and goes where its treatment leads', () => {
    expect(said(5, { acto_concesion: undefined })).toEqual(['concesion_sin_acto?'])
    expect(said(5, { acto_concesion: undefined, fuente_abastecimiento: 'acueducto' })).toEqual([])
    expect(said(5, { tipo_tratamiento: 'campo' })).toEqual(['infiltracion_al_suelo?'])
    expect(said(5, { evaluacion_ambiental: false, pgrmv: false })).toEqual([
      'evaluacion_exigida?',
      'riesgo_exigido?',
    ])
  })
})

describe('works in a riverbed', () => {
  const [crossing] = [
    { nombre: 'Cruce', inicio: { lat: 4.8705, lon: -74.9238 }, longitud: 10, ancho: 2, area: 20 },
  ]
  const one = (more: object, total = 20): string[] =>
    said(6, { requiere_forestal: false, puntos: [{ ...crossing, ...more }], area_total: total })
  test('take the area of their places', () => {
    expect(one({})).toEqual([])
    expect(one({}, 20.01)).toEqual(['area_total_suma'])
    expect(one({ area: 20.2 }, 20.2)).toEqual([])
    expect(one({ area: 21 }, 21)).toEqual(['area_distinta?'])
  })
  test.each([
    ['nuevo', '2026-11-21', []],
    ['nuevo', '2026-11-20', ['obra_pasada']],
    ['legalizacion', '2026-11-21', []],
    ['legalizacion', '2026-11-22', ['legalizacion_futura']],
  ])('as «%s» may begin on %s', (tipo_solicitud, fecha_inicio, codes) => {
    expect(said(6, { requiere_forestal: false, tipo_solicitud, fecha_inicio })).toEqual(codes)
  })
  test('last no longer than the occupation', () => {
    const during = (plazo_ejecucion: number): string[] =>
      said(6, { requiere_forestal: false, plazo_ejecucion })
    expect(during(12)).toEqual([])
    expect(during(13)).toEqual(['plazo_mayor_ocupacion'])
    expect(said(6, { requiere_forestal: false, caracter: 'permanente', plazo_ejecucion: 60 })).toEqual([])
  })
  test('say where the material goes and what else they need', () => {
    expect(said(6, { zodme: undefined })).toEqual(['forestal_aparte?', 'excavacion_sin_sitio?'])
  })
})

describe('a sewage plan', () => {
  test('does not carry less than its outlets', () => {
    expect(said(14, { carga_dbo_total: 475.75 })).toEqual([])
    expect(said(14, { carga_dbo_total: 475.73 })).toEqual(['carga_dbo_menor'])
    expect(said(14, { carga_sst_total: 435.3 })).toEqual(['carga_sst_menor'])
  })
  test('grows with its people', () => {
    expect(said(14, { poblacion_proyectada: 14_200 })).toEqual([])
    expect(said(14, { poblacion_proyectada: 14_199 })).toEqual(['poblacion_menor?'])
    expect(said(14, { horizonte: 10 })).toEqual([])
    expect(said(14, { horizonte: 9 })).toEqual(['minimo'])
  })
  test('promises less than today and closes no more outlets than there are', () => {
    const goal = (more: object): string[] =>
      said(14, { metas: [{ anio: 2030, meta_dbo: 100, meta_sst: 100, vertimientos_eliminados: 0, ...more }] })
    expect(goal({ meta_dbo: 510, meta_sst: 460, vertimientos_eliminados: 2 })).toEqual([])
    expect(goal({ meta_dbo: 510.1 })).toEqual(['meta_dbo_mayor'])
    expect(goal({ meta_sst: 460.1 })).toEqual(['meta_sst_mayor'])
    expect(goal({ vertimientos_eliminados: 3 })).toEqual(['eliminados_de_mas'])
  })
  test('begins after it is approved, unless it brings an old one up to date', () => {
    expect(said(14, { fecha_inicio: '2026-11-20' })).toEqual(['plan_pasado'])
    expect(said(14, { fecha_inicio: '2026-11-20', tipo_solicitud: 'actualizacion' })).toEqual([])
  })
})

describe('a programme to save water', () => {
  test('needs no more than is conceded', () => {
    expect(said(15, { demanda_anual: 1_513_728 })).toEqual([])
    expect(said(15, { demanda_anual: 1_513_729 })).toEqual(['demanda_mayor_concesion?'])
  })
  test('loses less at its end', () => {
    expect(said(15, { meta_reduccion_perdidas: 38.5 })).toEqual([])
    expect(said(15, { meta_reduccion_perdidas: 38.6 })).toEqual(['meta_perdidas_mayor'])
  })
  test('costs what its projects cost', () => {
    expect(said(15, { presupuesto_total: 1_285_000_001 })).toEqual(['presupuesto_suma'])
  })
  test.each([
    ['actualizacion', 2021, []],
    ['actualizacion', 2020, ['quinquenio_pasado']],
    ['ajuste', 2020, []],
  ])('as «%s» begins in %i', (tipo_solicitud, anio_inicio, codes) => {
    expect(said(15, { tipo_solicitud, anio_inicio })).toEqual(codes)
  })
  test('of an aqueduct has subscribers and measures', () => {
    expect(said(15, { suscriptores: 0 })).toEqual(['acueducto_sin_suscriptores'])
    expect(said(15, { macromedicion: false })).toEqual(['macromedicion_exigida?'])
  })
})

describe('emissions of fixed sources', () => {
  const renewal = (fecha_vencimiento: string): string[] =>
    said(13, { tipo_solicitud: 'renovacion', fecha_vencimiento })
  test('are renewed sixty days before they end', () => {
    expect(renewal('2027-01-20')).toEqual([])
    expect(renewal('2027-01-19')).toEqual(['renovacion_tardia?'])
    expect(renewal('2026-11-20')).toEqual(['permiso_vencido', 'renovacion_tardia?'])
  })
  test('come from a declared source', () => {
    const estimate = (fuente: string): string[] =>
      said(13, { estimacion: [{ fuente, contaminante: 'CO', emision: 1, norma: 'Resolución 909 de 2008' }] })
    expect(estimate('Horno 1')).toEqual([])
    expect(estimate('Horno 2')).toEqual(['fuente_desconocida'])
  })
  test('without control are not controlled', () => {
    expect(said(13, { sistemas_control: [{ tipo: 'ninguno', eficiencia: 0 }] })).toEqual([])
    expect(said(13, { sistemas_control: [{ tipo: 'ninguno', eficiencia: 1 }] })).toEqual([
      'eficiencia_de_ninguno',
    ])
    expect(said(13, { medicion_directa: false, plan_contingencia_control: false })).toEqual([
      'sin_medicion?',
      'contingencia_exigida?',
    ])
  })
})

describe('a licensed project', () => {
  test.each([1, 9])('of type %i influences at least its own ground', (ttId) => {
    const area = said(ttId, { area_proyecto: 50, area_influencia: 50 })
    expect(area).toEqual([])
    expect(said(ttId, { area_proyecto: 50, area_influencia: 49.9 })).toEqual(['influencia_menor'])
  })
  test.each([1, 9])('of type %i has its data at an address', (ttId) => {
    expect(said(ttId, { enlace_gdb: 'http://archivos.test' })).toEqual(['enlace_sin_direccion'])
    expect(said(ttId, { enlace_gdb: 'ver https://archivos.test' })).toEqual(['enlace_sin_direccion'])
  })
  test('begins after its licence, except where a begun one passes to others', () => {
    expect(said(1, { fecha_inicio_obra: '2026-11-21' })).toEqual([])
    expect(said(1, { fecha_inicio_obra: '2026-11-20' })).toEqual(['obra_pasada'])
    expect(
      said(1, { fecha_inicio_obra: '2020-01-01', tipo_solicitud: 'cesion', etapa: 'operacion' }),
    ).toEqual([])
    expect(said(1, { etapa: 'construccion' })).toEqual(['etapa_adelantada?'])
  })
  test('waits for the consultation of its communities', () => {
    expect(said(1, { consulta_protocolizada: false })).toEqual(['consulta_pendiente?'])
  })
  test('changes permits by naming them, and is no minor change where it does more harm', () => {
    expect(said(9, { causal: 'variar_permisos' })).toEqual([])
    expect(said(9, { causal: 'variar_permisos', permisos_incluidos: undefined })).toEqual([
      'causal_sin_permisos',
    ])
    const minor = { es_cambio_menor: true, descripcion_cambio: 'Cambio de bodega.' }
    expect(said(9, minor)).toEqual(['menor_con_impacto'])
    expect(said(9, { ...minor, causal: 'reduccion_area' })).toEqual([])
  })
})
