import type { ActTemplate } from '../../acts/template.ts'
import { ACT_CLASSES } from '../../workflow/state/act-states.ts'
import { shortDate } from '../../terms/dates.ts'
import type { Finding, WholeRule } from '../between.ts'
import type { ContentOf, Contents, KindId } from '../kinds.ts'
import { hasPower, turningDays } from '../rules/competence.ts'

/**
 * Acts that nobody could sign on some day from the change on: their cases would wait for a signature that is refused to
 * everybody. A post can be vacant, so it is a warning.
 */
export const unsignedActs: WholeRule = {
  concerns: ({ with: after, without }) =>
    (['competencia', 'acto', 'tramite', 'sede'] as const).some(
      (kind) => after.get(kind) !== without.get(kind),
    ),
  find(contents, from) {
    if (from === null) return []
    const powers = itemsOf(contents, 'competencia').map(([, power]) => power)
    const days = [from, ...turningDays(powers).filter((day) => day > from)]
    const open = itemsOf(contents, 'sede').flatMap(([key, { active }]) => (active ? [key] : []))
    const offices = open.length === 0 ? [null] : open
    const byClass = new Map<ActTemplate['class'], { acts: Map<string, Signed>; since: string }>()
    for (const [key, act] of signedIn(contents)) {
      const { signs, class: actClass } = act
      const isSigned = (day: string, office: string | null): boolean =>
        powers.some((one) => signs.some((role) => hasPower(one, { role, office, actClass, day })))
      const gap =
        signs.length === 0 ? undefined : days.find((day) => offices.some((office) => !isSigned(day, office)))
      if (gap === undefined) continue
      const known = byClass.get(actClass) ?? { acts: new Map<string, Signed>(), since: gap }
      known.acts.set(key, act)
      byClass.set(actClass, { acts: known.acts, since: gap < known.since ? gap : known.since })
    }
    return [...byClass].map(([actClass, { acts, since }]) => foundOf(actClass, acts, since))
  },
}

/** An act with who signs it. */
interface Signed extends Pick<ActTemplate, 'name' | 'class' | 'signs'> {
  /** what says who signs it */
  readonly item: Finding['items'][number]
}

/** Acts as their templates say, and as procedures say of their own. */
function signedIn(contents: Contents): readonly (readonly [string, Signed])[] {
  const acts = new Map(itemsOf(contents, 'acto').map(([key, { definition }]) => [key, definition]))
  const common = [...acts].map(
    ([key, { name, class: actClass, signs }]) =>
      [key, { name, class: actClass, signs, item: { kind: 'acto', key } }] as const,
  )
  const own = itemsOf(contents, 'tramite').flatMap(([key, { definition }]) =>
    Object.entries(definition.staff?.acts ?? {}).flatMap(([id, { signs }]) => {
      const act = acts.get(id)
      if (act === undefined || signs === undefined) return []
      const name = `${act.name} (${definition.name})`
      return [[`${key} ${id}`, { name, class: act.class, signs, item: { kind: 'tramite', key } }] as const]
    }),
  )
  return [...common, ...own]
}

function foundOf(actClass: ActTemplate['class'], acts: ReadonlyMap<string, Signed>, since: string): Finding {
  const first = [...acts.values()][0]?.name ?? ''
  const others = acts.size - 1
  return {
    id: `competencia:sin-firmante:${actClass}`,
    severity: 'aviso',
    sentence: `Desde el ${shortDate(since)} nadie tendrá competencia para firmar «${first}»${
      others === 0 ? '' : ` y ${others} ${others === 1 ? 'documento' : 'documentos'} más`
    } (clase: ${ACT_CLASSES[actClass].toLowerCase()}).`,
    items: [...acts.values()].map(({ item }) => item),
  }
}

const itemsOf = <Id extends KindId>(
  contents: Contents,
  kind: Id,
): readonly (readonly [string, ContentOf<Id>])[] =>
  // every content was checked by its kind
  [...(contents.get(kind) ?? [])] as [string, ContentOf<Id>][]
