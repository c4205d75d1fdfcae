import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { decide } from '@ventanilla/domain/workflow/engine/decide'
import { endOfDay, type OpenTask } from '@ventanilla/domain/workflow/state/state'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { describe, expect, it } from 'vitest'
import { workflow } from './loaded.ts'
import { Walk } from './walk.testkit.ts'

/** Every role × every step of the written tables: only holders of a task's roles can be assigned. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../spec/domain/${name}`, import.meta.url)), 'utf8'))
const ROLES = (read('roles.json') as { roles: { rl_rol: string }[] }).roles.map(({ rl_rol: code }) => code)
const table = read('workflows.json') as {
  familias: { pasos: { id: string; roles?: string[]; turno?: string }[] }[]
}
const steps = table.familias
  .flatMap(({ pasos }) => pasos)
  .flatMap(({ id, roles = [], turno }) =>
    turno === 'corporacion' && workflow.steps.get(id)?.turn === 'corporacion' && roles.length > 0
      ? [{ id, roles: roles.filter((role) => role !== 'SYSTEM') }]
      : [],
  )
  .filter(({ roles }) => roles.length > 0)
const walk = new Walk()

const taskOf = (step: string, roles: readonly string[]): OpenTask => ({
  id: 'tarea',
  step,
  turn: 'corporacion',
  audience: roles.map((role, i) => (i % 2 === 0 ? role : `${role}@ibague`)),
  assignee: null,
  openedAt: walk.now,
  dueOn: null,
  expiresAt: endOfDay('2026-12-31'),
  actId: null,
})

function given(task: OpenTask, roles: readonly string[], office?: string | null): string {
  const state = { ...walk.state, flow: { ...walk.state.flow, tasks: [task], doers: {} } }
  const world = { ...walk.world, rolesOf: () => roles, officeOf: () => office }
  try {
    const { changed } = decide(world, state, { type: 'assign', taskId: task.id, to: 'alguien' }, SYSTEM)
    return changed[0]?.assignee ?? 'nadie'
  } catch (error) {
    if (error instanceof Refusal) return error.kind
    throw error
  }
}

describe('a task given by hand', () => {
  it('goes to each role of its step and to none of the others', () => {
    expect(new Set(ROLES).size).toBe(58)
    expect(steps.length).toBeGreaterThan(100)
    for (const step of steps) {
      const task = taskOf(step.id, step.roles)
      const answers = ROLES.map((role) => given(task, [role]))
      const taken = ROLES.filter((_, i) => answers[i] === 'alguien')
      expect(new Set(answers)).toEqual(new Set(['alguien', 'invalid']))
      expect([step.id, taken]).toEqual([step.id, ROLES.filter((role) => step.roles.includes(role))])
    }
  })

  it('goes to nobody of another office where the role is bound to one', () => {
    const task = { ...taskOf('PG-10', ['CLI_TECNICO']), audience: ['CLI_TECNICO@ibague', 'CLI_JURIDICO'] }
    expect(given(task, ['CLI_TECNICO'], 'ibague')).toBe('alguien')
    expect(given(task, ['CLI_TECNICO'], 'norte')).toBe('invalid')
    expect(given(task, ['CLI_TECNICO'], null)).toBe('invalid')
    // a role without office can be assigned in every office
    expect(given(task, ['CLI_JURIDICO'], 'norte')).toBe('alguien')
    expect(given(task, ['CLI_TECNICO', 'CLI_JURIDICO'], 'norte')).toBe('alguien')
  })

  it('goes to nobody without a role: a closed account, a citizen', () => {
    for (const step of steps)
      expect([step.id, given(taskOf(step.id, step.roles), [])]).toEqual([step.id, 'invalid'])
  })

  it('goes to somebody whose second role is one of the step', () => {
    const [step] = steps
    if (step === undefined) throw new Error('sin pasos')
    expect(given(taskOf(step.id, step.roles), ['USER_CIUDADANO', step.roles[0] as string])).toBe('alguien')
  })
})
