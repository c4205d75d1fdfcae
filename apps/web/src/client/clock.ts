/** The device's clock, read in one place: idle time, expiry of the token, "hace 3 s". Legal dates come from the server. */
export function deviceNow(): number {
  return Date.now()
}
