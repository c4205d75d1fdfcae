export interface Row {
  readonly name: string
  readonly ours: number
  readonly ref: number
  readonly oursP99: number
  readonly refP99: number
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

/** The table that goes into docs/performance.md. Ratios count; absolute figures drift with the machine. */
export function report(all: {
  cases: number
  rows: readonly Row[]
  aged: Row | null
  side: readonly Side[]
}): string {
  const lines = [
    '# Performance',
    '',
    'Written by `npm run bench`. REF (`bench/ref/`) is a minimal server over the same PostgreSQL, without rules, validation or audit: the ceiling of this stack.',
    `Both ran on one machine with ${all.cases.toLocaleString('en')} cases, three tasks and five chained events each, 16 connections, alternating. Ratios within one run count; absolute figures drift with the machine and whatever else it does.`,
    '',
    '| operation | product /s | REF /s | ratio | must | p99 product | p99 REF | p99 ratio (≤ 3) |',
    '|---|---|---|---|---|---|---|---|',
    ...all.rows.map(
      (r) =>
        `| ${r.name} | ${number(r.ours)} | ${number(r.ref)} | **${number(r.ours / r.ref, 2)}**${r.ours / r.ref >= r.must ? '' : ' (below)'} | ${number(r.must, 2)} | ${number(r.oursP99)} ms | ${number(r.refP99)} ms | ${number(r.oursP99 / r.refP99, 2)} |`,
    ),
  ]
  if (all.aged !== null) {
    const fresh = all.rows.find((r) => r.name === all.aged?.name)
    const kept = fresh === undefined ? 0 : all.aged.ours / all.aged.ref / (fresh.ours / fresh.ref)
    lines.push(
      '',
      `After the advances and ANALYZE, ${all.aged.name} keeps **${number(kept, 2)}** of its fresh ratio (must 0,80).`,
    )
  }
  lines.push('', '| measure | value | must | reached |', '|---|---|---|---|')
  for (const s of all.side)
    lines.push(
      `| ${s.label} | ${s.value} | ${s.must} | ${s.reached === null ? 'not measured' : s.reached ? 'yes' : 'no'} |`,
    )
  return `${lines.join('\n')}\n`
}
