import { raw, type Statement } from '../connection/sql.ts'

/**
 * A power (alias `w`) in force: accepted by its proxy and not ended. The trigger that extends general powers to
 * new cases (migration 0010) applies the same rule.
 */
export const powerInForce: Statement = raw('(w.confirmed_at is not null and w.ended_at is null)')
