/** Number and date formats: Colombian Spanish, America/Bogota. */
const ZONE = 'America/Bogota'
const pesos = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 })
const long = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
})
const short = new Intl.DateTimeFormat('es-CO', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: ZONE,
})
const clock = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: ZONE })

/** A date 'YYYY-MM-DD' is a calendar day, not an instant: noon in Bogotá keeps it on its day. */
const instantOf = (value: string): Date =>
  new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00-05:00` : value)

/** '$ 1.234.567' from whole pesos, number or decimal text. */
export function formatMoney(value: number | string): string {
  const amount = typeof value === 'string' ? BigInt(value.split('.')[0] ?? '0') : value
  return `$\u00a0${pesos.format(amount)}`
}

/** '2,5' with a comma; at most `digits` decimals. */
export function formatNumber(value: number, digits = 2): string {
  return new Intl.NumberFormat('es-CO', { maximumFractionDigits: digits }).format(value)
}

/** '21 de noviembre de 2026' for prose. Takes a date or an instant. */
export const formatLongDate = (value: string): string => long.format(instantOf(value))
/** '21/11/2026' for tables. */
export const formatShortDate = (value: string): string => short.format(instantOf(value))
/** '21/11/2026, 3:05 p. m.' */
export const formatInstant = (value: string): string =>
  `${short.format(new Date(value))}, ${clock.format(new Date(value))}`

/** Folios of a document within its file. */
export const formatFolios = (from: number, to: number): string =>
  from === to ? `Folio ${from}` : `Folios ${from} a ${to}`

/** '3,4 MB', '120 kB'. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${formatNumber(bytes / 1_000_000, 1)} MB`
}

/** A date in the short form of tables, the long one of prose, or with its time. */
export function DateText({
  value,
  form = 'short',
}: {
  readonly value: string
  readonly form?: 'short' | 'long' | 'instant'
}) {
  const text =
    form === 'long'
      ? formatLongDate(value)
      : form === 'instant'
        ? formatInstant(value)
        : formatShortDate(value)
  return (
    <time dateTime={value} className="v-num">
      {text}
    </time>
  )
}
