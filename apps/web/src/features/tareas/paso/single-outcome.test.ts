import { describe, expect, it } from 'vitest'
import type { Outcome, TaskDetail } from '../task-data.ts'
import { singleOutcome } from './single-outcome.ts'

const way = (code: string, more: Partial<Outcome> = {}): Outcome => ({
  code,
  move: null,
  label: code,
  enabled: true,
  reason: null,
  needsReason: false,
  back: false,
  bare: false,
  onward: false,
  ...more,
})
const ASKS = { key: 'constancia.texto', kind: 'longText' }
const SHOWS = { key: 'documento.tipo', kind: 'choice', readOnly: true }

function offered({
  outcomes = [way('emitido')],
  missing = 0,
  signed = true,
  capture = [ASKS] as unknown[],
  ...more
}: Omit<Partial<TaskDetail>, 'definition' | 'outcomes'> & {
  outcomes?: Outcome[]
  missing?: number
  signed?: boolean
  capture?: unknown[]
  definition?: object
}): string | null {
  const { definition, ...task } = more
  return (
    singleOutcome({
      task: {
        canAct: true,
        act: null,
        actToStart: null,
        openRemarks: [],
        proposed: false,
        mine: true,
        insteadOf: null,
        ...task,
        definition: { capture, actPart: null, question: null, ...definition },
      } as unknown as TaskDetail,
      outcomes,
      missing,
      signed,
    })?.code ?? null
  )
}

describe('the way on that is offered where a signature ended', () => {
  it('is the one that is open, whatever else is closed', () => {
    expect(offered({})).toBe('emitido')
    expect(offered({ outcomes: [way('no_aplica', { enabled: false }), way('emitido')] })).toBe('emitido')
  })
  it('is offered to who does it for an absent colleague', () => {
    expect(offered({ mine: false, insteadOf: 'Marta Gil' })).toBe('emitido')
  })
  it.each<[string, Parameters<typeof offered>[0]]>([
    ['several are open', { outcomes: [way('si'), way('no')] }],
    ['none is', { outcomes: [way('emitido', { enabled: false })] }],
    ['it asks for a reason', { outcomes: [way('devuelto', { needsReason: true })] }],
    ['something is left to capture', { missing: 1 }],
    ['what stands there was only proposed, and nobody read it', { proposed: true }],
    ['a question is to be answered', { definition: { question: '¿Falta información?' } }],
    ['the task is a group’s, which the signature has nothing to do with', { mine: false, capture: [] }],
    ['another person has the task', { canAct: false }],
    ['another document is to be written', { actToStart: { template: 'AUTO', name: 'Auto' } }],
    ['a document of it is still being signed', { act: { state: 'sign' } as TaskDetail['act'] }],
    ['a remark is open', { openRemarks: ['r'] }],
    ['a text is to be read: written', { definition: { actPart: 'draft' } }],
    ['a text is to be read: reviewed', { definition: { actPart: 'review' } }],
    ['a text is to be read: signed', { definition: { actPart: 'sign' } }],
  ])('is none where %s', (_why, more) => {
    expect(offered(more)).toBeNull()
  })
})

describe('the way on that is offered where any other step ended', () => {
  it('leads to the next step of the same work, where there is nothing to look at', () => {
    const at = { signed: false, capture: [SHOWS], proposed: true }
    expect(offered({ ...at, outcomes: [way('creado', { onward: true })] })).toBe('creado')
    expect(offered({ ...at, outcomes: [way('cerrado')] })).toBeNull()
  })
  it('is none where the step asks for anything, though all of it is there', () => {
    expect(offered({ signed: false, outcomes: [way('emitido', { onward: true })] })).toBeNull()
  })
})
