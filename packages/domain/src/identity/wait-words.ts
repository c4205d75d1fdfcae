const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Waiting time in words, rounded up so that it never promises too early: «45 segundos», «12 minutos», «20
 * horas».
 */
export function waitWords(seconds: number): string {
  if (seconds <= 1) return 'un segundo'
  if (seconds <= 90) return `${Math.ceil(seconds)} segundos`
  if (seconds <= 90 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutos`
  if (seconds <= 36 * HOUR) return `${Math.ceil(seconds / HOUR)} horas`
  return `${Math.ceil(seconds / DAY)} días`
}
