import type { Outcome, StepDef } from './definition.ts'

/** Outcomes and steps outside the catalogue, for tests of the engine alone. */
export const way = (code: string, to: string, more: Partial<Outcome> = {}): Outcome => ({
  code,
  label: code,
  to,
  by: 'staff',
  ...more,
})
export const step = (id: string, outcomes: readonly Outcome[], more: Partial<StepDef> = {}): StepDef => ({
  id,
  family: 'prueba',
  title: id,
  kind: 'form',
  screen: '/x/:id',
  roles: ['CLI_JURIDICO'],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  outcomes,
  ...more,
})
