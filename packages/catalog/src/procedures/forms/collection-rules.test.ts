import { describe, expect, test } from 'vitest'
import { PERMIT_CHANGE } from '../permit-change/examples.ts'
import { RESEARCH_COLLECTION } from '../research-collection/examples.ts'
import { problemsWith, said } from './said.testkit.ts'

const { minimal: alone } = RESEARCH_COLLECTION

describe('a permit to collect for research', () => {
  test('for an institution may last ten years, for one person five', () => {
    expect(said(16, { meses: 120 })).toEqual([])
    expect(said(16, { meses: 121 })).toEqual(['maximo'])
    expect(said(16, { modalidad: 'individual', meses: 60 })).toEqual([])
    expect(said(16, { modalidad: 'individual', meses: 61 })).toEqual(['individual_cinco'])
  })
  test('for an institution is not given to one person', () => {
    expect(said(16, { ...alone, modalidad: 'marco' })).toEqual(['marco_institucion'])
    expect(said(16, alone)).toEqual([])
  })
  test('does not cover the genes', () => {
    expect(said(16, { acceso_recurso_genetico: true })).toEqual(['recurso_genetico?'])
  })
  test('names its place and its municipality alike', () => {
    const [site] = alone.sitios as readonly Record<string, unknown>[]
    const [problem] = problemsWith(16, { sitios: [{ ...site, municipio: '73268' }] })
    expect(problem).toMatchObject({
      path: 'sitios.0.coordenada',
      code: 'otro_municipio',
      severity: 'warning',
    })
  })
  test('counts nobody and no place twice', () => {
    const person = { nombre: 'Ana', documento: 'AB12345', formacion: 'Bióloga', rol: 'Apoyo' }
    expect(said(16, { equipo_trabajo: [person, { ...person, documento: 'ab12345' }] })).toEqual([
      'equipo_repetido',
    ])
    const [site] = alone.sitios as readonly Record<string, unknown>[]
    expect(said(16, { sitios: [site, site] })).toEqual(['sitio_repetido'])
  })
})

describe('a permit to collect for a study', () => {
  const profile = { grupo: 'Aves', formacion: 'Biología', experiencia: 0 }
  test('is asked about fewer people than profiles, and about the same group twice', () => {
    expect(said(17, {})).toEqual([])
    expect(said(17, { total_profesionales: 2 })).toEqual(['menos_profesionales?'])
    expect(said(17, { profesionales: [profile, { ...profile, grupo: 'aves' }] })).toEqual([
      'perfil_repetido?',
    ])
  })
})

describe('a breeding of wild animals', () => {
  test.each([
    ['needs parents', { machos: 0, hembras: 0 }, ['sin_parentales']],
    ['is asked about having no males', { machos: 0 }, ['falta_un_sexo?']],
    ['is asked about having no females', { hembras: 0 }, ['falta_un_sexo?']],
    ['needs none in the open cycle', { machos: 0, hembras: 0, modalidad: 'ciclo_abierto' }, []],
    ['to sell needs a licence besides', { fase: 'comercial' }, ['fase_licencia?']],
    ['may fill its plot', { area_instalaciones: 58_000 }, []],
    ['does not go beyond it', { area_instalaciones: 58_001 }, ['instalaciones_mayores_que_predios']],
  ])('%s', (_sentence, changes, codes) => {
    expect(said(18, changes)).toEqual(codes)
  })
  test('asks how the parents are caught only when they are', () => {
    expect(said(18, { sitio_captura: undefined, metodo_captura: undefined })).toEqual(['falta', 'falta'])
    const bought = { origen: 'zoocriadero', sitio_captura: undefined, metodo_captura: undefined }
    expect(said(18, bought)).toEqual([])
  })
})

describe('a change of a permit', () => {
  const { minimal } = PERMIT_CHANGE
  const extension = { ...minimal, tramite: 'prorroga', meses_prorroga: 60 }
  const pause = { ...minimal, tramite: 'suspension', desde_suspension: '2026-12-01' }
  test.each([
    /* dates of the permit */
    ['may be of a permit of today', { fecha_resolucion: '2026-11-21' }, []],
    ['is not of a permit of tomorrow', { fecha_resolucion: '2026-11-22' }, ['resolucion_futura']],
    ['is of a permit that lasts', { fecha_vencimiento: '2021-08-19' }, ['vence_antes', 'permiso_vencido']],
    ['comes before the permit ends', { fecha_vencimiento: '2026-11-20' }, ['permiso_vencido']],
    ['may come on its last day', { fecha_vencimiento: '2026-11-21' }, []],
    [
      'may be a certificate of a permit that ended',
      { ...minimal, fecha_vencimiento: '2026-11-20', tramite: 'certificado' },
      [],
    ],
    /* extension: a concession in its last year, emissions sixty days before the end */
    ['extends a concession in its last year', { ...extension, fecha_vencimiento: '2027-11-21' }, []],
    [
      'does not extend it before',
      { ...extension, fecha_vencimiento: '2027-11-22' },
      ['prorroga_ultimo_anio'],
    ],
    [
      'renews emissions sixty days before',
      { ...extension, tipo_permiso: '13', fecha_vencimiento: '2027-01-20' },
      [],
    ],
    [
      'is told when that is late',
      { ...extension, tipo_permiso: '13', fecha_vencimiento: '2027-01-19' },
      ['emisiones_sesenta?'],
    ],
    /* modification */
    [
      'changes the flow of a concession',
      { tramite: 'modificacion', alcance_modificacion: 'caudal', caudal_nuevo: 1 },
      [],
    ],
    [
      'does not change it to nothing',
      { tramite: 'modificacion', alcance_modificacion: 'caudal', caudal_nuevo: 0 },
      ['minimo'],
    ],
    [
      'finds no flow in emissions',
      { tramite: 'modificacion', alcance_modificacion: 'caudal', caudal_nuevo: 1, tipo_permiso: '13' },
      ['alcance_sin_agua'],
    ],
    [
      'finds no intake in a discharge',
      { tramite: 'modificacion', alcance_modificacion: 'captacion', tipo_permiso: '5' },
      ['captacion_de_vertimiento'],
    ],
    /* transfer */
    [
      'does not pass a permit on to its holder',
      { cesionario_nombre: PERMIT_CHANGE.complete.titular },
      ['cesionario_titular'],
    ],
    ['knows no sale of tomorrow', { fecha_enajenacion: '2026-11-22' }, ['enajenacion_futura']],
    ['takes a sale of sixty days ago', { fecha_enajenacion: '2026-09-22' }, []],
    ['asks why it is later than that', { fecha_enajenacion: '2026-09-21' }, ['traspaso_tarde?']],
    ['does so for water only', { fecha_enajenacion: '2020-01-01', tipo_permiso: '13' }, []],
    /* suspension */
    ['pauses for a day', { ...pause, hasta_suspension: '2026-12-02' }, []],
    ['does not pause for none', { ...pause, hasta_suspension: '2026-12-01' }, ['suspension_al_reves']],
    [
      'does not pause what is past',
      { ...pause, desde_suspension: '2026-11-20', hasta_suspension: '2026-12-01' },
      ['suspension_pasada'],
    ],
    [
      'is asked about pausing beyond the end',
      { ...pause, hasta_suspension: '2031-09-07' },
      ['suspension_tras_vencer?'],
    ],
  ])('%s', (_sentence, changes, codes) => {
    expect(said(29, { fecha_enajenacion: '2026-10-14', ...changes })).toEqual(codes)
  })
})
