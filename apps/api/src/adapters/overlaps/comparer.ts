import { parentPort } from 'node:worker_threads'
import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { overlapOf } from '@ventanilla/domain/geography/overlap'
import { prepareZone } from '@ventanilla/domain/geography/prepared'
import type { ComparedZone, OverlapAnswers } from './port.ts'

/** A place and the zones near it. */
export interface CompareRequest {
  readonly place: Geometry
  readonly zones: readonly ComparedZone[]
}

export type CompareAnswer = { readonly ready: true } | { readonly answers: OverlapAnswers }

const say = (answer: CompareAnswer): void => parentPort?.postMessage(answer)

parentPort?.on('message', ({ place, zones }: CompareRequest) => {
  const prepared = prepareZone(place)
  say({
    answers: {
      areaM2: prepared.areaM2,
      repaired: prepared.repaired,
      zones: zones.map(({ id, zone }) => ({ id, ...overlapOf(prepared, zone) })),
    },
  })
})

say({ ready: true })
