/**
 * Settings that the server writes into `<meta name="ventanilla-config">` when it serves the page. In development, and
 * wherever a field is missing, the defaults hold.
 */
export interface WebConfig {
  readonly productName: string
  /** literal of `/{slug}-tramites`; never a route parameter */
  readonly productSlug: string
  readonly demo: boolean
  readonly authority: {
    readonly name: string
    readonly shortName: string
    readonly nit: string
    readonly address: string
    readonly hours: string
    readonly phone: string
    readonly email: string
  }
  /** wording of the vendor in the footer */
  readonly vendor: string
  readonly corporation: { readonly id: number; readonly name: string }
  readonly mapTilesUrl: string
  /** officials must have a passkey: without one they may do nothing but add it */
  readonly staffPasskey: boolean
  /** the portal's own address, where passkeys serve; empty: the page's */
  readonly publicUrl: string
  /** origin of the API; empty: the page's own */
  readonly apiOrigin: string
}

const DEFAULTS: WebConfig = {
  productName: 'Ventanilla',
  productSlug: 'ventanilla',
  demo: true,
  authority: {
    name: 'Corporación Ambiental del Combeima',
    shortName: 'la Corporación',
    nit: '900.000.000-5',
    address: 'Avenida del Ferrocarril, calle 44 esquina, Ibagué, Tolima',
    hours: 'Lunes a viernes, 8:00 a. m. a 12:00 m. y 2:00 a 5:00 p. m.',
    phone: '608 270 0000',
    email: 'contacto@ventanilla.example',
  },
  vendor: 'Desarrollado por Ventanilla',
  corporation: { id: 1, name: 'Corporación Ambiental del Combeima' },
  mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  staffPasskey: false,
  publicUrl: '',
  apiOrigin: '',
}

/** The year of the footer is a constant of the product, not the current one. */
export const FOOTER_YEAR = 2022

/** Joins what the server wrote with the defaults; unreadable text counts as nothing. */
export function readConfig(text: string | null | undefined): WebConfig {
  let given: Partial<WebConfig> = {}
  try {
    const parsed: unknown = text ? JSON.parse(text) : {}
    if (typeof parsed === 'object' && parsed !== null) given = parsed
  } catch {
    given = {}
  }
  return {
    ...DEFAULTS,
    ...given,
    authority: { ...DEFAULTS.authority, ...given.authority },
    corporation: { ...DEFAULTS.corporation, ...given.corporation },
  }
}

export const config: WebConfig = readConfig(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="ventanilla-config"]')?.content,
)

/** Where there is no document: the renderer of ready pages says for which installation it draws. */
export function configure(text: string): void {
  Object.assign(config, readConfig(text))
}
