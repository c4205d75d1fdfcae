/** What came of many things that a draft judged: numbers with the cases behind them. Pure; stored as JSON between two batches. */

/** Words of a number; its id names it in the address of its list. */
export interface LineWords {
  readonly id: string
  /** «solicitud que se habría devuelto», and the same of many */
  readonly one: string
  readonly many: string
}

/** What came of one thing of a case. */
export interface Judged {
  /** numbers to which the case counts, each once; none: nothing changes for it */
  readonly lines: readonly LineWords[]
  /** whole pesos as it was and as it would be */
  readonly money?: { readonly before: number; readonly after: number }
}

export interface ChangedCase {
  readonly id: string
  /** whole pesos; null: it is no matter of money */
  readonly before: number | null
  readonly after: number | null
}

export interface TrialLine extends LineWords {
  readonly count: number
  /** the first of them, at most `MOST_NAMED` */
  readonly cases: readonly ChangedCase[]
}

export interface TrialSum {
  readonly tried: number
  readonly lines: readonly TrialLine[]
  /** of all that have an amount; null: none has */
  readonly money: { readonly before: number; readonly after: number } | null
}

export const NOTHING_TRIED: TrialSum = { tried: 0, lines: [], money: null }

/** Cases that a line names: the list behind a number is read by people, and its row must stay readable. */
export const MOST_NAMED = 2_000
/** Lines of a sum: those that come later count to the last one. */
export const MOST_LINES = 60
/** Of the cases that change most, in a list of their own. */
export const MOST_CHANGED = 10

const OTHERS: LineWords = { id: 'otros', one: 'caso por otra razón', many: 'casos por otras razones' }

/** The cases that change most, in pesos, as a line of their own. */
export const MOST_CHANGED_LINE: LineWords = { id: 'mayores', one: 'que más cambia', many: 'que más cambian' }

const change = ({ before, after }: ChangedCase): number =>
  before === null || after === null ? 0 : Math.abs(after - before)

const byChange = (cases: readonly ChangedCase[], most: number): readonly ChangedCase[] =>
  cases.toSorted((a, b) => change(b) - change(a)).slice(0, most)

/** Adds what came of one. */
export function withJudged(sum: TrialSum, caseId: string, { lines, money }: Judged): TrialSum {
  const one = { id: caseId, before: money?.before ?? null, after: money?.after ?? null }
  const changes = money !== undefined && money.before !== money.after
  let found = sum.lines
  for (const words of [...lines, ...(changes ? [MOST_CHANGED_LINE] : [])]) found = counted(found, words, one)
  return {
    tried: sum.tried + 1,
    lines: found,
    money:
      money === undefined
        ? sum.money
        : {
            before: (sum.money?.before ?? 0) + money.before,
            after: (sum.money?.after ?? 0) + money.after,
          },
  }
}

function counted(lines: readonly TrialLine[], words: LineWords, one: ChangedCase): readonly TrialLine[] {
  const known = lines.some(({ id }) => id === words.id)
  if (!known && lines.length >= MOST_LINES && words.id !== OTHERS.id) return counted(lines, OTHERS, one)
  if (!known) return [...lines, { ...words, count: 1, cases: [one] }]
  return lines.map((line) => {
    if (line.id !== words.id) return line
    if (words.id === MOST_CHANGED_LINE.id) {
      const cases = byChange([...line.cases, one], MOST_CHANGED)
      return { ...line, cases, count: cases.length }
    }
    // two reasons that both came too late are one case
    if (words.id === OTHERS.id && line.cases.at(-1)?.id === one.id) return line
    const cases = line.cases.length < MOST_NAMED ? [...line.cases, one] : line.cases
    return { ...line, count: line.count + 1, cases }
  })
}
