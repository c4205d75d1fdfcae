import { type FiguresKnown, missingToSettle } from '@ventanilla/domain/configuration/year-ahead'
import type { Content } from './door.ts'

const knownOf = (content: Content | null): FiguresKnown | null =>
  content === null
    ? null
    : {
        smmlv: typeof content['smmlv'] === 'number' ? content['smmlv'] : null,
        inflation: typeof content['inflation'] === 'string' ? content['inflation'] : null,
      }

/** What keeps fees from being settled with a year. */
export const missingFigures = (
  year: number,
  own: Content | null,
  yearBefore: Content | null,
): readonly string[] => missingToSettle(year, knownOf(own), knownOf(yearBefore))
