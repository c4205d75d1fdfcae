/** Normalizes values that differ between runs, so that an example changes only with its response. */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const KEY = 'q1Vw8Zt3Lk5nR7yB2dF4gH6jK8mP0sT2uX4zA6cE8fG'
const TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzaWQiOiIuLi4ifQ.firma'

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g, TOKEN],
  [/\b[0-9a-f]{64}\b/g, 'a3f1c5e7'.repeat(8)],
  [/(T\d\d):\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)/g, '$1:00:00.000$2'],
  // the code of an act, which by chance may have no digit
  [/\b[A-HJKMNP-Z2-9]{12}\b/g, 'YHXY2D23AXGM'],
  [/\b(?=[\d-]*[A-Z])[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'K7QM-4TXP-92HB'],
  [/\b(?=[\d-]*[A-Z])[0-9A-Z]{4}-[0-9A-Z]{4}(?=\.$)/g, 'NDJX-3E7D'],
  [/(firma=)[\w-]+/g, '$1abc'],
  [/(vence=)\d+/g, '$11795305600'],
  [/\b573\d{9}\b/g, '573115550142'],
  [/[0-9a-f]{8}@correo\.example/g, 'persona@correo.example'],
  [/(marta|hernando)\d+@correo\.example/g, '$1@correo.example'],
  [/\d+ (segundos|minutos)/g, '42 $1'],
  [/(código[^.\d]{0,40})\d{4}\b/gi, '$14821'],
  [/127\.0\.0\.1:\d+/g, 'portal.example'],
]
/** Fields with secret or random values, whatever their format. */
const FIELDS: Readonly<Record<string, unknown>> = {
  reg_code: '4821',
  firma: 'abc',
  challenge: 'mT5cXh2kQvJp8sLw0nRyZg',
  ticket: KEY,
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
  attestationObject: 'o2NmbXRkbm9uZQ',
  authenticatorData: 'SZYN5YgOjGh0',
  signature: 'MEUCIQDx',
  host: 'portal-1',
  // its pieces between `/` and `+` differ, so that no run makes it again
  deviceKey: 'YBGThgDx25s3oGI9/pLh7SWRTK9/K0dPaXCpRQszVEU=',
  reg_documento: '65748219',
}

export function madeAlike(): (value: unknown, most?: number) => unknown {
  const ids = new Map<string, string>()
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `019a1f40-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, known)
    return known
  }
  const text = (given: string): string => {
    let said = given.replaceAll(UUID, (id) => idOf(id.toLowerCase()))
    for (const [pattern, instead] of WORDS) said = said.replaceAll(pattern, instead)
    return said
      .split(/([/?&=#\s"])/)
      .map((part) => (isKey(part) ? KEY : part))
      .join('')
  }
  const alike = (value: unknown, most = 2): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.slice(0, most).map((one) => alike(one, most))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const fixed = FIELDS[name]
        if (fixed !== undefined && typeof inner === typeof fixed) return [name, fixed]
        if (name === 'code' && typeof inner === 'string' && /^\d{4}$/.test(inner)) return [name, '4821']
        // a truncated polygon is invalid
        return [text(name), alike(inner, name === 'coordinates' ? Infinity : most)]
      }),
    )
  }
  return alike
}

/** As long as no word, in both cases: a token, not readable text; by chance it may have no digit. */
const isKey = (part: string): boolean =>
  part.length >= 40 && part.length <= 100 && /^[\w-]+$/.test(part) && /[A-Z]/.test(part) && /[a-z]/.test(part)
