import type { Outcome, Run } from '../testing/step.ts'
import type { Accepted } from './accepted.ts'

/**
 * One package in the output of `npm audit --json` (report version 2). A text in `via` names another package of
 * the list.
 */
interface Vulnerable {
  /** places in the lock file */
  readonly nodes: readonly string[]
  readonly via: readonly (
    | string
    | {
        readonly name: string
        readonly severity: string
        readonly title: string
        readonly url: string
        readonly range: string
      }
  )[]
}

/** Severities that stop a run. */
const STOPPING = new Set(['high', 'critical'])

/**
 * Lines about a report's advisories on distributed packages (places of the lock file; build and test tools are
 * not distributed): `advisory: …` for each grave one without an acceptance, `accepted: …` for an acceptance
 * that is expired or unneeded, `left out: …` where the registry returned no report. `today`: YYYY-MM-DD.
 */
export function judgeAudit(
  report: unknown,
  handed: { has(place: string): boolean },
  accepted: readonly Accepted[],
  today: string,
): string[] {
  const { auditReportVersion, vulnerabilities, message } = (report ?? {}) as {
    auditReportVersion?: number
    vulnerabilities?: Readonly<Record<string, Vulnerable>>
    message?: string
  }
  if (auditReportVersion !== 2 || vulnerabilities === undefined)
    return [`left out: the registry told no advisories (${message ?? 'no answer'})`]
  const found = new Map<string, string>()
  for (const { via, nodes } of Object.values(vulnerabilities))
    for (const one of via)
      if (typeof one !== 'string' && STOPPING.has(one.severity) && nodes.some((node) => handed.has(node)))
        found.set(
          /GHSA-[\w-]+/.exec(one.url)?.[0] ?? one.url,
          `${one.name} ${one.range} is ${one.severity}: ${one.title} (${one.url})`,
        )
  const lines: string[] = []
  const good = new Set(accepted.filter(({ until }) => today <= until).map(({ id }) => id))
  for (const [id, what] of found) if (!good.has(id)) lines.push(`advisory: ${what}`)
  for (const { id, until } of accepted) {
    if (!found.has(id)) lines.push(`accepted: ${id} is no longer reported: take it out of the list`)
    else if (!good.has(id)) lines.push(`accepted: ${id} was accepted until ${until}`)
  }
  return lines
}

/** The checked fields of a bill of materials (CycloneDX 1.5). */
export interface Bill {
  readonly bomFormat?: string
  readonly metadata?: { readonly component?: Readonly<Record<string, unknown>> }
  readonly components?: readonly { readonly purl?: string }[]
  /** why there is none */
  readonly message?: string
}

const packageOf = (purl = ''): string =>
  decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/\?.*/, ''))

/** The same bill under the product's name: npm names it after its folder. */
export const named = (bill: Bill, name: string): Bill =>
  bill.metadata === undefined
    ? bill
    : { ...bill, metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } } }

/** Lines `sbom: …` about packages missing from a bill of materials, or that it is none. */
export function judgeBill(bill: Bill, handed: ReadonlySet<string>): string[] {
  const { bomFormat, components, message = 'no reason' } = bill
  if (bomFormat !== 'CycloneDX' || components === undefined)
    return [`sbom: npm wrote no bill of materials (${message})`]
  const inside = new Set(components.map(({ purl }) => packageOf(purl)))
  const strange = [...inside].filter((one) => !handed.has(one) && !one.startsWith('@ventanilla/'))
  return [
    ...[...handed].filter((one) => !inside.has(one)).map((one) => `sbom: ${one} is missing`),
    ...strange.map((one) => `sbom: ${one} is not handed on`),
  ]
}

const CHECKS = 2

/** Outcome of this tool's run: checks without a response of the registry are left out, not failed. */
export function outcomeOf(run: Run): Outcome {
  const count = (begins: RegExp): number => run.output.split('\n').filter((line) => begins.test(line)).length
  const skipped = count(/^left out: /)
  if (run.code === 0) return { passed: CHECKS - skipped, failed: 0, skipped }
  return { passed: 0, failed: Math.max(1, count(/^(advisory|accepted|sbom): /)), skipped }
}
