import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type ActRow,
  actsFor,
  type AutomaticRow,
  clockLeads,
  type GuardRow,
  isOpen,
  passes,
  signed,
  type SkipRow,
  TABLE,
} from './guards.testkit.ts'
import { defined, outcomeOf } from './guards-case.testkit.ts'
import { HELD_ELSEWHERE, OURS, OVERRULED } from './guards-ours.testdata.ts'
import { workflow } from './loaded.ts'

/** Conditions of outcomes, compared with spec/guards.json (from the notes, decisions and norms). */

const ROOT = new URL('../../../../', import.meta.url)
const nameOf = ({ step, outcome, must }: GuardRow): string => `${step} ${outcome}: ${must}`
const elsewhere = (row: GuardRow): boolean => nameOf(row) in HELD_ELSEWHERE || nameOf(row) in OVERRULED
const steps = [...workflow.steps.values()]

/** Entries of the table: guards, acts and passes by step and outcome, expiries by step and outcome. */
const told = {
  guard: new Set(TABLE.guards.map(({ step, outcome }) => `${step} ${outcome}`)),
  automatic: new Set(
    TABLE.automatic.flatMap(({ step, outcome, to }) =>
      defined(step)
        .outcomes.filter(
          (one) => one.automatic !== undefined && (outcome === null ? one.to === to : one.code === outcome),
        )
        .map((one) => `${step} ${one.code}`),
    ),
  ),
  acts: new Set(TABLE.acts.map(({ step }) => step)),
}

/** Step meant by a row without one: the step of the family that calls the liquidación. */
const stepsOf = (row: SkipRow) =>
  row.step === null
    ? steps.filter((one) => one.family === row.family && one.outcomes.some(({ to }) => to === 'LIQ-01'))
    : [defined(row.step)]

describe('an outcome that the texts put a condition on', () => {
  it.each(TABLE.guards.filter((row) => !elsewhere(row)).map((row): [string, GuardRow] => [nameOf(row), row]))(
    '%s',
    (_name, { step, outcome, open, closed }) => {
      if (open !== null) expect(isOpen(step, outcome, open), JSON.stringify(open)).toBe(true)
      if (closed !== null) expect(isOpen(step, outcome, closed), JSON.stringify(closed)).toBe(false)
    },
  )

  it.each(Object.entries(HELD_ELSEWHERE))('%s is held by another test, which is there', (name, { test }) => {
    expect(TABLE.guards.map(nameOf)).toContain(name)
    expect(existsSync(new URL(test, ROOT))).toBe(true)
  })

  it.each(Object.entries(OVERRULED))('%s was overruled, and its outcome is not there', (name, { page }) => {
    const row = TABLE.guards.find((one) => nameOf(one) === name)
    expect(row && outcomeOf(row.step, row.outcome)).toBe(undefined)
    expect(row).toBeDefined()
    expect(existsSync(new URL(page, ROOT))).toBe(true)
  })
})

describe('what happens by itself', () => {
  it.each(
    TABLE.automatic
      .filter(({ closed }) => closed !== null)
      .map((row): [string, AutomaticRow] => [`${row.step} ${row.outcome ?? row.to}`, row]),
  )('%s, not a day before and at its midnight', (_name, { step, outcome, to, open, closed }) => {
    expect(closed === null ? null : clockLeads(step, closed)).toBe(null)
    expect(clockLeads(step, open)).toMatchObject({ ...(outcome && { outcome }), ...(to && { to }) })
  })

  it('FIR-05 numerado, with the signature itself', () => {
    expect(TABLE.automatic.filter(({ closed }) => closed === null).map(({ step }) => step)).toEqual([
      'FIR-05',
    ])
    expect(signed()).toEqual({ numbered: true, open: ['PG-14'] })
  })
})

describe('a step without work', () => {
  it.each(
    TABLE.skips.flatMap((row) =>
      stepsOf(row).map((step): [string, SkipRow, typeof step] => [step.id, row, step]),
    ),
  )('%s is passed over, and by nobody else', (_id, { skipped, done }, step) => {
    expect(passes(step, skipped)).toBe(true)
    expect(passes(step, done)).toBe(false)
  })
})

describe('the acts that an outcome asks for', () => {
  it.each(
    TABLE.acts.map((row): [string, ActRow] => [
      `${row.step} ${row.outcome} ${JSON.stringify(row.when)}`,
      row,
    ]),
  )('%s', (_name, { step, outcome, when, acts }) => {
    expect(actsFor(step, outcome, when)).toEqual(acts)
  })
})

describe('what the product holds beyond the texts', () => {
  const ours = {
    guard: steps.flatMap((step) =>
      step.outcomes
        .filter((one) => one.guard !== undefined && !told.guard.has(`${step.id} ${one.code}`))
        .filter((one) => one.automatic === undefined || !told.automatic.has(`${step.id} ${one.code}`))
        .map((one) => `${step.id} ${one.code}`),
    ),
    automatic: steps.flatMap((step) =>
      step.outcomes
        .filter((one) => one.automatic !== undefined && !told.automatic.has(`${step.id} ${one.code}`))
        .map((one) => `${step.id} ${one.code}`),
    ),
    skip: steps
      .filter((step) => step.skip !== undefined && !TABLE.skips.some((row) => stepsOf(row).includes(step)))
      .map(({ id }) => id),
    acts: steps.filter((step) => step.actChoice !== undefined && !told.acts.has(step.id)).map(({ id }) => id),
  }
  it.each(['guard', 'automatic', 'skip', 'acts'] as const)('is each named with its reason: %s', (kind) => {
    expect(ours[kind].toSorted()).toEqual(Object.keys(OURS[kind]).toSorted())
  })

  it('and each reason names a page of the decisions that is there', () => {
    const pages = new Set(Object.values(OURS).flatMap((of) => Object.values(of).map(({ page }) => page)))
    expect([...pages].filter((page) => !existsSync(new URL(page, ROOT)))).toEqual([])
  })
})
