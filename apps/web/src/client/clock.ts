import { bogotaDate } from '@ventanilla/domain/terms/dates'

/** The device's clock, read in one place: idle time, expiry of the token, "hace 3 s". Legal dates come from the server. */
export function deviceNow(): number {
  return Date.now()
}

/**
 * The day in Bogotá that rules of a form compare with: the one on which the server answered (`said`, an instant), or a later
 * one that the device has come to since. A clock that is slow never turns it back, as it would refuse a date of today.
 */
export function dayOf(said: string): string {
  const [server, device] = [bogotaDate(said), bogotaDate(new Date(deviceNow()).toISOString())]
  return device > server ? device : server
}
