import * as z from 'zod'
import { onOff, type Entry } from './entry.ts'

/** The authority's seal. */
export const seal = {
  SEAL_KEY: {
    about:
      'Clave del sello de la autoridad: ruta de un archivo PEM o PKCS#12 (o el texto PEM); vacía: SEAL_COMMAND, o un sello propio',
    fallback: '',
    schema: z.string().transform((value) => (value === '' ? null : value)),
    wants: 'la ruta de un archivo PEM o PKCS#12, o un texto PEM',
    secret: true,
  },
  SEAL_CHAIN: {
    about: 'Certificado del sello y su cadena en PEM (ruta o texto); vacía: están junto a la clave',
    fallback: '',
    schema: z.string().transform((value) => (value === '' ? null : value)),
    wants: 'la ruta de un archivo PEM, o un texto PEM',
  },
  SEAL_PASSWORD: {
    about: 'Contraseña de SEAL_KEY, cuando está cifrada',
    fallback: '',
    schema: z.string().transform((value) => (value === '' ? null : value)),
    wants: 'una contraseña',
    secret: true,
  },
  SEAL_COMMAND: {
    about:
      'Programa que firma con una clave guardada en otra parte (PKCS#11, servicio de claves): recibe el SHA-256 y entrega la firma',
    fallback: '',
    schema: z
      .string()
      .transform((value) => value.split(/\s+/).filter((part) => part !== ''))
      .transform((parts) => (parts.length === 0 ? null : parts)),
    wants: 'la ruta de un programa, con sus argumentos',
  },
  SEAL_SELF_MADE: {
    about: 'En producción, permite iniciar con un sello hecho por el propio portal, que nadie más respalda',
    fallback: 'off',
    schema: onOff,
    wants: 'on u off',
  },
} satisfies Record<string, Entry>
