/**
 * Settings the server writes into `<meta name="ventanilla-config">`. Defaults apply in development and for
 * missing fields.
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
  /** vendor's name in the footer */
  readonly vendor: string
  readonly corporation: { readonly id: number; readonly name: string }
  readonly mapTilesUrl: string
  /** officials must have a passkey: without one they can only add it */
  readonly staffPasskey: boolean
  /** the portal's own origin, where passkeys work; empty: the page's */
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
  mapTilesUrl: '',
  staffPasskey: false,
  publicUrl: '',
  apiOrigin: '',
}

/** The footer's year is a product constant, not the current year. */
export const FOOTER_YEAR = 2022

/** Merges the server's settings with the defaults; unreadable text is ignored. */
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

/** Sets the configuration without a document, in the renderer of ready pages. */
export function configure(text: string): void {
  Object.assign(config, readConfig(text))
}
