import type { z } from 'zod'
import type { ConfigurationGroup } from '../access/configuration-roles.ts'
import {
  MALFORMED,
  NOT_A_NUMBER,
  REQUIRED,
  tooHigh,
  tooLong,
  tooLow,
  tooShort,
} from '../kernel/field-sentences.ts'
import type { Fault } from '../kernel/problem.ts'
import { unseenTexts } from './texts/unseen.ts'

/**
 * What a change applies to: cases filed from now on; steps and acts that begin from now on; acts that are signed from now
 * on; what is settled from now on; everything at once, running cases included; or the year that the item is for.
 */
export type AppliesTo = 'newCases' | 'newSteps' | 'newSignatures' | 'newSettlements' | 'atOnce' | 'byYear'

/** A list of the program from which data of a content choose. */
export type ChoiceList = 'procedures' | 'acts' | 'municipalities' | 'staffRoles'

/** A list of names that the form of a kind offers or shows; rules between items say what may be named. */
export type OfferedList =
  | 'categories'
  | 'subcategories'
  | 'documents'
  | 'families'
  | 'steps'
  | 'roles'
  | 'templates'
  | 'officials'
  | 'alerts'
  | 'actClasses'
  | 'groups'

/** Work that an item holds while it is open: `office`, the cases and tasks of an office, and who works in it. */
export type HeldWork = 'office'

/** A sort of thing that the authority decides. */
export interface Kind<Content> {
  /** Spanish */
  readonly name: { readonly one: string; readonly many: string }
  readonly appliesTo: AppliesTo
  /** published by another person than who edited it (decision 65) */
  readonly twoPeople: boolean
  /** groups of roles that save drafts of it, and that publish them */
  readonly editors: readonly ConfigurationGroup[]
  readonly publishers: readonly ConfigurationGroup[]
  /** groups of roles that read it besides; absent: none */
  readonly readers?: readonly ConfigurationGroup[]
  /** a publication names the norm that it follows */
  readonly asksNorm: boolean
  readonly keys: KeyForm
  /** the program shows or sends its items by their keys: they can be changed and not retired */
  readonly stays?: true
  /** its items hold work: one that closes hands it over to another of the kind, which the publisher names */
  readonly holds?: {
    readonly work: HeldWork
    isOpen(content: Content): boolean
  }
  /** what must hold between its items, and between them and others; `[]`: nothing */
  readonly between: readonly Between<Content>[]
  /** data that choose elements of a list of the program, and the list of each */
  readonly chooses?: Readonly<Record<string, ChoiceList>>
  /** lists of names for its form, by the name of a datum or of the list */
  readonly offers?: Readonly<Record<string, OfferedList>>
  /** the outside address of an item, which is looked at once a day; null: it needs none at present */
  outside?(content: Content): string | null
  /** problems with Spanish sentences, each with the path of its place; `key`: absent for a new item */
  check(content: unknown, key?: string): Checked<Content>
  /** how people name the item; Spanish */
  title(content: Content, key: string): string
}

/** The form of a kind's keys. */
export interface KeyForm {
  readonly pattern: RegExp
  /** Spanish sentence for a key that does not have it */
  readonly sentence: string
  /** the key of a new item; null: people choose it */
  readonly next: ((keys: readonly string[]) => string) | null
  /** the form of the keys of what the authority adds; absent: any */
  readonly own?: { readonly pattern: RegExp; readonly sentence: string }
}

/** Something wrong between items. */
export interface Contradiction {
  /** `error`: cannot be published; `aviso`: is accepted with a reason */
  readonly severity: 'error' | 'aviso'
  /** what it is about, the same whatever else changes: with the rule's name it identifies the trouble */
  readonly about: string
  /** Spanish */
  readonly sentence: string
  /** keys of the items of the rule's kind */
  readonly keys: readonly string[]
}

/** Items of a kind as they would be in force, and the others. */
export interface Surroundings<Content> {
  readonly items: ReadonlyMap<string, Content>
  /** what would be in force without the publication */
  readonly before: ReadonlyMap<string, Content>
  /** day in Bogotá of the publication, or for which it is scheduled; null: a rule that needs one finds nothing */
  readonly from: string | null
  /** whether an item of any kind would be in force */
  readonly has: (kind: string, key: string) => boolean
}

/** Which item of another kind a content names; null: none. */
interface Reference<Content> {
  readonly kind: string
  of(content: Content): string | null
}

/** A rule between items. */
export interface Between<Content> {
  readonly name: string
  /** set where the rule is about an item of another kind that a content names */
  readonly refers?: Reference<Content>
  find(around: Surroundings<Content>): readonly Contradiction[]
}

export type Checked<Content> =
  | { readonly ok: true; readonly value: Content }
  | { readonly ok: false; readonly problems: readonly Fault[] }

/** A kind whose contents are checked by a schema, which must be strict: an unknown field is a problem. */
export function defineKind<Schema extends z.ZodType>(
  declared: Omit<Kind<z.output<Schema>>, 'check'> & {
    readonly content: Schema
    /** what is wrong with a content of its form under its key, where the key says more than which one it is */
    readonly judge?: (content: z.output<Schema>, key: string) => readonly Fault[]
  },
): Kind<z.output<Schema>> {
  const { content: schema, judge, ...kind } = declared
  return {
    ...kind,
    check(content, key) {
      // attack: a text that reads like another, to people or to a comparison; no kind can leave this out
      const unseen = unseenTexts(content)
      const result = schema.safeParse(content, { error: sentenceOf })
      if (result.success && unseen.length === 0) {
        const found =
          key === undefined || !kind.keys.pattern.test(key) ? [] : (judge?.(result.data, key) ?? [])
        return found.length === 0 ? { ok: true, value: result.data } : { ok: false, problems: found }
      }
      const problems = (result.error?.issues ?? []).map(({ path, message }) => ({
        path: path.join('/'),
        message,
      }))
      const said = new Set(problems.map(({ path }) => path))
      return { ok: false, problems: [...problems, ...unseen.filter(({ path }) => !said.has(path))] }
    },
  }
}

/** Spanish sentence of a problem whose schema has none. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `No existe: ${issue.keys.map((key) => `«${key}»`).join(', ')}`
  if (issue.code === 'too_big' && issue.origin !== 'array')
    return issue.origin === 'string' ? tooLong(Number(issue.maximum)) : tooHigh(Number(issue.maximum))
  if (issue.code === 'too_small' && issue.origin !== 'array') {
    if (issue.origin !== 'string') return tooLow(Number(issue.minimum))
    return issue.minimum === 1 ? REQUIRED : tooShort(Number(issue.minimum))
  }
  if (issue.code !== 'invalid_type') return MALFORMED
  if (issue.input === undefined) return REQUIRED
  return issue.expected === 'number' || issue.expected === 'int' ? NOT_A_NUMBER : MALFORMED
}
