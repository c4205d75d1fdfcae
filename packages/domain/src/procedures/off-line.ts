import type { IsoDate } from '../terms/dates.ts'

/** Days on which the portal does not receive a procedure, and what people read of it. Windows receive it. */
export interface OffLine {
  /** first day, in Bogotá */
  readonly from: IsoDate
  /** last day; absent: until it is lifted */
  readonly until?: IsoDate
  /** Spanish sentence */
  readonly notice: string
  /** last day on which a draft begun before `from` can be filed; absent: none can */
  readonly fileUntil?: IsoDate
}

export const isOffLine = (offLine: OffLine | undefined, day: IsoDate): boolean =>
  offLine !== undefined && day >= offLine.from && (offLine.until === undefined || day <= offLine.until)

/** Whether a draft can be filed online on a day; `begun`: the day on which it was begun. */
export const canFile = (offLine: OffLine | undefined, day: IsoDate, begun: IsoDate): boolean =>
  offLine === undefined ||
  !isOffLine(offLine, day) ||
  (begun < offLine.from && offLine.fileUntil !== undefined && day <= offLine.fileUntil)
