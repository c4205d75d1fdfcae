import type { Scale, ScaleUnit, Unit } from '@ventanilla/domain/fees/scale'
import type { FineTable } from '@ventanilla/domain/fees/figures'
import { FINE_TABLES } from './fine.ts'
import { SCALE_UNITS } from './scale-units.ts'

/** A figure, or a rule of money, to be confirmed by the legal office or set by the authority before production. */
export interface ToConfirm {
  readonly what: string
  readonly why: string
}

const OTHERS: readonly ToConfirm[] = [
  {
    what: 'Número del decreto del salario mínimo de 2025',
    why: 'Se tomó el Decreto 1572 de 2024 sin cotejarlo con el Diario Oficial.',
  },
  {
    what: 'Decreto del salario mínimo de 2026',
    why: 'El Decreto 1469 de 2025 tuvo debate judicial, y en 2026 hubo uno transitorio con el mismo valor.',
  },
  {
    what: 'Variación de precios de 2025 (5,10 %)',
    why: 'Con ella se actualizan las tarifas de 2026; falta cotejarla con la que publicó el DANE.',
  },
  {
    what: 'Tarifas mínimas y coeficientes de uso de la tasa por utilización de agua',
    why: 'Las tarifas de 2018 a 2026 se indexaron; falta cotejarlas con las que publicó el Ministerio.',
  },
  {
    what: 'Administración del 25 % (Res. 212 de 2004)',
    why: 'Falta cotejar el porcentaje con la resolución vigente.',
  },
  {
    what: 'Tarifas mínimas de la tasa retributiva y de la tasa compensatoria forestal',
    why: 'Se indexan desde el año de su norma; falta cotejarlas con las que publicó el Ministerio.',
  },
  {
    what: 'Confesión: porcentajes, y que se aplica antes del tope de la multa',
    why: 'La Ley 1333 de 2009 (art. 6) no dice con esas palabras si reduce antes o después del tope del artículo 40.',
  },
  {
    what: 'Honorarios y viáticos de los profesionales',
    why: 'Son inventados para la demostración: cada autoridad fija los suyos por año.',
  },
  {
    what: 'Precio del salvoconducto de 2026',
    why: 'Es inventado para la demostración: lo fija una resolución nacional.',
  },
]

const SCALES: Readonly<Record<Scale, string>> = {
  evaluacion: 'escala de evaluación',
  multa: 'escala de multas',
  tope_multa: 'escala del tope de la multa',
}
const UNITS: Readonly<Record<Unit, string>> = { smmlv: 'SMMLV', uvt: 'UVT', uvb: 'UVB' }

/** Everything to be confirmed: the rows of the dated tables that are marked, and figures without a table. */
export const figuresToConfirm = (
  units: readonly ScaleUnit[] = SCALE_UNITS,
  tables: readonly FineTable[] = FINE_TABLES,
): readonly ToConfirm[] => [
  ...units
    .filter(({ confirm }) => confirm)
    .map(({ scale, fromYear, unit, norm }) => ({
      what: `Unidad de la ${SCALES[scale]} desde ${fromYear}: ${UNITS[unit]} (${norm})`,
      why: 'La Ley 1955 de 2019 (art. 49, UVT) y la Ley 2294 de 2023 (art. 313, UVB) ordenaron otras unidades.',
    })),
  ...tables
    .filter(({ confirm }) => confirm)
    .map(({ fromYear, norm }) => ({
      what: `Ponderadores de las multas desde ${fromYear} (${norm})`,
      why: 'Falta cotejar con la norma los de agravantes, atenuantes y capacidad socioeconómica.',
    })),
  ...OTHERS,
]
