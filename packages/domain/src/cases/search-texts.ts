import { withinEdits } from '../kernel/within-edits.ts'
import { COMPLAINT_WORDS, ELSEWHERE, EVERYDAY_WORDS, WEAK_WORDS } from './everyday-words.ts'

/** Searchable texts of a procedure, a guide, a word or a place. */
export interface Searchable {
  readonly name: string
  readonly description: string
  readonly subcategory?: string
  readonly summary?: string
}

export interface TextIndex<T extends Searchable> {
  readonly entries: readonly { readonly item: T; readonly words: ReadonlyMap<string, number> }[]
}

const WEIGHTS = { name: 10, description: 4, subcategory: 3, summary: 2 } as const
/** Factor of each kind of match on the word's weight. */
const EXACT = 1
const PREFIX = 0.8
const EVERYDAY = 0.7
const TYPO = 0.5
const MIN_PREFIX = 3

/**
 * Folds spelling variants: no accents, plural or last vowel; b = v, s = z = soft c, no h. 'Zalboconducto' and
 * 'salvoconductos' fold to the same word.
 */
export function foldWord(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const sounds = plain
    .replace(/ch/g, '0') // keeps ch distinct from c and h
    .replace(/ll/g, 'y')
    .replace(/h/g, '')
    .replace(/[vw]/g, 'b')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/[ckq]/g, 'k')
    .replace(/[zx]/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/(.)\1+/g, '$1')
  const singular = sounds.length > 4 ? sounds.replace(/s$/, '') : sounds
  return singular.length > 4 ? singular.replace(/[aeo]$/, '') : singular
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const WEAK = new Set(WEAK_WORDS.map(foldWord))
const MEANINGS = new Map<string, Set<string>>()
for (const { said, meant } of EVERYDAY_WORDS) {
  for (const word of said) {
    const folded = foldWord(word)
    const meanings = MEANINGS.get(folded) ?? new Set<string>()
    for (const target of meant) meanings.add(foldWord(target))
    MEANINGS.set(folded, meanings)
  }
}

const COMPLAINTS = new Set(COMPLAINT_WORDS.map(foldWord))

export interface Alternatives {
  /** the query is a report or complaint, for which no procedure exists */
  readonly complains: boolean
  /** sentence naming the authority in charge instead; null when the query matches none */
  readonly elsewhere: string | null
}

/** Intents in a query that no procedure of the authority covers. */
export function alternativesFor(query: string): Alternatives {
  const words = wordsOf(query).map(foldWord)
  return {
    complains: words.some((word) => COMPLAINTS.has(word)),
    elsewhere:
      ELSEWHERE.find(({ said }) => said.map(foldWord).some((one) => words.includes(one)))?.says ?? null,
  }
}

/** Typing errors tolerated in a word of this length. */
function allowance(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Indexes a list for searching; build it once. */
export function indexTexts<T extends Searchable>(items: readonly T[]): TextIndex<T> {
  return {
    entries: items.map((item) => {
      const words = new Map<string, number>()
      for (const field of ['name', 'description', 'subcategory', 'summary'] as const) {
        for (const word of wordsOf(item[field] ?? '')) {
          const folded = foldWord(word)
          if (folded !== '') words.set(folded, Math.max(words.get(folded) ?? 0, WEIGHTS[field]))
        }
      }
      return { item, words }
    }),
  }
}

interface Term {
  readonly word: string
  readonly meanings: ReadonlySet<string>
  readonly weak: boolean
  /** tolerates typing errors only when no word in the list matches */
  readonly known: boolean
}

function termOf<T extends Searchable>(word: string, index: TextIndex<T>): Term {
  let meanings = MEANINGS.get(word)
  const prefix = (known: string): boolean =>
    known === word || (word.length >= MIN_PREFIX && known.startsWith(word))
  const inList = index.entries.some((entry) => [...entry.words.keys()].some(prefix))
  if (meanings === undefined && !inList && allowance(word.length) > 0) {
    const near = [...MEANINGS.keys()].find((said) => said.length > 3 && withinEdits(word, said, 1))
    meanings = near === undefined ? undefined : MEANINGS.get(near)
  }
  return {
    word,
    meanings: meanings ?? new Set(),
    weak: WEAK.has(word),
    known: inList || meanings !== undefined,
  }
}

function scoreOf(term: Term, words: ReadonlyMap<string, number>): number {
  let best = (words.get(term.word) ?? 0) * EXACT
  for (const meaning of term.meanings) best = Math.max(best, (words.get(meaning) ?? 0) * EVERYDAY)
  const limit = term.known ? 0 : allowance(term.word.length)
  for (const [word, weight] of words) {
    if (term.word.length >= MIN_PREFIX && word.startsWith(term.word)) best = Math.max(best, weight * PREFIX)
    else if (limit > 0 && weight * TYPO > best && withinEdits(term.word, word, limit)) best = weight * TYPO
  }
  return best
}

/**
 * Items that match a query, best first. Every significant word must match; if no item matches all, returns
 * those that match most. An empty query returns the whole list in its own order.
 */
export function searchTexts<T extends Searchable>(index: TextIndex<T>, query: string): T[] {
  const folded = [...new Set(wordsOf(query).map(foldWord))].filter((word) => word !== '')
  if (folded.length === 0) return index.entries.map((entry) => entry.item)
  const all = folded.map((word) => termOf(word, index))
  const telling = all.filter((term) => !term.weak)
  const required = telling.length > 0 ? telling : all
  const scored = index.entries.map((entry, order) => {
    const scores = required.map((term) => scoreOf(term, entry.words))
    const bonus =
      telling.length > 0
        ? all.filter((t) => t.weak).reduce((sum, t) => sum + scoreOf(t, entry.words), 0) / 100
        : 0
    return {
      item: entry.item,
      order,
      hits: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, bonus),
    }
  })
  const most = Math.max(...scored.map((entry) => entry.hits), 0)
  if (most === 0) return []
  return scored
    .filter((entry) => entry.hits === most)
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .map((entry) => entry.item)
}
