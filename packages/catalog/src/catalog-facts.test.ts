import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { isLocationNumber } from '@ventanilla/domain/fees/receipt-code'
import { scaleFactor, yearRefusal } from '@ventanilla/domain/fees/parameters'
import { feeCap } from '@ventanilla/domain/fees/cap'
import { boxContains } from '@ventanilla/domain/geography/box'
import { municipalitiesOfOffice, municipalityOf, officeOf } from '@ventanilla/domain/identity/territory'
import { makeCalendar } from '@ventanilla/domain/terms/calendar'
import { dueDate } from '@ventanilla/domain/terms/term'
import { describe, expect, it } from 'vitest'
import { LEGAL_TERMS, legalTerm } from './calendar/legal-terms.ts'
import {
  COMMUNICATION_TYPES,
  CONTROL_BODIES,
  REJECTION_CAUSES,
  RESCHEDULE_CAUSES,
  RETURN_CAUSES,
  SEARCH_BY,
} from './causes/causes.ts'
import { TREE_SPECIES } from './causes/trees.ts'
import { DEMONSTRATION_LOCATION_NUMBER } from './fees/demonstration.ts'
import { FEE_PARAMETERS } from './fees/parameters.ts'
import { SCALE_BY_YEAR } from './fees/scale-by-year.testdata.ts'
import { coefficientOfUse } from '@ventanilla/domain/fees/figures'
import { USE_COEFFICIENTS } from './fees/water-use.ts'
import {
  isMember,
  logoutDestination,
  ROLE_GROUPS,
  type RoleGroup,
} from '@ventanilla/domain/access/role-groups'
import { ROLES } from './roles/roles.ts'
import { SERIES, seriesByCode } from './series.ts'
import { DEPARTMENTS } from './territory/departments.ts'
import { MUNICIPALITIES } from './territory/municipalities.ts'
import { OFFICES } from './territory/offices.ts'
import { SUBZONES } from './territory/subzones.ts'
import { TERRITORY } from './territory/territory.ts'

const GROUPS = Object.keys(ROLE_GROUPS) as RoleGroup[]
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length

describe('the calendar of an office', () => {
  it('knows holidays and the closures of that office', () => {
    expect(dueDate('2026-02-02', 10, 'habiles', makeCalendar())).toBe('2026-02-16')
    const closed = makeCalendar({
      office: 'sur',
      closedDays: [{ date: '2026-02-03', reason: 'cierre', office: 'sur' }],
    })
    expect(dueDate('2026-02-02', 10, 'habiles', closed)).toBe('2026-02-17')
  })
})

describe('legal terms', () => {
  it('have codes of their own and carry the deadlines of the data policy', () => {
    expect(unique(LEGAL_TERMS.map((term) => term.code))).toBe(true)
    expect([
      legalTerm('datos.consulta').amount,
      legalTerm('datos.reclamo').amount,
      legalTerm('peticion.general').amount,
    ]).toEqual([10, 15, 15])
    expect(legalTerm('datos.rastreo')).toMatchObject({ amount: 12, unit: 'meses' })
    expect(() => legalTerm('x')).toThrow(RangeError)
  })
})

