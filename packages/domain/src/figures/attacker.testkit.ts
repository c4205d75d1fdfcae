/**
 * A reader who tries to find withheld numbers. Knows only what was published, night after night, and shares no code with
 * the publisher: subtracts the parts of each total from it, each grouping from the others, and each night from the
 * next ones.
 */
interface Published {
  readonly rows: readonly Row[]
  readonly byProcedure: readonly Part[]
  readonly byYear: readonly Part[]
  readonly all: Part | null
}
interface Part {
  readonly procedure?: number | null
  readonly year?: number
  readonly cases: number
  readonly granted: number
  readonly refused: number
  readonly other: number
  readonly undetailed: number
}
interface Row extends Part {
  readonly year: number
}

const MEASURES = ['cases', 'granted', 'refused', 'other', 'undetailed'] as const

/** Every number that one night gives, by what it counts. */
function statedBy(night: Published): Map<string, number> {
  const stated = new Map<string, number>()
  const put = (name: string, part: Part): void => {
    for (const measure of MEASURES) stated.set(`${name} ${measure}`, part[measure])
    // the outcomes that are given leave the others
    stated.set(`${name} unstated`, part.cases - part.granted - part.refused - part.other)
  }
  for (const row of night.rows) put(`row ${row.procedure}/${row.year}`, row)
  for (const part of night.byProcedure) put(`procedure ${part.procedure}`, part)
  for (const part of night.byYear) put(`year ${part.year}`, part)
  if (night.all !== null) put('all', night.all)
  // what a total has beyond its parts
  for (const measure of MEASURES) {
    for (const part of night.byYear) {
      let rest = part[measure]
      for (const row of night.rows) if (row.year === part.year) rest -= row[measure]
      stated.set(`rest of year ${part.year} ${measure}`, rest)
    }
    for (const part of night.byProcedure) {
      let rest = part[measure]
      for (const row of night.rows) if (row.procedure === part.procedure) rest -= row[measure]
      stated.set(`rest of procedure ${part.procedure} ${measure}`, rest)
      // a procedure without one of its years
      for (const row of night.rows)
        if (row.procedure === part.procedure)
          stated.set(`procedure ${part.procedure} but ${row.year} ${measure}`, part[measure] - row[measure])
    }
    const whole = night.all?.[measure] ?? 0
    const sum = (parts: readonly Part[]): number => parts.reduce((total, part) => total + part[measure], 0)
    stated.set(`rest of all by year ${measure}`, whole - sum(night.byYear))
    stated.set(`rest of all by procedure ${measure}`, whole - sum(night.byProcedure))
    stated.set(`rest of all by row ${measure}`, whole - sum(night.rows))
  }
  return stated
}

/** Numbers of one to four cases that can be computed, each with how. */
export function foundBySubtraction(nights: readonly Published[], smallest: number): string[] {
  const found: string[] = []
  const isSmall = (value: number): boolean => value !== 0 && Math.abs(value) < smallest
  const all = nights.map(statedBy)
  for (const [n, stated] of all.entries()) {
    for (const [name, value] of stated) {
      if (isSmall(value)) found.push(`night ${n}: ${name} = ${value}`)
      for (const [m, later] of all.entries()) {
        if (m <= n) continue
        const grown = (later.get(name) ?? 0) - value
        if (isSmall(grown)) found.push(`nights ${n} and ${m}: ${name} grew by ${grown}`)
      }
    }
    // began on a later night
    for (const [m, later] of all.entries())
      if (m > n)
        for (const [name, value] of later)
          if (!stated.has(name) && isSmall(value))
            found.push(`nights ${n} and ${m}: ${name} began with ${value}`)
  }
  return found
}
