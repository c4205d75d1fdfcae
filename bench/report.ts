export interface Row {
  readonly name: string
  readonly ours: number
  readonly ref: number
  /** the same server with a tenth of the cases; null: not measured */
  readonly tenth: number | null
  readonly oursP99: number
  readonly refP99: number
  /** median of the rounds' ratios, product to REF: calls per second, p99 */
  readonly ratio: number
  readonly slow: number
  /**
   * median of the rounds' ratios: time of a call with all the cases to time with a tenth; null: not measured
   */
  readonly grown: number | null
  readonly must: number
  readonly want: number
}

export interface Side {
  readonly label: string
  readonly value: string
  readonly must: string
  readonly reached: boolean | null
}

const number = (value: number, digits = 0): string => value.toFixed(digits).replace('.', ',')
const judged = (value: number, holds: boolean): string => `**${number(value, 2)}**${holds ? '' : ' (below)'}`

/** The table of docs/performance.md. Ratios count; absolute figures drift with the machine. */
export function report(all: {
  cases: number
  advances: number
  minutes: string
  rows: readonly Row[]
  aged: readonly Row[]
  side: readonly Side[]
}): string {
  const cases = all.cases.toLocaleString('en')
  const lines = [
    '# Performance',
    '',
    'Written by `npm run bench`. REF (`bench/ref/`) is a minimal server over the same PostgreSQL, without rules, validation or audit: the ceiling of this stack.',
    `Both ran on one machine with ${cases} cases, three tasks and five chained events each, 16 connections of 16 sessions, alternating in rounds of seconds. The ratio is the middle of the rounds' ratios; absolute figures drift with the machine and whatever else it does. The run took ${all.minutes.replace('.', ',')} minutes.`,
    '',
    '| operation | product /s | REF /s | ratio | must | want | p99 product | p99 REF | p99 ratio (≤ 3) |',
    '|---|---|---|---|---|---|---|---|---|',
    ...all.rows.map((r) => {
      return `| ${r.name} | ${number(r.ours)} | ${number(r.ref)} | ${judged(r.ratio, r.ratio >= r.must)} | ${number(r.must, 2)} | ${number(r.want, 2)} | ${number(r.oursP99)} ms | ${number(r.refP99)} ms | ${number(r.slow, 2)}${r.slow <= 3 ? '' : ' (above)'} |`
    }),
  ]
  const grown = all.rows.filter((r) => r.tenth !== null)
  if (grown.length > 0)
    lines.push(
      '',
      `Ten times the cases: the same operations on ${(all.cases / 10).toLocaleString('en')} cases, in the same run.`,
      '',
      `| operation | /s with ${(all.cases / 10).toLocaleString('en')} | /s with ${cases} | time with ten times the cases (must ≤ 1,3) |`,
      '|---|---|---|---|',
      ...grown.map((r) => {
        const times = r.grown ?? 0
        return `| ${r.name} | ${number(r.tenth ?? 0)} | ${number(r.ours)} | **${number(times, 2)}**${times <= 1.3 ? '' : ' (above)'} |`
      }),
    )
  if (all.aged.length > 0)
    lines.push(
      '',
      `After ${all.advances.toLocaleString('en')} advances and ANALYZE, against REF measured again:`,
      '',
      '| operation | ratio fresh | ratio then | kept (must ≥ 0,80) |',
      '|---|---|---|---|',
      ...all.aged.map((then) => {
        const fresh = all.rows.find((r) => r.name === then.name) ?? then
        const [before, after] = [fresh.ratio, then.ratio]
        return `| ${then.name} | ${number(before, 2)} | ${number(after, 2)} | ${judged(after / before, after / before >= 0.8)} |`
      }),
    )
  lines.push('', '| measure | value | must | reached |', '|---|---|---|---|')
  for (const s of all.side)
    lines.push(
      `| ${s.label} | ${s.value} | ${s.must} | ${s.reached === null ? 'not measured' : s.reached ? 'yes' : 'no'} |`,
    )
  return `${lines.join('\n')}\n`
}
