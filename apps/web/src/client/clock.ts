import { bogotaDate } from '@ventanilla/domain/terms/dates'

/**
 * The device's clock, read in one place: idle time, token expiry, "hace 3 s". Legal dates are set by the
 * server.
 */
export function deviceNow(): number {
  return Date.now()
}

/**
 * Bogotá day against which form rules compare: that of the server's response (`said`, an instant), or a later
 * one reached by the device. A slow device clock never moves it back, which would reject today's date.
 */
export function dayOf(said: string): string {
  const [server, device] = [bogotaDate(said), bogotaDate(new Date(deviceNow()).toISOString())]
  return device > server ? device : server
}