describe('territory', () => {
  it('has 33 departments, Tolima 23, in the order of their codes', () => {
    expect(DEPARTMENTS).toHaveLength(33)
    expect(DEPARTMENTS.map((d) => d.id)).toEqual(Array.from({ length: 33 }, (_, i) => i + 1))
    expect(DEPARTMENTS.map((d) => d.dane)).toEqual(DEPARTMENTS.map((d) => d.dane).toSorted())
    expect(DEPARTMENTS.find((d) => d.id === 23)).toMatchObject({ dane: '73', name: 'Tolima' })
  })

  it('has 47 municipalities, each with its own code, in an active office, its centre in its box and in the jurisdiction', () => {
    expect(MUNICIPALITIES).toHaveLength(47)
    expect(unique(MUNICIPALITIES.map((m) => m.dane)) && unique(MUNICIPALITIES.map((m) => m.id))).toBe(true)
    for (const m of MUNICIPALITIES) {
      expect(m.dane).toMatch(/^73\d{3}$/)
      expect(OFFICES.find((office) => office.code === m.office)?.active).toBe(true)
      expect(boxContains(m.box, m.centroid)).toBe(true)
      expect(boxContains(TERRITORY.box, m.centroid)).toBe(true)
      expect(officeOf(m.dane, TERRITORY).code).toBe(m.office)
    }
  })

  it('finds Ibagué, Honda and Chaparral by their coordinates', () => {
    expect(municipalityOf({ lon: -75.2322, lat: 4.4389 }, TERRITORY)?.name).toBe('Ibagué')
    expect(municipalityOf({ lon: -74.7411, lat: 5.2049 }, TERRITORY)?.name).toBe('Honda')
    expect(municipalityOf({ lon: -75.4833, lat: 3.7233 }, TERRITORY)?.name).toBe('Chaparral')
  })

  it('has five active offices and one inactive, each active one with municipalities and an address', () => {
    expect(OFFICES.map((office) => office.code)).toEqual([
      'ibague',
      'norte',
      'sur',
      'oriente',
      'suroriente',
      'prueba',
    ])
    expect(OFFICES.filter((office) => office.active)).toHaveLength(5)
    for (const office of OFFICES.filter((o) => o.active)) {
      expect(municipalitiesOfOffice(office.code, TERRITORY).length).toBeGreaterThan(0)
      expect(office.address).not.toBe('')
    }
    expect(municipalitiesOfOffice('prueba', TERRITORY)).toEqual([])
  })

  it('has 19 subzones', () => {
    expect(SUBZONES).toHaveLength(19)
    expect(unique(SUBZONES.map((zone) => zone.code))).toBe(true)
  })
})

describe('roles', () => {
  const codes = ROLES.map((role) => role.code)

  it('are 58, 50 of them CLI_, with ids and names of their own', () => {
    expect(ROLES).toHaveLength(58)
    expect(codes.filter((code) => code.startsWith('CLI_'))).toHaveLength(50)
    expect(unique(codes) && unique(ROLES.map((r) => r.id)) && unique(ROLES.map((r) => r.name))).toBe(true)
    expect(ROLES.filter((r) => r.origin === 'spec')).toHaveLength(29)
    expect(ROLES.filter((r) => r.origin === 'propuesto')).toHaveLength(21)
  })

  it('that an official may choose are the corporation, never the superadmin or a citizen', () => {
    expect(ROLES.filter((r) => r.selectable).map((r) => r.code)).toEqual(
      codes.filter((code) => isMember(code, 'corporacion')),
    )
  })

  it('stand in the groups of the specification', () => {
    const sizes = Object.fromEntries(
      GROUPS.map((group) => [group, codes.filter((code) => isMember(code, group)).length]),
    )
    expect(sizes).toEqual({
      admin: 1,
      staff: 1,
      user: 55,
      ciudadano: 5,
      corporacion: 53,
      apoyoAdministrativo: 7,
      onlyGuest: 0,
      viewonlyExpediente: 9,
      traslatesol: 5,
      menuUploadFile: 5,
      menuQueja: 2,
      menuReportes: 10,
      multitramiteAcumulacionRoles: 5,
      menuActosAdministrativos: 6,
    })
    for (const members of Object.values<readonly string[]>(ROLE_GROUPS))
      for (const code of members) if (code !== 'CLI_*') expect(codes).toContain(code)
  })

  it('bound to an office exist', () => {
    for (const code of OFFICE_BOUND_ROLES) expect(codes).toContain(code)
  })

  it('of officials beside the corporation’s own are no users of the portal’s public part', () => {
    const groupsOf = (role: string): RoleGroup[] => GROUPS.filter((group) => isMember(role, group))
    expect(groupsOf('CLI_VENTANILLA_UNICA')).toEqual(['user', 'corporacion', 'menuUploadFile', 'menuQueja'])
    expect(groupsOf('LIDER_RESPEL')).toEqual(['corporacion'])
    expect(groupsOf('CLI_COORDINADOR_ADMINISTRATIVO')).toContain('multitramiteAcumulacionRoles')
    expect(groupsOf('')).toEqual([])
  })

  it('lead to the landing page or to the official login on logout', () => {
    expect(['SUPERADMIN', 'USER_CIUDADANO', 'USER_CONSULTA_EXPEDIENTE'].map(logoutDestination)).toEqual([
      '/',
      '/',
      '/',
    ])
    expect(['CLI_ADMIN', 'LIDER_RESPEL', ''].map(logoutDestination)).toEqual([
      '/iniciar-sesion-funcionario',
      '/iniciar-sesion-funcionario',
      '/iniciar-sesion',
    ])
  })
})

