import type { FormDef } from './definition.ts'
import type { JsonSchema } from './kinds/kind.ts'
import { kindOf } from './kinds/registry.ts'

/**
 * The form as JSON Schema (2020-12) for integrators. Conditions, calculations and rules over several answers
 * are JSON Logic in `x-` annotations; only unconditional fields are `required`.
 */
export function toJsonSchema(def: FormDef): JsonSchema {
  const required: string[] = []
  const properties: [string, JsonSchema][] = []
  for (const section of def.sections)
    for (const field of section.fields) {
      const free = section.condition === undefined && field.condition === undefined
      if (field.required && free && field.calculated === undefined) required.push(field.key)
      const conditions = [section.condition, field.condition].filter((condition) => condition !== undefined)
      properties.push([
        field.key,
        {
          title: field.label,
          ...(field.help === undefined ? {} : { description: field.help }),
          ...kindOf(field).schema(field),
          'x-kind': field.kind,
          'x-section': section.key,
          ...(conditions.length === 0
            ? {}
            : { 'x-condition': conditions.length === 1 ? conditions[0] : { and: conditions } }),
          ...(field.required && !free ? { 'x-required': true } : {}),
          ...(field.calculated === undefined ? {} : { readOnly: true, 'x-calculated': field.calculated }),
        },
      ])
    }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:ventanilla:formulario:${def.id}`,
    title: def.id,
    type: 'object',
    additionalProperties: false,
    required,
    properties: Object.fromEntries(properties),
    'x-sections': def.sections.map((section) => ({ key: section.key, title: section.title })),
    'x-checks': def.checks,
  }
}
