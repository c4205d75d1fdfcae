import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { bad, good, type Trial } from './trial.testkit.ts'

/** Maximum length where a definition sets none. */
const DEFAULT_LENGTH = { text: 250, longText: 4000 } as const

/** Top-level alternatives of a pattern, without anchors: '^(a|b)$' → a, b. */
function alternatives(pattern: string): string[] {
  const body = pattern.replace(/^\^/, '').replace(/\$$/, '')
  return body.startsWith('(') && body.endsWith(')') ? body.slice(1, -1).split('|') : [body]
}

/** A text that matches a pattern of characters and classes, each repeated its least or most times. */
function ofPattern(alternative: string, pick: 'least' | 'most'): string {
  const parts = alternative.matchAll(/(\[([^\]])[^\]]*\]|[^{}[\]])(?:\{(\d+)(?:,(\d+))?\})?/gu)
  return [...parts]
    .map(([, whole = '', inClass, least = '1', most = least]) =>
      (inClass ?? whole).repeat(Number(pick === 'least' ? least : most)),
    )
    .join('')
}

/** Shortest and longest matches of a pattern, and those one character shorter and longer. */
function patternTrials(pattern: string): Trial[] {
  const expression = new RegExp(pattern, 'u')
  const trials = alternatives(pattern).flatMap((alternative) => {
    const [shortest, longest] = [ofPattern(alternative, 'least'), ofPattern(alternative, 'most')]
    return [
      good(shortest),
      good(longest),
      bad('formato', shortest.slice(0, -1)),
      bad('formato', `${longest}${longest.at(-1)}`),
    ]
  })
  for (const { value, code } of trials)
    if (expression.test(value as string) !== (code === null))
      throw new Error(`these trials do not understand the pattern ${pattern}: ${String(value)}`)
  return [...trials, bad('formato', '¿?'), bad('formato', ` ${trials[0]?.value as string}`)]
}

const missing = (field: FieldDef, ...values: readonly unknown[]): Trial[] =>
  field.required ? values.map((value) => bad('falta', value)) : []

export function textTrials(field: FieldDef): Trial[] {
  const kind = field.kind === 'longText' ? 'longText' : 'text'
  const limit = field.maxLength ?? DEFAULT_LENGTH[kind]
  const patterned = field.pattern === undefined ? [] : patternTrials(field.pattern)
  return [
    ...missing(field, undefined, null, '', '   '),
    bad('forma', 12),
    bad('largo', 'x'.repeat(limit + 1)),
    bad('caracteres', 'ab\u0007c'),
    ...(kind === 'text' ? [bad('caracteres', 'ab\nc')] : field.pattern ? [] : [good('ab\nc')]),
    /* a text that is too long is reported as too long, whatever its pattern */
    ...patterned.map((one) =>
      one.code === 'formato' && (one.value as string).length > limit ? bad('largo', one.value) : one,
    ),
    // in the examples' territory, municipalities are a closed list: only their names are valid
    ...(field.municipalityOf === undefined
      ? []
      : [
          bad('municipio', 'Cajamar'),
          bad('municipio', 'x'.repeat(limit)),
          good('Cajamarca'),
          good('ibague'),
        ]),
    ...(field.pattern === undefined && field.municipalityOf === undefined
      ? [good('x'), good('x'.repeat(limit))]
      : []),
  ]
}

export function emailTrials(field: FieldDef): Trial[] {
  const limit = field.maxLength ?? 150
  const ofLength = (length: number): string => `${'a'.repeat(length - 12)}@correo.test`
  return [
    ...missing(field, undefined, ''),
    good(ofLength(limit)),
    bad('largo', ofLength(limit + 1)),
    bad('correo', 'persona'),
    bad('correo', 'persona@'),
    bad('forma', 12),
  ]
}

export const phoneTrials = (field: FieldDef): Trial[] => [
  ...missing(field, undefined, ''),
  good('3115550100'),
  bad('celular', '311555010'),
  bad('celular', '31155501000'),
  bad('celular', '311 555 01'),
  bad('forma', 3115550100),
  { value: '6082615555', code: 'celular_fijo', warning: true },
]

export const dateTrials = (field: FieldDef): Trial[] => [
  ...missing(field, undefined, ''),
  ...['1900-01-01', '2028-02-29', '2199-12-31'].map(good),
  ...[
    '1899-12-31',
    '2200-01-01',
    '2027-02-29',
    '2026-13-01',
    '2026-04-31',
    '30/04/2026',
    '2026-4-3',
    20260403,
  ].map((value) => bad('fecha', value)),
]
