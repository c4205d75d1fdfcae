import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'

/** Captures of the same water as a place, as calls answer them. */
export type Water = NonNullable<EndpointAnswer<(typeof places)['search']>['body']['water']>
export type WaterSum = Water['upstream']
export type OrderedCapture = Water['captures'][number]
export type Capture = EndpointAnswer<(typeof places)['confirmReach']>['body']
export type Reach = NonNullable<Water['reach']>

/** Identifies a capture within an answer. */
export const captureId = ({ capture }: Pick<Capture, 'capture'>): string =>
  'caseId' in capture ? capture.caseId : `${capture.layer} ${capture.number}`
