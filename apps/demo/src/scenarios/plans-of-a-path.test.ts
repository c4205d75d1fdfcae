import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'
import { turnsOf } from './plans-of-a-path.ts'
import { pathTo } from './path-to-step.ts'

const plansTo = (start: string, target: string) =>
  turnsOf(workflow, pathTo(workflow, start, target) ?? [], {})
const visit = (plan: ReturnType<typeof plansTo>[string] | undefined, number: number): unknown =>
  typeof plan === 'function' ? plan(number) : plan

describe('what is done on a way', () => {
  it('makes an act known before it goes on from a step that waits for that', () => {
    const plan = plansTo('SAN-01', 'SAN-04B')['SAN-04']
    expect(visit(plan, 1)).toMatchObject({ outcome: 'notificar' })
    expect(visit(plan, 2)).toMatchObject({ outcome: 'no' })
  })

  it('makes known only what has been signed on the way', () => {
    expect(visit(plansTo('SAN-01', 'SAN-20A')['SAN-20'], 1)).toMatchObject({ outcome: 'firmar' })
  })

  it('captures early what a later outcome depends on', () => {
    const plan = plansTo('SAN-11', 'RWF-03')['SAN-11']
    expect(visit(plan, 1)).toMatchObject({ data: { 'pruebas.niega': true } })
  })
})
