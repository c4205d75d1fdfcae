import { raw, type Statement } from './sql.ts'

/**
 * A power (alias `w`) in force: its proxy accepted it and nobody has ended it. The trigger by which general powers reach
 * new cases (migration 0010) says the same in the database.
 */
export const powerInForce: Statement = raw('(w.confirmed_at is not null and w.ended_at is null)')