describe('numbering series', () => {
  it('are 15, each with a number that its format can hold', () => {
    expect(SERIES).toHaveLength(15)
    expect(unique(SERIES.map((series) => series.code)) && unique(SERIES.map((series) => series.format))).toBe(
      true,
    )
    expect(seriesByCode('RADICADO').format).toBe('{anio}E{consecutivo:07d}')
    expect(seriesByCode('EXPEDIENTE').restart).toBe('por_tipo')
    expect(() => seriesByCode('X')).toThrow(RangeError)
  })
})

describe('parameter lists', () => {
  it('have the counts of the fact sheet and ids of their own', () => {
    const lists = [
      RETURN_CAUSES,
      REJECTION_CAUSES,
      RESCHEDULE_CAUSES,
      COMMUNICATION_TYPES,
      CONTROL_BODIES,
      SEARCH_BY,
      TREE_SPECIES,
    ]
    expect(lists.map((list) => list.length)).toEqual([9, 8, 7, 10, 7, 3, 24])
    for (const list of lists) {
      expect(unique(list.map((item) => item.id)) && unique(list.map((item) => item.name))).toBe(true)
    }
  })
})

describe('fee parameters', () => {
  it('offer 2018 to 2027 and block 2027', () => {
    expect(FEE_PARAMETERS.years.map((y) => y.year)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027,
    ])
    expect(
      FEE_PARAMETERS.years.filter((y) => yearRefusal(FEE_PARAMETERS, y.year) !== null).map((y) => y.year),
    ).toEqual([2027])
  })

  it('index the scale of 2010 to the published table of each year, to the peso', () => {
    expect(Object.keys(SCALE_BY_YEAR)).toHaveLength(9)
    for (const [year, table] of Object.entries(SCALE_BY_YEAR)) {
      const { smmlv } = FEE_PARAMETERS.years.find((y) => y.year === Number(year)) as { smmlv: number }
      const fees = FEE_PARAMETERS.scale2010.map(
        (row) =>
          feeCap({ projectValue: Math.max(1, row.from * smmlv), year: Number(year) }, FEE_PARAMETERS).value,
      )
      expect(fees).toEqual(table)
    }
    expect(scaleFactor(FEE_PARAMETERS, 2026).toFixed(8)).toBe('2.13892654')
  })

  it('have ranges without gaps and a tariff of water for every open year', () => {
    const { scale2010 } = FEE_PARAMETERS
    expect(scale2010.slice(1).map((row) => row.from)).toEqual(scale2010.slice(0, -1).map((row) => row.to))
    expect(Object.keys(FEE_PARAMETERS.waterTariff)).toHaveLength(9)
    const of = (use: string): string => coefficientOfUse(use, USE_COEFFICIENTS)
    expect([of('agricola'), of('industrial')]).toEqual(['0.0775', '0.2'])
    expect(isLocationNumber(DEMONSTRATION_LOCATION_NUMBER)).toBe(true)
  })
})
