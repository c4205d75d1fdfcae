import type { Contents, KindId } from '@ventanilla/domain/configuration/kinds'
import { judgeChange } from '@ventanilla/domain/configuration/between'
import { wholeDefinitions } from '@ventanilla/domain/configuration/whole/whole-definitions'
import { describe, expect, it } from 'vitest'
import { factory } from './factory.ts'
import { ROLES } from './roles/roles.ts'
import { computedFacts } from './workflows/loaded.ts'

const rule = wholeDefinitions({ roles: new Set(ROLES.map(({ code }) => code)), computedFacts })
const shipped: Contents = new Map(
  Object.entries(factory()).map(([kind, items]) => [
    // the type of what a product ships names kinds
    kind as KindId,
    new Map(items.map(({ key, content }) => [key, content])),
  ]),
)

/** As shipped, with one definition changed; `null` takes it away. */
function changed(kind: KindId, key: string, change: (definition: Fields) => Fields | null): Contents {
  const items = new Map(shipped.get(kind))
  const content = items.get(key) as { readonly definition: Fields }
  const definition = change(structuredClone(content.definition))
  if (definition === null) items.delete(key)
  else items.set(key, { ...content, definition })
  return new Map([...shipped, [kind, items]])
}
interface Fields {
  [name: string]: unknown
  steps?: { id: string; roles: string[]; outcomes: { to: string }[]; produces?: { act: string }[] }[]
}
const step = ({ steps = [] }: Fields, id: string) => {
  const found = steps.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no step ${id}`)
  return found
}

/** The first question that a form has itself. */
function questionOf(procedure: Fields): { condition?: unknown } {
  const { sections } = (procedure['form'] as { questions: { sections: { fields?: object[] }[] } }).questions
  const [found] = sections.flatMap(({ fields = [] }) => fields)
  if (found === undefined) throw new Error('no question')
  return found
}

const judged = (now: Contents) =>
  judgeChange([{ from: null, without: shipped, with: now }], [rule]).caused.map(({ sentence, items }) => [
    sentence,
    items.map(({ kind, key }) => `${kind}/${key}`).join(),
  ])

describe('definitions as a whole', () => {
  it('are sound as the product ships them', () => {
    expect(rule.find(shipped, null)).toEqual([])
  })

  it('are not put together where nothing of them changed', () => {
    const causes = new Map(shipped.get('causa_rechazo'))
    causes.delete('1')
    expect(rule.concerns({ without: shipped, with: new Map([...shipped, ['causa_rechazo', causes]]) })).toBe(
      false,
    )
    expect(rule.concerns({ without: shipped, with: changed('familia', 'permiso_general', (it) => it) })).toBe(
      true,
    )
  })

  it.each<[string, Contents, RegExp, string]>([
    [
      'a step that leads nowhere',
      changed('familia', 'permiso_general', (family) => {
        const [first] = step(family, 'PG-03').outcomes
        if (first !== undefined) first.to = 'PG-99'
        return family
      }),
      /^Paso PG-03, salida «\w+»: Lleva a PG-99, que no existe\.$/,
      'familia/permiso_general',
    ],
    [
      'a question that depends on none of the form',
      changed('tramite', '3', (procedure) => {
        questionOf(procedure).condition = { '==': [{ var: 'nada' }, 1] }
        return procedure
      }),
      /^El formulario de «.+»: \w+ lee nada, que no está en el formulario\.$/,
      'tramite/3',
    ],
    [
      'a document whose condition reads none of the form',
      changed('tramite', '3', (procedure) => {
        const asked = (procedure['documents'] as { generated?: true; when?: unknown }[]).find(
          ({ generated }) => generated === undefined,
        )
        if (asked !== undefined) asked.when = { condition: { '==': [{ var: 'nada' }, 1] }, text: 'Nunca' }
        return procedure
      }),
      /lee nada, que no está en el formulario\.$/,
      'tramite/3',
    ],
    [
      'a section that a form refers to twice',
      changed('tramite', '3', (procedure) => {
        const { sections } = (procedure['form'] as { questions: { sections: { shared?: string }[] } })
          .questions
        sections.push(...sections.filter(({ shared }) => shared !== undefined).slice(0, 1))
        return procedure
      }),
      /^Las definiciones no se pueden reunir: formulario F03: la sección compartida «\w+» está dos veces\.$/,
      '',
    ],
    [
      'two blocks of an act with one name',
      changed('acto', 'AUTO_REQUERIMIENTO', (act) => {
        const [first] = act['sections'] as { blocks: { id: string }[] }[]
        const [block] = first?.blocks ?? []
        if (block !== undefined) first?.blocks.push(block)
        return act
      }),
      /: Dos bloques se llaman «[\w-]+»\.$/,
      'acto/AUTO_REQUERIMIENTO',
    ],
    [
      'a term for a step that no workflow has',
      changed('tramite', '3', (procedure) => {
        const [first] = procedure['terms'] as { binds: string[] }[]
        first?.binds.push('PG-99')
        return procedure
      }),
      /da término a un paso que no existe: «PG-99»/,
      'tramite/3',
    ],
    [
      'a step whose only role does not exist',
      changed('familia', 'permiso_general', (family) => {
        step(family, 'PG-03').roles = ['CLI_NADIE']
        return family
      }),
      /CLI_NADIE/,
      'familia/permiso_general',
    ],
    [
      'an act that a family writes is taken away',
      changed('acto', 'AUTO_REQUERIMIENTO', () => null),
      /AUTO_REQUERIMIENTO/,
      'familia/permiso_general',
    ],
    [
      'a section that forms refer to is taken away',
      changed('seccion', 'solicitante', () => null),
      /^Las definiciones no se pueden reunir: formulario \w+: no existe la sección compartida «solicitante»\.$/,
      '',
    ],
    [
      'a passage that acts refer to is taken away',
      changed('pasaje', 'traza-sin-revision', () => null),
      /^Las definiciones no se pueden reunir: acto \w+: no existe el pasaje «traza-sin-revision»\.$/,
      '',
    ],
  ])('%s is found, with the family where there is one', (_, now, sentence, family) => {
    const found = judged(now)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(([, item]) => item === family || family === 'familia/permiso_general')).toBe(true)
    expect(found.some(([said, item]) => sentence.test(String(said)) && item === family)).toBe(true)
  })
})
