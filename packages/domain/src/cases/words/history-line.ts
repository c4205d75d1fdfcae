import type { Data, Happened, HistoryNames } from './happened.ts'

/**
 * Audience of a history line. `house`: officials only; `parties`: also the parties; `all`: also readers with
 * access to the expediente. `own`: parties only for their own steps.
 */
export type Readers = 'house' | 'own' | 'parties' | 'all'

export interface HistoryLine {
  readonly readers: Readers
  /** kind of event */
  readonly label: string
  /** a whole sentence with its full stop */
  readonly says: (data: Data, e: Happened, names: HistoryNames) => string
}
