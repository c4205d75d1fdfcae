import { type Contents, isKindId } from '@ventanilla/domain/configuration/kinds'
import { unknownChoices } from '@ventanilla/domain/configuration/whole/unknown-choices'
import { expect, it } from 'vitest'
import { factory } from './factory.ts'
import { ROLES } from './roles/roles.ts'
import { TERRITORY } from './territory/territory.ts'

const rule = unknownChoices(
  new Set(TERRITORY.municipalities.map(({ dane }) => dane)),
  new Set(ROLES.map(({ code }) => code)),
)
const shipped: Contents = new Map(
  Object.entries(factory()).flatMap(([kind, items]) =>
    isKindId(kind) ? [[kind, new Map(items.map(({ key, content }) => [key, content]))] as const] : [],
  ),
)
/** As shipped, with other data in an item. */
function changed(kind: string, key: string, data: object): Contents {
  if (!isKindId(kind)) throw new Error(kind)
  const items = new Map<string, unknown>(shipped.get(kind))
  items.set(key, { ...Object(items.get(key)), ...data })
  return new Map([...shipped, [kind, items]])
}

it('finds nothing in what the product ships', () => {
  expect(rule.find(shipped, null)).toEqual([])
})

it.each([
  ['a procedure that there is not', 'enlace', '1', { procedures: [15, 999] }, '«999» no es un trámite'],
  ['an act that there is not', 'ente_control', '1', { acts: ['RES_NADA'] }, '«RES_NADA» no es un acto'],
  [
    'an act that is written to one person',
    'ente_control',
    '1',
    { acts: ['LIQUIDACION'] },
    '«LIQUIDACION» no es un acto',
  ],
  [
    'a role that there is not',
    'grupo',
    '1',
    { roles: ['CLI_JURIDICO', 'CLI_NADIE'] },
    '«CLI_NADIE» no es un rol de funcionarios',
  ],
  [
    'a role of citizens',
    'grupo',
    '1',
    { roles: ['SUPERADMIN', 'USER_EMPRESA'] },
    '«USER_EMPRESA» no es un rol de funcionarios',
  ],
  [
    'a municipality of another department',
    'sede',
    'norte',
    { municipalities: ['05001'] },
    '«05001» no es un municipio',
  ],
])('finds %s, and its item', (_, kind, key, data, sentence) => {
  expect(rule.find(changed(kind, key, data), null)).toEqual([
    {
      id: expect.any(String),
      severity: 'error',
      sentence: expect.stringContaining(sentence),
      items: [{ kind, key }],
    },
  ])
})
