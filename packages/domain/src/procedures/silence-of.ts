import type { Silence } from '../terms/silence.ts'
import type { ProcedureTerm } from './procedure.ts'

const decides = ({ kind, holder }: ProcedureTerm): boolean =>
  holder === 'autoridad' && (kind === 'decision' || kind === 'issuance')

/**
 * What the silence of the authority means for an application, by the definitions of its terms: what one of them says, or the
 * negative silence of what has to be decided (CPACA arts. 83 and 84). A report that is only received has none.
 */
export const silenceOf = (terms: readonly ProcedureTerm[]): Silence =>
  terms.find(({ silence }) => silence !== undefined)?.silence ??
  (terms.some(decides) ? 'negativo' : 'ninguno')
