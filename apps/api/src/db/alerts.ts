import {
  alertAgainst,
  type GlobalAlert,
  inForce,
  type Undertaking,
} from '@ventanilla/domain/access/global-alerts'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Db, sql } from './connection/sql.ts'

interface AlertRow {
  readonly ac_id: number
  readonly ac_title_alert: string
  readonly ac_body_alert: string
  readonly ac_tipo_alerta: number
  readonly ac_fecha_creacion: Date
  readonly starts_at: Date | null
  readonly ends_at: Date | null
}

const fromRow = (row: AlertRow): GlobalAlert => ({
  id: row.ac_id,
  title: row.ac_title_alert,
  body: row.ac_body_alert,
  type: row.ac_tipo_alerta,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  createdAt: row.ac_fecha_creacion.toISOString(),
})

/** All stored alerts, newest first: in force, past and future. */
export async function allAlerts(db: Db): Promise<GlobalAlert[]> {
  return (
    await db.rows<AlertRow>(sql`select * from global_alerts order by ac_fecha_creacion desc, ac_id desc`)
  ).map(fromRow)
}

/** The alerts in force at an instant. */
export async function alertsInForce(db: Db, now: Date): Promise<GlobalAlert[]> {
  return (await allAlerts(db)).filter((alert) => inForce(alert, now))
}

/**
 * Throws a `Refusal` (unavailable) with the alert's own text when an alert in force stops the undertaking. Call it first
 * in the use case's transaction.
 */
export async function refuseIfStopped(db: Db, now: Date, undertaking: Undertaking): Promise<void> {
  const alert = alertAgainst(await alertsInForce(db, now), undertaking)
  if (alert) throw stoppedBy(alert)
}

export const stoppedBy = (alert: GlobalAlert): Refusal =>
  new Refusal('unavailable', `${alert.title}. ${alert.body}`, { code: `alerta_${alert.type}` })
