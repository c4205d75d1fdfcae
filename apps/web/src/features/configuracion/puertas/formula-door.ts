import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { DATUM_FACTS, type DatumFacts } from '@ventanilla/domain/fees/formula/data-facts'
import { FORMULA_SETTLED, isFormulaSettled } from '@ventanilla/domain/fees/formula/formula'
import { LONGEST_EXPRESSION } from '@ventanilla/domain/fees/formula/syntax'
import { UNITS } from '@ventanilla/domain/fees/formula/units'
import { settledName } from '@ventanilla/domain/fees/method'
import type { Content } from './door.ts'
import { door, NEW_LISTED } from './listed.ts'

const tableOf = <K extends string>(keys: readonly K[], of: (key: K) => string): Readonly<Record<K, string>> =>
  // has just the keys that it was made from
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Readonly<Record<K, string>>

const UNIT_OPTIONS = tableOf(
  // the table has just its own units
  Object.keys(UNITS) as (keyof typeof UNITS)[],
  (unit) => UNITS[unit].name,
)

/** 'Caudal (l/s, de cada renglón)'. */
function datumWords({ label, unit, each }: DatumFacts): string {
  const notes = [
    ...(unit === 'si_no' ? ['sí o no'] : UNITS[unit].sign === '' ? [] : [UNITS[unit].sign]),
    ...(each === true ? ['de cada renglón'] : []),
  ]
  return notes.length === 0 ? label : `${label} (${notes.join(', ')})`
}

const wordsOf = (data: Readonly<Record<string, DatumFacts>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(data).map(([code, facts]) => [code, datumWords(facts)]))

/** The data of what the formula settles. */
const dataFor = ({ settles }: Content): Readonly<Record<string, string>> =>
  isFormulaSettled(settles) ? wordsOf(DATUM_FACTS[settles]) : {}

/** All data by their codes, without what changes from one settlement to another. */
const ALL_DATA: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(DATUM_FACTS).flatMap((data) =>
    Object.entries<DatumFacts>(data).map(([code, { label }]) => [code, label] as const),
  ),
)

/** Of its kind: words and fields. */
export const FORMULA_DOOR = door<'formula'>({
  title: 'Fórmulas',
  one: 'Fórmula',
  subtitle: 'Con ellas se liquida. Lo liquidado guarda la fórmula con que se liquidó.',
  says: 'Aquí se mantienen las fórmulas con que se liquida. Lo hace quien liquida y quien administra el portal.',
  list: '/liquidacion/formulas',
  parent: '/liquidacion',
  item: { path: '/liquidacion/formulas', query: 'id' },
  create: { path: '/crear-formula', label: 'Nueva fórmula' },
  fields: {
    name: { as: 'line', label: 'Nombre', help: 'Así se nombra en el portal.', maxLength: LONGEST.name },
    settles: {
      as: 'choice',
      label: 'Qué se liquida con ella',
      options: tableOf(FORMULA_SETTLED, settledName),
      help: 'De ello depende qué datos puede usar.',
    },
    grounds: {
      as: 'line',
      label: 'Norma y forma de calcular',
      help: 'Así la dice el acto de la liquidación.',
      maxLength: LONGEST.description,
      rows: 3,
    },
    inputs: {
      as: 'records',
      label: 'Datos',
      one: 'dato',
      many: 'datos',
      help: 'Los que la fórmula nombra. La unidad viene con el dato.',
      columns: {
        name: { as: 'line', label: 'Nombre en la fórmula', maxLength: LONGEST.figureName },
        datum: {
          as: 'choice',
          label: 'Dato de la liquidación',
          options: ALL_DATA,
          empty: 'Escoja el dato',
          offered: dataFor,
        },
      },
      begin: { name: '', datum: '' },
    },
    lines: {
      as: 'records',
      label: 'Renglones del cálculo',
      one: 'renglón',
      many: 'renglones',
      help: 'Se calculan en orden y el último es el valor. Se escriben como en papel: (honorarios + viáticos) × 1,25. También sirven mín(a; b), máx(a; b), si(a < b; uno; otro), suma(renglones) y tabla(número).',
      columns: {
        name: { as: 'line', label: 'Nombre', maxLength: LONGEST.figureName },
        expression: { as: 'line', label: 'Expresión', maxLength: LONGEST_EXPRESSION, rows: 2 },
      },
      begin: { name: '', expression: '' },
    },
    ceiling: {
      as: 'line',
      label: 'Tope',
      help: 'Una expresión en pesos que el valor no puede pasar. Vacía: no tiene tope.',
      maxLength: LONGEST_EXPRESSION,
      rows: 3,
    },
    table: {
      as: 'records',
      label: 'Tabla',
      one: 'rango',
      many: 'rangos',
      orNothing: true,
      help: 'Para tabla(número): cada rango empieza donde termina el anterior, y el final no entra en él.',
      columns: {
        from: { as: 'decimal', label: 'Desde', unit: '' },
        to: { as: 'decimal', label: 'Hasta', unit: '', help: 'Vacío: sin final.' },
        value: { as: 'decimal', label: 'Valor', unit: '' },
      },
      begin: { from: '0', to: null, value: '0' },
    },
    tableBy: { as: 'choice', label: 'La tabla se busca con', options: UNIT_OPTIONS },
    tableGives: { as: 'choice', label: 'La tabla da', options: UNIT_OPTIONS },
    rounding: {
      as: 'choice',
      label: 'Redondeo',
      options: {
        peso: 'Al peso',
        diez: 'A la decena de pesos',
        cien: 'A la centena de pesos',
        mil: 'Al millar de pesos',
      },
    },
    examples: {
      as: 'records',
      label: 'Ejemplos que deben cumplirse',
      one: 'ejemplo',
      many: 'ejemplos',
      help: 'Sin ellos no se publica. Los datos van por su nombre: caudal = 5; medido = no. Los de cada renglón, unidos por «y»: días = 5 y 3.',
      columns: {
        name: { as: 'line', label: 'Qué muestra', maxLength: LONGEST.name },
        given: { as: 'line', label: 'Datos', maxLength: LONGEST.description, rows: 3 },
        total: { as: 'whole', label: 'Debe dar', unit: '$' },
      },
      begin: { name: '', given: '', total: 0 },
    },
    active: {
      as: 'yesNo',
      label: 'Se liquida con ella',
      yes: 'Sí',
      no: 'No',
      help: 'Lo que se liquida tiene siempre una fórmula, y solo una.',
    },
    order: { as: 'place', label: 'Puesto en la lista' },
  },
  begin: {
    ...NEW_LISTED,
    settles: 'evaluacion',
    grounds: '',
    inputs: [],
    lines: [],
    ceiling: '',
    table: null,
    tableBy: 'numero',
    tableGives: 'pesos',
    rounding: 'peso',
    examples: [],
  },
  live: async () => (await import('./formula-live.ts')).FORMULA_LIVE,
})
