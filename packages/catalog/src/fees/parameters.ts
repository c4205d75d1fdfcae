import type { NationalFigures } from '@ventanilla/domain/configuration/readings'
import type { FeeParameters } from '@ventanilla/domain/fees/parameters'
import { DEMONSTRATION_SALVOCONDUCTO_FEE } from './demonstration.ts'
import { SCALE_UNITS } from './scale-units.ts'

/** Figures of national norms for many years at once. */
export const NATIONAL_FIGURES: NationalFigures = {
  units: SCALE_UNITS,
  /** Res. 1280 de 2010: fee in pesos of 2010 by project value in minimum wages, [from, to) */
  scale2010: [
    {
      from: 0,
      to: 25,
      fee: 76941,
    },
    {
      from: 25,
      to: 35,
      fee: 107835,
    },
    {
      from: 35,
      to: 50,
      fee: 154176,
    },
    {
      from: 50,
      to: 70,
      fee: 215964,
    },
    {
      from: 70,
      to: 100,
      fee: 308646,
    },
    {
      from: 100,
      to: 200,
      fee: 617586,
    },
    {
      from: 200,
      to: 300,
      fee: 926526,
    },
    {
      from: 300,
      to: 400,
      fee: 1235466,
    },
    {
      from: 400,
      to: 500,
      fee: 1544406,
    },
    {
      from: 500,
      to: 700,
      fee: 2162286,
    },
    {
      from: 700,
      to: 900,
      fee: 2780166,
    },
    {
      from: 900,
      to: 1500,
      fee: 4633806,
    },
    {
      from: 1500,
      to: 2115,
      fee: 6533787,
    },
  ],
  /** tariff of 2018, indexed to later years */
  dischargeTariff: { baseYear: 2018, tariffs: { DBO5: '134.48', SST: '57.51' } },
  /** Res. 1479 de 2018: pesos per m³ of 2019, indexed to the later years */
  timberTariff: { baseYear: 2019, tariff: '29900' },
  administrationPercent: '25',
}

/**
 * Figures for fees by year, 2018 to 2027. Those of 2027 are decreed at the end of December 2026: until an
 * administrator loads them, the year is listed but blocked. `to-confirm.ts` lists the figures to be confirmed.
 */
export const FEE_PARAMETERS: FeeParameters = {
  ...NATIONAL_FIGURES,
  years: [
    {
      year: 2018,
      smmlv: 781242,
      uvt: 33156,
      uvb: null,
      norm: 'Decreto 2269 de 2017',
    },
    {
      year: 2019,
      smmlv: 828116,
      uvt: 34270,
      uvb: null,
      norm: 'Decreto 2451 de 2018',
    },
    {
      year: 2020,
      smmlv: 877803,
      uvt: 35607,
      uvb: null,
      norm: 'Decreto 2360 de 2019',
    },
    {
      year: 2021,
      smmlv: 908526,
      uvt: 36308,
      uvb: null,
      norm: 'Decreto 1785 de 2020',
    },
    {
      year: 2022,
      smmlv: 1000000,
      uvt: 38004,
      uvb: null,
      norm: 'Decreto 1724 de 2021',
    },
    {
      year: 2023,
      smmlv: 1160000,
      uvt: 42412,
      uvb: 10000,
      norm: 'Decreto 2613 de 2022',
    },
    {
      year: 2024,
      smmlv: 1300000,
      uvt: 47065,
      uvb: 10951,
      norm: 'Decreto 2292 de 2023',
    },
    {
      year: 2025,
      smmlv: 1423500,
      uvt: 49799,
      uvb: 11552,
      norm: 'Decreto 1572 de 2024',
    },
    {
      year: 2026,
      smmlv: 1750905,
      uvt: 52374,
      uvb: 12110,
      norm: 'Decreto 1469 de 2025 (hubo debate judicial y decreto transitorio con el mismo valor en 2026)',
    },
    {
      year: 2027,
      smmlv: null,
      uvt: null,
      uvb: null,
      norm: '',
    },
  ],
  /** yearly variation of consumer prices at December of each year, per cent (DANE) */
  inflation: {
    '2010': '3.17',
    '2011': '3.73',
    '2012': '2.44',
    '2013': '1.94',
    '2014': '3.66',
    '2015': '6.77',
    '2016': '5.75',
    '2017': '4.09',
    '2018': '3.18',
    '2019': '3.80',
    '2020': '1.61',
    '2021': '5.62',
    '2022': '13.12',
    '2023': '9.28',
    '2024': '5.20',
    '2025': '5.10',
  },
  ownScale: {},
  /** minimum tariff for water use, pesos per m³ of surface water (Res. 1571 de 2017, indexed) */
  waterTariff: {
    '2018': '11.97',
    '2019': '12.35',
    '2020': '12.82',
    '2021': '13.03',
    '2022': '13.76',
    '2023': '15.57',
    '2024': '17.01',
    '2025': '17.90',
    '2026': '18.81',
  },
  permitPaper: { '2026': DEMONSTRATION_SALVOCONDUCTO_FEE },
}
