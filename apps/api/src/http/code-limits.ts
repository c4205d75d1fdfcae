const MINUTE = 60_000
const BETWEEN = MINUTE
const HOUR = 60 * MINUTE

/** Codes that one person is sent in an hour for one purpose (decision 6). */
export const CODES_AN_HOUR = 5

/** From when codes count towards the limit. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - HOUR)

/**
 * Seconds until another code may be sent, or 0: at most one a minute and five an hour. `sent`: those of the last hour,
 * newest first. The attack: four digits with five tries each are guessed by whoever may ask for codes without end.
 */
export function secondsUntilNext(sent: readonly Date[], now: Date): number {
  const [last] = sent
  if (last === undefined) return 0
  const fifth = sent[CODES_AN_HOUR - 1]
  const next = Math.max(last.getTime() + BETWEEN, fifth === undefined ? 0 : fifth.getTime() + HOUR)
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}

export const waitSentence = (seconds: number): string =>
  seconds <= 90
    ? `Podrá solicitar un nuevo código en ${seconds} segundos.`
    : `Ya pidió varios códigos. Podrá solicitar otro en ${Math.ceil(seconds / 60)} minutos.`
