import { resolve } from 'node:path'
import { checkDigitRefusal, nitWords } from '@ventanilla/domain/identity/nit'
import * as z from 'zod'
import { readTrustProxy } from './http/client-address.ts'

/** How one variable is read and what is said about it. */
export interface Entry {
  /** Spanish, for the table that `npm start -- --settings` prints */
  readonly about: string
  /** text used when the variable is absent or empty */
  readonly fallback: string
  readonly schema: z.ZodType<unknown, string>
  /** completes the sentence "X debe ser …" */
  readonly wants: string
  readonly secret?: true
}

const text = z.string().trim().min(1).max(300)
/** One line: names and addresses stand in headings, mails and acts, where a break or a control character breaks the form. */
const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,300}$/u)
const LINE = 'un texto de 1 a 300 caracteres en una sola línea'
/** Nine digits and the check digit that they give (decision 61): every act and receipt carries it. */
const nit = z
  .string()
  .trim()
  .regex(/^(\d{9}|\d{3}\.\d{3}\.\d{3})-\d$/)
  .refine((value) => {
    const [digits = '', check = ''] = value.replaceAll('.', '').split('-')
    return checkDigitRefusal(digits, check) === null
  })
  .transform((value) => nitWords(value.replaceAll('.', '').slice(0, 9)))
const phone = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,300}$/u)
  .refine((value) => value.replace(/\D/g, '').length >= 7)
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => value === 'on' || value === 'true' || value === '1')

function whole(min: number, max: number): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
}

/** An address with one of the given schemes, or null when empty. */
function address(...schemes: string[]): z.ZodType<string | null, string> {
  return z
    .string()
    .refine(
      (value) =>
        value === '' || (URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))),
    )
    .transform((value) => (value === '' ? null : value))
}

