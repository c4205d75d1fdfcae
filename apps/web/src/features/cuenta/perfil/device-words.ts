const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * Readable device name from a user agent ('Chrome en Android'); approximate, helps users recognise their
 * devices.
 */
export function deviceWords(agent: string | null): string {
  const program = /^Token: (.+)$/.exec(agent ?? '')?.[1]
  if (program !== undefined) return `Programa «${program}»`
  const find = (table: readonly (readonly [RegExp, string])[]): string | undefined =>
    table.find(([pattern]) => pattern.test(agent ?? ''))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (browser === undefined) return system === undefined ? 'Programa desconocido' : `Programa en ${system}`
  return system === undefined ? browser : `${browser} en ${system}`
}
