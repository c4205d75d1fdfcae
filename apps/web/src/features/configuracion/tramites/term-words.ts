import type { StoredProcedure } from '@ventanilla/domain/definitions/copy-of-procedure'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { TERM_UNITS } from '@ventanilla/domain/terms/term'
import { type Choices, nameIn } from './stored-procedure.ts'

export type Stage = StoredProcedure['terms'][number]

export const HOLDERS = {
  autoridad: 'La Corporación',
  solicitante: 'El solicitante',
  terceros: 'Terceros',
} as const satisfies Readonly<Record<Stage['holder'], string>>

/** Whom a term binds from its day (decision 74). */
export const BINDS_WORDS = {
  filed: 'Las solicitudes nuevas',
  begun: 'También las etapas nuevas de las anteriores',
} as const

/** «10 días hábiles», «1 mes», «De inmediato». */
export function amountWords({ amount, unit }: Pick<Stage, 'amount' | 'unit'>): string {
  if (amount === 0) return 'De inmediato'
  const words = TERM_UNITS[unit].toLowerCase()
  return amount === 1 ? `1 ${ONE[unit]}` : `${amount} ${words}`
}
const ONE = { habiles: 'día hábil', calendario: 'día calendario', meses: 'mes' } as const satisfies Readonly<
  Record<Stage['unit'], string>
>

/** The steps that take a term, each with its share where it has one. */
export const boundWords = ({ binds }: Pick<Stage, 'binds'>, choices: Choices): string =>
  binds.length === 0
    ? 'Ningún paso'
    : binds
        .map((one) =>
          typeof one === 'string'
            ? nameIn(choices, 'steps', one)
            : `${nameIn(choices, 'steps', one[0])} (${one[1]} días)`,
        )
        .join('; ')

/** A word of a table, as the list of its words gave it. @throws RangeError on any other */
export function wordOf<T extends object>(table: T, word: string): Extract<keyof T, string> {
  const found = keysIn(table).find((one) => one === word)
  if (found === undefined) throw new RangeError(`«${word}» is not among the words`)
  return found
}