/** Every setting, in the order in which it is printed. Nothing else in the product reads the environment. */
export const entries = {
  PORT: {
    about: 'Puerto en el que se sirve todo',
    fallback: '3000',
    schema: whole(1, 65535),
    wants: 'un número entre 1 y 65535',
  },
  HOST: {
    about: 'Interfaz en la que se escucha; 0.0.0.0 para toda la red',
    fallback: 'localhost',
    schema: z.string().regex(/^[\w.:-]+$/),
    wants: 'un nombre de máquina o una dirección IP',
  },
  PUBLIC_URL: {
    about: 'Dirección con la que entra el público; vacía: http://localhost:PORT',
    fallback: '',
    schema: address('http', 'https'),
    wants: 'una dirección que empiece por http:// o https://',
  },
  DATA_DIR: {
    about: 'Carpeta de datos: base de datos embebida, archivos y secreto',
    fallback: 'data',
    schema: text,
    wants: 'la ruta de una carpeta',
  },
  DATABASE_URL: {
    about: 'PostgreSQL 15 o posterior; vacía: PostgreSQL embebido',
    fallback: '',
    schema: address('postgres', 'postgresql'),
    wants: 'una dirección postgres://usuario:clave@servidor/base',
    secret: true,
  },
  DATABASE_MIGRATION_URL: {
    about:
      'La misma base con el usuario dueño de las tablas, que las migra; el de DATABASE_URL solo sirve. Vacía: ya migró otro proceso, o hay un solo usuario',
    fallback: '',
    schema: address('postgres', 'postgresql'),
    wants: 'una dirección postgres://usuario:clave@servidor/base',
    secret: true,
  },
  STORAGE_URL: {
    about: 'Almacén compatible con S3 (s3://clave:secreto@servidor/depósito); vacía: una carpeta',
    fallback: '',
    schema: address('s3'),
    wants: 'una dirección que empiece por s3://',
    secret: true,
  },
  SMTP_URL: {
    about: 'Servidor de correo; vacía: buzón de desarrollo',
    fallback: '',
    schema: address('smtp', 'smtps'),
    wants: 'una dirección que empiece por smtp:// o smtps://',
    secret: true,
  },
  SMTP_PLAIN: {
    about:
      'En producción, permite enviar correo sin cifrar: solo a un servidor de la misma máquina o de una red privada',
    fallback: 'off',
    schema: onOff,
    wants: 'on u off',
  },
  SMS_URL: {
    about: 'Proveedor de mensajes de texto (https://secreto@servidor/ruta); vacía: buzón de desarrollo',
    fallback: '',
    schema: address('http', 'https'),
    wants: 'una dirección que empiece por http:// o https://',
    secret: true,
  },
  CLAMAV_URL: {
    about: 'Antivirus ClamAV (tcp://servidor:3310 o unix:///ruta); vacía: sin antivirus',
    fallback: '',
    schema: address('tcp', 'unix'),
    wants: 'una dirección que empiece por tcp:// o unix://',
  },
  TSA_URL: {
    about: 'Autoridad de sellado de tiempo (RFC 3161); vacía: firmas sin sello de tiempo',
    fallback: '',
    schema: address('http', 'https'),
    wants: 'una dirección que empiece por http:// o https://',
  },
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
  MAP_TILES_URL: {
    about: 'Teselas de los mapas; off: mapas sin teselas',
    fallback: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    schema: z
      .string()
      .regex(/^(off|https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+)$/)
      .transform((value) => (value === 'off' ? null : value)),
    wants: 'una dirección con {z}, {x} e {y}, o la palabra off',
  },
  PRODUCT_SLUG: {
    about: 'Nombre corto en las direcciones (/ventanilla-tramites)',
    fallback: 'ventanilla',
    schema: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
    wants: 'una palabra de 2 a 40 letras minúsculas, cifras o guiones',
  },
  STAFF_APPROVAL: {
    about:
      'Las cuentas de funcionarios esperan a un administrador; off: solo las de roles que administran, publican o firman',
    fallback: 'on',
    schema: onOff,
    wants: 'on u off',
  },
  STAFF_PASSKEY: {
    about:
      'Los funcionarios deben tener una llave de acceso; sin ella solo pueden agregarla. Vacía: off, y on en producción',
    fallback: '',
    schema: z.union([z.literal('').transform(() => null), onOff]),
    wants: 'on u off',
  },
  SIGN_WITH: {
    about:
      'Con qué se firman los actos: code (código o llave de acceso, a elección) o passkey (quien tiene llave firma solo con ella)',
    fallback: 'code',
    schema: z.enum(['code', 'passkey']).transform((value) => value === 'passkey'),
    wants: 'code o passkey',
  },
  DEMO: {
    about: 'Datos y cuentas de demostración; vacía: on, y off en producción',
    fallback: '',
    schema: z.union([z.literal('').transform(() => null), onOff]),
    wants: 'on u off',
  },
  BACKUP_KEY: {
    about:
      'Contraseña con la que la clave del sello entra cifrada en las copias de seguridad; vacía: no entra',
    fallback: '',
    schema: z
      .string()
      .regex(/^(|.{16,300})$/s)
      .transform((value) => (value === '' ? null : value)),
    wants: 'un texto de 16 caracteres o más',
    secret: true,
  },
  SECRET: {
    about: 'Secreto con el que se firman las sesiones; vacía: se crea y se guarda en DATA_DIR',
    fallback: '',
    schema: z
      .string()
      .regex(/^(|.{32,500})$/s)
      .transform((value) => (value === '' ? null : value)),
    wants: 'un texto de 32 caracteres o más',
    secret: true,
  },
  SECRET_ALSO: {
    about:
      'Otros secretos que se aceptan mientras se cambia SECRET, separados por espacios: el que viene o los anteriores',
    fallback: '',
    schema: z
      .string()
      .transform((value) => value.split(/\s+/).filter((one) => one !== ''))
      .refine((all) => all.length <= 4 && all.every((one) => one.length >= 32 && one.length <= 500)),
    wants: 'hasta cuatro textos de 32 caracteres o más, sin espacios dentro de cada uno',
    secret: true,
  },
  UPLOAD_MAX_MB: {
    about: 'Tamaño máximo de un archivo, en megabytes',
    fallback: '50',
    schema: whole(1, 2000),
    wants: 'un número entre 1 y 2000',
  },
  UPLOAD_DAY_FILES: {
    about: 'Archivos que una persona puede subir en un día',
    fallback: '1000',
    schema: whole(1, 1_000_000),
    wants: 'un número entre 1 y 1000000',
  },
  UPLOAD_DAY_MB: {
    about: 'Megabytes que una persona puede subir en un día',
    fallback: '10240',
    schema: whole(1, 10_000_000),
    wants: 'un número entre 1 y 10000000',
  },
  PDF_MEMORY_MB: {
    about:
      'Memoria que puede pedir la composición de un documento PDF, en megabytes; lo que pide más se termina',
    fallback: '1500',
    schema: whole(300, 8000),
    wants: 'un número entre 300 y 8000',
  },
  PDF_SECONDS: {
    about: 'Segundos que puede tardar la composición de un documento PDF',
    fallback: '40',
    // less than a job belongs to whoever took it
    schema: whole(5, 50),
    wants: 'un número entre 5 y 50',
  },
  DRAIN_SECONDS: {
    about:
      'En producción, segundos que el portal sigue atendiendo tras SIGTERM, mientras el balanceador deja de enviarle; 0: sin balanceador',
    fallback: '5',
    schema: whole(0, 8),
    wants: 'un número entre 0 y 8',
  },
  TRUST_PROXY: {
    about:
      'A quién se le cree X-Forwarded-For: cuántos balanceadores hay delante (1, 2…) o sus redes (10.0.0.0/8, private, loopback); off: a nadie',
    fallback: 'off',
    schema: z
      .string()
      .transform(readTrustProxy)
      .refine((trust) => trust !== undefined),
    wants:
      'off, el número de balanceadores que hay delante (de 1 a 10) o sus redes separadas por comas (por ejemplo 10.0.0.0/8, fd00::/8, private o loopback)',
  },
  AUTHORITY_NAME: {
    about: 'Nombre de la autoridad ambiental',
    fallback: 'Corporación Ambiental del Combeima (demostración)',
    schema: line,
    wants: LINE,
  },
  AUTHORITY_SHORT_NAME: {
    about: 'Sigla o nombre corto',
    fallback: 'CorpoCombeima',
    schema: line,
    wants: LINE,
  },
  AUTHORITY_NIT: {
    about: 'NIT con dígito de verificación',
    fallback: '900.000.000-5',
    schema: nit,
    wants: 'un NIT de nueve dígitos con el dígito de verificación que le corresponde, como 900.000.000-5',
  },
  AUTHORITY_ADDRESS: {
    about: 'Dirección de la sede',
    fallback: 'Carrera 0 n.º 0-00 (dirección de ejemplo)',
    schema: line,
    wants: LINE,
  },
  AUTHORITY_CITY: {
    about: 'Municipio y departamento de la sede',
    fallback: 'Ibagué, Tolima',
    schema: line,
    wants: LINE,
  },
  AUTHORITY_HOURS: {
    about: 'Horario de atención',
    fallback: 'Lunes a viernes, de 8:00 a. m. a 12:00 m. y de 2:00 p. m. a 5:00 p. m.',
    schema: line,
    wants: LINE,
  },
  AUTHORITY_PHONE: {
    about: 'Teléfono de atención',
    fallback: '(608) 000 0000',
    schema: phone,
    wants: 'un teléfono de siete dígitos o más, como (608) 000 0000',
  },
  AUTHORITY_EMAIL: {
    about: 'Correo de atención y remitente de los mensajes',
    fallback: 'atencion@combeima.example',
    schema: z.email(),
    wants: 'un correo electrónico',
  },
  AUTHORITY_LOGO: {
    about: 'Archivo SVG o PNG con el logotipo; vacía: el del producto',
    fallback: '',
    schema: z
      .string()
      .regex(/^(|.+\.(svg|png))$/i)
      .transform((value) => (value === '' ? null : resolve(value))),
    wants: 'la ruta de un archivo .svg o .png',
  },
  AUTHORITY_COLOR: {
    about: 'Color de la autoridad',
    fallback: '#286344',
    schema: color,
    wants: 'un color como #286344',
  },
  AUTHORITY_ACCENT: {
    about: 'Color de enlaces e información',
    fallback: '#025c85',
    schema: color,
    wants: 'un color como #025c85',
  },
  VENDOR: {
    about: 'Quién impulsa el portal, en el pie de página',
    fallback: 'Impulsado por Ventanilla',
    schema: text,
    wants: 'un texto de 1 a 300 caracteres',
  },
} satisfies Record<string, Entry>
