export type Param = string | number | boolean | null | Date | Buffer | readonly unknown[] | object

/** A statement with its values, built by the `sql` tag so that no value is concatenated into text. */
export interface Statement {
  readonly text: string
  readonly values: readonly Param[]
}

export interface Db {
  rows<T>(statement: Statement): Promise<T[]>
  /** first row or undefined */
  one<T>(statement: Statement): Promise<T | undefined>
  /** number of rows touched */
  run(statement: Statement): Promise<number>
}

/** An open transaction. */
export interface Tx extends Db {
  /**
   * Sends a statement without waiting for its result: it travels with the next one, at the latest with the
   * commit. If it fails, the transaction fails.
   */
  later(statement: Statement): void
}
