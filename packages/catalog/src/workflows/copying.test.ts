import { copyable } from '@ventanilla/domain/workflow/state/copying'
import { describe, expect, it } from 'vitest'
import { atFirmness, atNotice } from './routes.testkit.ts'
import type { Walk } from './walk.testkit.ts'

const copied = (walk: Walk): string[] => copyable(walk.world, walk.state).map(({ template }) => template)

describe('acts of which others than the parties can get a copy', () => {
  it('are signed; a decision that can be appealed, only once everybody was told of it', () => {
    const waiting = copied(atNotice())
    expect(waiting).toContain('AUTO_INICIO')
    expect(waiting.filter((one) => one.startsWith('RES_'))).toEqual([])
    expect(copied(atFirmness('otorga'))).toContain('RES_OTORGA')
  })

  it('are never drafts', () => {
    const walk = atFirmness('otorga')
    const { flow } = walk.state
    const acts = flow.acts.map((act) => ({ ...act, phase: 'draft' as const }))
    expect(copyable(walk.world, { flow: { ...flow, acts } })).toEqual([])
  })
})
