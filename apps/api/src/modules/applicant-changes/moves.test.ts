import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { expect, it } from 'vitest'
import { type Move, MOVES, partsOf } from './moves.ts'

const steps = [...workflow.steps.values()]

it.each(Object.entries<Move>(MOVES))('%s makes moves that each step of its parts has', (_call, move) => {
  for (const part of partsOf(move)) {
    const starts = steps.filter(({ changePart }) => changePart === part)
    expect(starts, part).not.toEqual([])
    for (const start of starts) {
      let at = start.id
      for (const way of move.from[part] ?? []) {
        const outcome = workflow.steps.get(at)?.outcomes.find(({ move }) => move === way)
        expect(outcome, `${at} ${way}`).toBeDefined()
        at = outcome?.to ?? ''
      }
    }
  }
})
