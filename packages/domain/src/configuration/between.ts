import type { Between, Kind } from './kind.ts'
import { stays } from './rules/stays.ts'
import { type Contents, isKindId, type KindId, KINDS } from './kinds.ts'

/** A contradiction between items, or something that is probably not meant. */
export interface Finding {
  /** the same for the same trouble, whatever else is published */
  readonly id: string
  readonly severity: 'error' | 'aviso'
  /** Spanish */
  readonly sentence: string
  readonly items: readonly { readonly kind: KindId; readonly key: string }[]
}

/** Rules of a kind: those that it declares, and those that follow from what it says of its items. */
const rulesOf = ({
  between,
  stays: itemsStay,
  title,
}: Pick<Kind<never>, 'between' | 'stays' | 'title'>): readonly Between<never>[] =>
  itemsStay === true ? [...between, stays(title)] : between

const RULES = Object.fromEntries(
  Object.entries(KINDS).map(([kind, declared]) => [kind, rulesOf(declared)]),
  // of every kind
) as Readonly<Record<KindId, readonly Between<never>[]>>

const NOTHING: ReadonlyMap<string, unknown> = new Map<string, unknown>()

/**
 * What the rules between items find in a configuration; `before`: what would be in force instead of it. `from`: day in
 * Bogotá of the change.
 */
export function findingsIn(
  contents: Contents,
  before: Contents,
  from: string | null = null,
): readonly Finding[] {
  const has = (kind: string, key: string): boolean => isKindId(kind) && contents.get(kind)?.has(key) === true
  return Object.keys(KINDS).flatMap((kind) => {
    if (!isKindId(kind)) return []
    const around = { items: contents.get(kind) ?? NOTHING, before: before.get(kind) ?? NOTHING, from, has }
    return RULES[kind].flatMap((rule) =>
      // every content was checked by its kind
      rule.find(around as never).map(({ severity, about, sentence, keys }) => ({
        id: `${kind}:${rule.name}:${about}`,
        severity,
        sentence,
        items: keys.map((key) => ({ kind, key })),
      })),
    )
  })
}

/** What would be in force at an instant, with and without a change. */
export interface Moment {
  /** as the sentence says it, «Desde el 01/01/2027»; null: from now on */
  readonly from: string | null
  /** day in Bogotá of the change itself; absent: not known */
  readonly day?: string
  readonly without: Contents
  readonly with: Contents
}

/** A rule about a configuration as a whole, whose parts are too many to judge where they did not change. */
export interface WholeRule {
  /** whether a change can bring something about at a moment */
  concerns(moment: Pick<Moment, 'with' | 'without'>): boolean
  /** @param from day in Bogotá of the change; null: not known */
  find(contents: Contents, from: string | null): readonly Finding[]
}

/** What a change brings about, and what is wrong already without it. */
export interface Judgement {
  readonly caused: readonly Finding[]
  readonly already: readonly Finding[]
}

/**
 * Judges a change at every instant from which something else is in force: what is published today can contradict
 * what is scheduled for tomorrow. A trouble that was there before is not the change's, unless it draws in more items.
 */
export function judgeChange(moments: readonly Moment[], whole: readonly WholeRule[] = []): Judgement {
  const caused = new Map<string, Finding>()
  const already = new Map<string, Finding>()
  for (const moment of moments) {
    const concerned = whole.filter((rule) => rule.concerns(moment))
    const before = [
      ...findingsIn(moment.without, moment.without),
      ...concerned.flatMap((rule) => rule.find(moment.without, moment.day ?? null)),
    ]
    const after = [
      ...findingsIn(moment.with, moment.without, moment.day ?? null),
      ...concerned.flatMap((rule) => rule.find(moment.with, moment.day ?? null)),
    ]
    const former = new Map(before.map((finding) => [finding.id, finding]))
    for (const finding of former.values()) if (!already.has(finding.id)) already.set(finding.id, finding)
    for (const finding of after) {
      const same = former.get(finding.id)
      if (caused.has(finding.id) || (same !== undefined && includes(same, finding))) continue
      caused.set(finding.id, {
        ...finding,
        sentence: moment.from === null ? finding.sentence : `${moment.from}: ${finding.sentence}`,
      })
    }
  }
  return { caused: [...caused.values()], already: [...already.values()] }
}

/** Whether everything that a finding names was in trouble before. */
const includes = (former: Finding, now: Finding): boolean =>
  now.items.every((item) => former.items.some(({ kind, key }) => kind === item.kind && key === item.key))
