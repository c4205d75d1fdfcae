import type { Finding, WholeRule } from '../between.ts'
import { isOfStaff } from '../../access/role-groups.ts'
import type { ChoiceList } from '../kind.ts'
import { type Contents, isKindId, type KindId, KINDS } from '../kinds.ts'

/** Elements of each list of the program, as contents store them. */
type Lists = { readonly [L in ChoiceList]: (contents: Contents) => ReadonlySet<string | number> }

/** What an element of each list is called. */
const CALLED: Readonly<Record<ChoiceList, string>> = {
  procedures: 'un trámite',
  acts: 'un acto que otros lean',
  municipalities: 'un municipio',
  staffRoles: 'un rol de funcionarios',
}

/**
 * Elements that were chosen and that their list does not have. Screens offer lists; a file that is imported and a call can
 * name anything, and nobody would notice a copy that is never sent.
 * @param municipalities codes (DANE)
 * @param roles codes of the program's
 */
export function unknownChoices(municipalities: ReadonlySet<string>, roles: ReadonlySet<string>): WholeRule {
  const lists: Lists = {
    procedures: (contents) => new Set([...(contents.get('tramite')?.keys() ?? [])].map(Number)),
    acts: (contents) =>
      new Set([...(contents.get('acto') ?? [])].flatMap(([key, act]) => (isPersonal(act) ? [] : [key]))),
    municipalities: () => municipalities,
    staffRoles: () => new Set([...roles].filter(isOfStaff)),
  }
  return {
    // a list is read from what would be in force too
    concerns: () => true,
    find: (contents) =>
      Object.entries(KINDS).flatMap(([kind, { chooses }]: [string, { chooses?: Chooses }]) =>
        chooses === undefined || !isKindId(kind) ? [] : unknownIn(kind, chooses, contents, lists),
      ),
  }
}

type Chooses = Readonly<Record<string, ChoiceList>>

function unknownIn(kind: KindId, chooses: Chooses, contents: Contents, lists: Lists): readonly Finding[] {
  return Object.entries(chooses).flatMap(([field, list]) => {
    const known = lists[list](contents)
    return [...(contents.get(kind) ?? [])].flatMap(([key, content]) =>
      chosenIn(content, field)
        .filter((one) => !known.has(one))
        .map((one) => ({
          id: `${kind}:elige:${key}/${one}`,
          severity: 'error' as const,
          sentence: `«${one}» no es ${CALLED[list]}. Quítelo de lo elegido.`,
          items: [{ kind, key }],
        })),
    )
  })
}

function chosenIn(content: unknown, field: string): readonly (string | number)[] {
  const value: unknown =
    typeof content === 'object' && content !== null
      ? Object.entries(content).find(([name]) => name === field)?.[1]
      : undefined
  // one that is chosen alone can be left out
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' || typeof one === 'number') : []
}

/** What is written to one person goes to nobody else. */
const isPersonal = (act: unknown): boolean =>
  typeof act === 'object' &&
  act !== null &&
  'definition' in act &&
  typeof act.definition === 'object' &&
  act.definition !== null &&
  'personal' in act.definition &&
  act.definition.personal === true
