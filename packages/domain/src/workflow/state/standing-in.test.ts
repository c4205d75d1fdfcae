import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_FLOW } from './state.ts'
import { absentFor, standingIn } from './standing-in.ts'

const MARTA = { id: 'marta', name: 'Marta Gil' }
const task = { turn: 'corporacion', audience: ['CLI_JURIDICO'], assignee: 'marta', actId: null } as const
const luis = { audience: ['CLI_JURIDICO'], standsInFor: [MARTA] }
const act = (phase: 'draft' | 'review' | 'sign') => ({
  id: 'act',
  template: 'AUTO_INICIO',
  origin: 'PG-03',
  task: null,
  mode: 'jump' as const,
  phase,
  drafter: 'ana',
  reviewer: null,
  signer: null,
  signerRole: null,
  signedOn: null,
  number: null,
})

describe('who stands in for an absent official', () => {
  it('does the tasks that are assigned to them, under a role of their own', () => {
    expect(absentFor(task, EMPTY_FLOW, luis)).toEqual(MARTA)
  })

  it.each([
    ['of the applicant', { ...task, turn: 'usuario' as const }, luis],
    ['of nobody: the group has it anyway', { ...task, assignee: null }, luis],
    ['of somebody else', { ...task, assignee: 'eva' }, luis],
    ['of somebody who is not absent', task, { ...luis, standsInFor: [] }],
  ])('does no task %s', (_, held, actor) => {
    expect(standingIn(held, EMPTY_FLOW, actor)).toBeNull()
  })

  it('does not do it without a role of the task in that office, and is told so', () => {
    const held = { ...task, audience: ['CLI_TECNICO@norte'] }
    const there = { ...luis, audience: ['CLI_TECNICO@ibague'] }
    expect(absentFor(held, EMPTY_FLOW, there)).toBeNull()
    expect(standingIn(held, EMPTY_FLOW, there)?.whyNot).toContain('no tiene el rol')
  })

  it('reviews for the absence, and does not sign for it', () => {
    const held = { ...task, actId: 'act' }
    expect(absentFor(held, { acts: [act('review')] }, luis)).toEqual(MARTA)
    expect(absentFor(held, { acts: [act('sign')] }, luis)).toBeNull()
    expect(standingIn(held, { acts: [act('sign')] }, luis)?.whyNot).toContain('La firma de Marta Gil no pasa')
  })

  it('is whoever the four conditions say, whatever the case', () => {
    const key = fc.constantFrom('A', 'B', 'C@norte', 'C@ibague')
    const person = fc.constantFrom('marta', 'eva', 'ana')
    fc.assert(
      fc.property(
        fc.record({
          turn: fc.constantFrom('usuario' as const, 'corporacion' as const),
          audience: fc.array(key, { minLength: 1, maxLength: 3 }),
          assignee: fc.option(person),
          actId: fc.option(fc.constant('act')),
        }),
        fc.constantFrom('draft' as const, 'review' as const, 'sign' as const),
        fc.array(key, { maxLength: 3 }),
        fc.uniqueArray(person, { maxLength: 3 }),
        (held, phase, audience, absent) => {
          const actor = { audience, standsInFor: absent.map((id) => ({ id, name: id })) }
          const found = absentFor(held, { acts: [act(phase)] }, actor)
          const expected =
            held.turn === 'corporacion' &&
            held.assignee !== null &&
            absent.includes(held.assignee) &&
            audience.filter((one) => held.audience.includes(one)).length > 0 &&
            !(held.actId !== null && phase === 'sign')
          expect(found?.id ?? null).toBe(expected ? held.assignee : null)
        },
      ),
    )
  })
})
