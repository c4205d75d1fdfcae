import type { ActTemplate } from '../acts/template.ts'
import { ACT_CLASSES } from '../workflow/state/act-states.ts'
import { shortDate } from '../terms/dates.ts'
import type { Finding, WholeRule } from './between.ts'
import type { ContentOf, Contents, KindId } from './kinds.ts'
import { hasPower, turningDays } from './rules/competence.ts'

/**
 * Acts that nobody could sign on some day from the change on: their cases would wait for a signature that is refused to
 * everybody. A post can be vacant, so it is a warning.
 */
export const unsignedActs: WholeRule = {
  concerns: ({ with: after, without }) =>
    (['competencia', 'acto', 'sede'] as const).some((kind) => after.get(kind) !== without.get(kind)),
  find(contents, from) {
    if (from === null) return []
    const powers = itemsOf(contents, 'competencia').map(([, power]) => power)
    const days = [from, ...turningDays(powers).filter((day) => day > from)]
    const open = itemsOf(contents, 'sede').flatMap(([key, { active }]) => (active ? [key] : []))
    const offices = open.length === 0 ? [null] : open
    const byClass = new Map<ActTemplate['class'], { acts: Map<string, string>; since: string }>()
    for (const [key, { definition }] of itemsOf(contents, 'acto')) {
      const { signs, class: actClass, name } = definition
      const isSigned = (day: string, office: string | null): boolean =>
        powers.some((one) => signs.some((role) => hasPower(one, { role, office, actClass, day })))
      const gap =
        signs.length === 0 ? undefined : days.find((day) => offices.some((office) => !isSigned(day, office)))
      if (gap === undefined) continue
      const known = byClass.get(actClass) ?? { acts: new Map<string, string>(), since: gap }
      known.acts.set(key, name)
      byClass.set(actClass, { acts: known.acts, since: gap < known.since ? gap : known.since })
    }
    return [...byClass].map(([actClass, { acts, since }]) => foundOf(actClass, acts, since))
  },
}

function foundOf(actClass: ActTemplate['class'], acts: ReadonlyMap<string, string>, since: string): Finding {
  const [first = ''] = acts.values()
  const others = acts.size - 1
  return {
    id: `competencia:sin-firmante:${actClass}`,
    severity: 'aviso',
    sentence: `Desde el ${shortDate(since)} nadie tendrá competencia para firmar «${first}»${
      others === 0 ? '' : ` y ${others} ${others === 1 ? 'documento' : 'documentos'} más`
    } (clase: ${ACT_CLASSES[actClass].toLowerCase()}).`,
    items: [...acts.keys()].map((key) => ({ kind: 'acto', key })),
  }
}

const itemsOf = <Id extends KindId>(
  contents: Contents,
  kind: Id,
): readonly (readonly [string, ContentOf<Id>])[] =>
  // every content was checked by its kind
  [...(contents.get(kind) ?? [])] as [string, ContentOf<Id>][]
