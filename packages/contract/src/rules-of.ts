import type { z } from 'zod'
import type { FieldRule, FieldRules } from './field-rules.ts'
import { inputSchemaOf } from './refusals.ts'

/** The subset of JSON Schema that rules of fields are read from. */
interface Node {
  readonly type?: string
  readonly format?: string
  readonly maxLength?: number
  /** of `limitedTo` */
  readonly 'x-limit'?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly maxItems?: number
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
}

const KINDS: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'array'])

/**
 * What a form fills of a field: the field itself, or the one alternative that is text (a code is often "a
 * number or its text"). Null: an object, or alternatives between which nobody can choose here.
 */
function filledOf(node: Node): Node | null {
  const ways = node.anyOf ?? node.oneOf
  if (ways === undefined) return KINDS.has(node.type ?? '') ? node : null
  const valued = ways.filter(({ type }) => type !== 'null')
  const texts = valued.filter(({ type }) => type === 'string')
  const only = texts.length === 1 ? texts[0] : valued.length === 1 ? valued[0] : undefined
  return only === undefined ? null : filledOf(only)
}

/** Leaves out the bounds that every whole number has in JavaScript: they inform no one. */
const isBound = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER

const ruleOf = (node: Node, required: boolean): FieldRule => {
  const maxLength = node['x-limit'] ?? node.maxLength
  return {
    required,
    ...(maxLength !== undefined && { maxLength }),
    ...(node.minLength !== undefined && { minLength: node.minLength }),
    ...(isBound(node.minimum) && { minimum: node.minimum }),
    ...(isBound(node.maximum) && { maximum: node.maximum }),
    // a format (date, address, id) has its own input or check, and a pattern of hundreds of signs
    ...(node.pattern !== undefined && node.format === undefined && { pattern: node.pattern }),
    ...(node.maxItems !== undefined && { maxItems: node.maxItems }),
  }
}

/** Null can be sent in its place: a form may leave it empty. */
const isNullable = ({ anyOf = [] }: Node): boolean => anyOf.some(({ type }) => type === 'null')

/** Rules of the fields of a body or query, by name; none for alternatives of several shapes. */
export function rulesOf(schema: z.ZodType): FieldRules {
  // zod writes JSON Schema, of which these are the parts that forms read
  const { properties = {}, required = [] } = inputSchemaOf(schema) as Node
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, node]): [string, FieldRule][] => {
      const filled = filledOf(node)
      const demanded = required.includes(name) && !isNullable(node)
      return filled === null ? [] : [[name, ruleOf(filled, demanded)]]
    }),
  )
}
