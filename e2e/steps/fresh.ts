/** Names and numbers that no other test has: the workers run beside each other, on one portal. */

let counter = 0

export const unique = (): string => `${Date.now().toString(36)}${process.pid.toString(36)}${(counter += 1)}`

/** A mobile number. Two workers never make the same one, however they follow each other: each has its second digit. */
export const freshPhone = (): string =>
  `3${Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 10}${String(Date.now() + (counter += 1)).slice(-8)}`

/** An IP address of its own: the daily limit of one is too small for all registrations of the tests. */
export const freshAddress = (): string => {
  const [a, b, c] = [16, 8, 0].map((bits) => ((Date.now() + process.pid * 7 + (counter += 1)) >> bits) & 255)
  return `10.${a ?? 0}.${b ?? 0}.${c ?? 0}`
}
