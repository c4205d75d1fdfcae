/** Operations of JSON Logic that a definition can use: those that compute from their arguments alone. */
const STANDARD = [
  'var',
  '==',
  '===',
  '!=',
  '!==',
  '!',
  '!!',
  'and',
  'or',
  'if',
  '>',
  '>=',
  '<',
  '<=',
  'in',
  '+',
  '-',
  '*',
  '/',
  'cat',
  'substr',
  'some',
  'all',
  'none',
  'filter',
  'map',
  'reduce',
] as const

/**
 * Operations of form definitions beyond standard JSON Logic. All are total: invalid input gives 0, null or
 * false.
 *
 * - `sum`: adds numbers; missing values count as 0; lists are added element by element
 * - `total`: [rows, column] adds one column of a table
 * - `round`: [number, decimals]
 * - `addYears`: ['YYYY-MM-DD', years]; `addDays`: ['YYYY-MM-DD', calendar days]
 * - `unique`: [rows, column] whether all values in a column of a table differ, ignoring case and missing values
 * - `hectares`: area of a drawn polygon, 0 without one
 * - `length`: characters of a text or elements of a list
 * - `alike`: whether two answers are equal: numbers by value, lists in any order; a missing answer equals any
 * - `checkDigit`: verification digit of a NIT (modulus 11), null for anything else
 */
const OWN_OPERATIONS = [
  'sum',
  'total',
  'round',
  'addYears',
  'addDays',
  'unique',
  'alike',
  'hectares',
  'length',
  'checkDigit',
] as const
/**
 * Ask what the procedure of a type is, by the name of the fact that holds the type: `{"conRasgo": ["tramite.tipo",
 * "licencia"]}`, `{"conVerbo": ["tramite.tipo", "aprobar"]}`. Only written: a composed definition names the types
 * instead, so that nothing evaluates them.
 */
export const OF_PROCEDURES = ['conRasgo', 'conVerbo'] as const

export type OwnOperation = (typeof OWN_OPERATIONS)[number]

/** Every operation that an expression of a definition can use. */
export const OPERATIONS: ReadonlySet<string> = new Set([...STANDARD, ...OWN_OPERATIONS, ...OF_PROCEDURES])
