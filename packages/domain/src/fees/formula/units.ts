/** Exponents of what a unit measures; those that are 0 are left out, so that equal units are equal text. */
export type Dimensions = string

/** What an input or a part of an expression is: a measure, or a yes or no. */
export type Measure = Dimensions | 'si_no'

const BASES = ['dinero', 'volumen', 'tiempo', 'masa', 'área', 'cosas'] as const

type Exponents = Readonly<Partial<Record<(typeof BASES)[number], number>>>

const written = (exponents: Exponents): Dimensions =>
  BASES.flatMap((base) => {
    const power = exponents[base] ?? 0
    return power === 0 ? [] : [`${base}:${power}`]
  }).join(' ')

function exponentsIn(dimensions: Dimensions): Exponents {
  return Object.fromEntries(
    dimensions === ''
      ? []
      : dimensions.split(' ').map((one) => {
          const [base = '', power] = one.split(':')
          return [base, Number(power)]
        }),
  )
}

/** A product, or with −1 a quotient. */
export function combined(a: Dimensions, b: Dimensions, sign: 1 | -1): Dimensions {
  const [one, other] = [exponentsIn(a), exponentsIn(b)]
  return written(
    Object.fromEntries(BASES.map((base) => [base, (one[base] ?? 0) + sign * (other[base] ?? 0)])),
  )
}

export const NUMBER: Dimensions = ''
export const MONEY: Dimensions = written({ dinero: 1 })

/**
 * Units of the inputs: how they are written, and what they measure. Scales are not converted: 3,6 m³ of a litre per second
 * in an hour is a factor that the formula writes.
 */
export const UNITS = {
  numero: { sign: '', name: 'un número', measures: NUMBER },
  porcentaje: { sign: '%', name: 'un porcentaje', measures: NUMBER },
  pesos: { sign: '$', name: 'pesos', measures: MONEY },
  pesos_dia: { sign: '$/día', name: 'pesos por día', measures: written({ dinero: 1, tiempo: -1 }) },
  pesos_m3: { sign: '$/m³', name: 'pesos por metro cúbico', measures: written({ dinero: 1, volumen: -1 }) },
  pesos_kg: { sign: '$/kg', name: 'pesos por kilogramo', measures: written({ dinero: 1, masa: -1 }) },
  pesos_ha: { sign: '$/ha', name: 'pesos por hectárea', measures: written({ dinero: 1, área: -1 }) },
  pesos_unidad: { sign: '$/unidad', name: 'pesos por unidad', measures: written({ dinero: 1, cosas: -1 }) },
  dias: { sign: 'días', name: 'días', measures: written({ tiempo: 1 }) },
  horas_dia: { sign: 'h/día', name: 'horas por día', measures: NUMBER },
  m3: { sign: 'm³', name: 'metros cúbicos', measures: written({ volumen: 1 }) },
  l_s: { sign: 'l/s', name: 'litros por segundo', measures: written({ volumen: 1, tiempo: -1 }) },
  kg: { sign: 'kg', name: 'kilogramos', measures: written({ masa: 1 }) },
  mg_l: { sign: 'mg/l', name: 'miligramos por litro', measures: written({ masa: 1, volumen: -1 }) },
  ha: { sign: 'ha', name: 'hectáreas', measures: written({ área: 1 }) },
  unidades: { sign: 'unidades', name: 'unidades', measures: written({ cosas: 1 }) },
} as const satisfies Readonly<
  Record<string, { readonly sign: string; readonly name: string; readonly measures: Dimensions }>
>
export type Unit = keyof typeof UNITS

/** The unit in which a computed measure is written; undefined: it has none. */
const unitOf = (measure: Measure): (typeof UNITS)[Unit] | undefined =>
  Object.values(UNITS).find(({ measures }) => measures === measure)

export const signOf = (measure: Measure): string => unitOf(measure)?.sign ?? ''

const SINGULAR: Readonly<Record<string, string>> = { días: 'día', unidades: 'unidad' }

/** A written figure with its unit: '5 días', '1 día'. */
export const withSign = (figure: string, sign: string): string =>
  sign === '' ? figure : `${figure} ${figure === '1' ? (SINGULAR[sign] ?? sign) : sign}`

/** 'pesos', 'un número', 'sí o no': a measure within a sentence. */
export const measureWords = (measure: Measure): string =>
  measure === 'si_no' ? 'sí o no' : (unitOf(measure)?.name ?? 'otra medida')
