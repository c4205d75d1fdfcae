/**
 * Choices for what static reading cannot know (a condition, which of several callers), each tried in turn. The
 * same question in the same call has one answer within a reading.
 */
export class Choices {
  /** by question, the answer taken and the number of answers */
  readonly asked = new Map<string, { readonly taken: number; readonly of: number }>()
  private readonly wanted: ReadonlyMap<string, number>

  constructor(wanted: ReadonlyMap<string, number>) {
    this.wanted = wanted
  }

  pick(question: string, of: number): number {
    const before = this.asked.get(question)
    if (before !== undefined) return before.taken
    const taken = Math.min(this.wanted.get(question) ?? 0, of - 1)
    this.asked.set(question, { taken, of })
    return taken
  }
}

/**
 * Up to this many readings, every combination is tried; beyond, each answer is still tried with each other one.
 */
const EVERY_COMBINATION = 32
/** Number of non-first answers that are always tried together. */
const TOGETHER = 2

/** Reads with every combination of choices; where these are many, with every pair of answers at least once. */
export function explore<T>(read: (choices: Choices) => T): T[] {
  const results: T[] = []
  const tried = new Set<string>()
  const waiting: ReadonlyMap<string, number>[] = [new Map()]
  for (let wanted = waiting.shift(); wanted !== undefined; wanted = waiting.shift()) {
    const choices = new Choices(wanted)
    results.push(read(choices))
    // keeps earlier choices and reopens later ones: no combination repeats
    const taken = new Map<string, number>()
    const others = [...wanted.values()].filter((answer) => answer > 0).length
    for (const [question, answer] of choices.asked) {
      for (let other = 1; other < answer.of && !wanted.has(question); other++) {
        const key = `${question}=${other}`
        const few = results.length + waiting.length < EVERY_COMBINATION
        if (!few && others >= TOGETHER && tried.has(key)) continue
        tried.add(key)
        waiting.push(new Map([...taken, [question, other]]))
      }
      taken.set(question, answer.taken)
    }
  }
  return results
}
