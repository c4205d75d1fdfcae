import { fieldFault, type FieldRule } from '@ventanilla/contract/field-rules'
import { limitedTo } from '@ventanilla/contract/limited'
import { companyName, email, keyName, personName, sentCompany } from '@ventanilla/contract/portal/fields'
import { rulesOf } from '@ventanilla/contract/rules-of'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../endpoints.ts'
// sets the sentences of the server
import '../routes.ts'

interface Field {
  readonly at: string
  readonly name: string
  readonly schema: z.ZodType
  readonly rule: FieldRule
}

/** Every field of every body that the contract declares. */
const fields = endpoints.flatMap(({ id, body: schema }): Field[] =>
  schema === undefined
    ? []
    : Object.entries(rulesOf(schema)).map(([name, rule]) => ({ at: `${id} ${name}`, name, schema, rule })),
)

/** What the server says of one field, in a body that holds nothing else. */
const said = ({ schema, name }: Field, value: unknown): string[] =>
  (schema.safeParse({ [name]: value }).error?.issues ?? [])
    .filter(({ path }) => path.length === 1 && path[0] === name)
    .map(({ message }) => message)

/** Fields whose value is not refused by both, or for which they say something else. */
const differing = (some: readonly Field[], valueOf: (rule: FieldRule) => string | number): string[] =>
  some.flatMap((field) => {
    const value = valueOf(field.rule)
    const here = fieldFault(field.rule, String(value))
    const there = said(field, value)
    return here !== null && there.includes(here)
      ? []
      : [`${field.at}: «${here ?? 'nothing'}», the server says «${there.join('», «')}»`]
  })

const having = (key: keyof FieldRule): readonly Field[] =>
  fields.filter(({ rule }) => rule[key] !== undefined)

describe('a field that the browser refuses before sending', () => {
  it('is refused by the server in the same words when it is too long', () => {
    const long = having('maxLength')
    expect(long.length).toBeGreaterThan(40)
    expect(differing(long, ({ maxLength = 0 }) => 'a'.repeat(maxLength + 1))).toEqual([])
  })

  it('… when it is empty, or blank', () => {
    const demanded = having('minLength').filter(({ rule }) => rule.required)
    expect(demanded.length).toBeGreaterThan(15)
    expect(differing(demanded, () => '')).toEqual([])
  })

  it('… when it is too short', () => {
    const short = having('minLength').filter(({ rule: { minLength = 0 } }) => minLength > 1)
    expect(short.length).toBeGreaterThan(10)
    expect(differing(short, ({ minLength = 0 }) => 'a'.repeat(minLength - 1))).toEqual([])
  })

  it('… when it has another form', () => {
    const formed = having('pattern').filter(({ rule }) => rule.minLength === undefined)
    expect(formed.length).toBeGreaterThan(5)
    expect(differing(formed, () => '§')).toEqual([])
  })

  it('… when its number is out of bounds', () => {
    expect(having('minimum').length).toBeGreaterThan(5)
    expect(differing(having('minimum'), ({ minimum = 0 }) => minimum - 1)).toEqual([])
    expect(differing(having('maximum'), ({ maximum = 0 }) => maximum + 1)).toEqual([])
  })
})

describe('the rules of a body', () => {
  const read = (schema: z.ZodType): unknown => rulesOf(z.strictObject({ field: schema }))['field']

  it.each<[string, z.ZodType, FieldRule | undefined]>([
    ['text with a length', z.string().min(3).max(9), { required: true, maxLength: 9, minLength: 3 }],
    ['text with a default', z.string().max(9).default(''), { required: false, maxLength: 9 }],
    ['text or null', z.string().max(9).nullable(), { required: false, maxLength: 9 }],
    ['text with room', z.string().max(40).meta(limitedTo(10)), { required: true, maxLength: 10 }],
    ['the name of a person', personName, { required: true, maxLength: 120 }],
    ['the name of a company, or null', companyName.nullable(), { required: false, maxLength: 200 }],
    ['the name of a company, where any is sent', sentCompany.nullish(), { required: false, maxLength: 200 }],
    ['the name of a passkey', keyName, { required: true, maxLength: 80 }],
    ['an address', email, { required: true, maxLength: 254 }],
    ['a number or its text', z.union([z.int(), z.string().max(3)]), { required: true, maxLength: 3 }],
    ['a whole number without bounds', z.int(), { required: true }],
    ['a number', z.number().min(1).max(6).optional(), { required: false, minimum: 1, maximum: 6 }],
    ['a pattern', z.string().regex(/^\d{4}$/), { required: true, pattern: '^\\d{4}$' }],
    ['a date, which has its own input', z.iso.date(), { required: true }],
    ['a list', z.array(z.string()).max(20), { required: true, maxItems: 20 }],
    ['what is read as something else', z.string().max(4).transform(Number), { required: true, maxLength: 4 }],
    ['an object', z.object({ a: z.string() }), undefined],
    ['two texts', z.union([z.uuid(), z.literal('nadie')]), undefined],
  ])('tell of %s what a form can check', (_, schema, rule) => {
    expect(read(schema)).toEqual(rule)
  })

  it('are none where a body has several shapes', () => {
    const one = z.strictObject({ kind: z.literal('a'), value: z.string() })
    const other = z.strictObject({ kind: z.literal('b'), value: z.int() })
    expect(rulesOf(z.discriminatedUnion('kind', [one, other]))).toEqual({})
  })
})
