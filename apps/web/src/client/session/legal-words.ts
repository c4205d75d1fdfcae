import { config } from '../config.ts'

/** Authority data for the placeholders of the legal texts. */
export const legalWords: Readonly<Record<string, string>> = {
  AUTORIDAD: config.authority.name,
  NIT: config.authority.nit,
  DIRECCION: config.authority.address,
  CORREO_DATOS: config.authority.email,
  TELEFONO: config.authority.phone,
  URL: globalThis.location?.origin ?? '',
}
