import { resolve } from 'node:path'
import { isLocationNumber } from '@ventanilla/domain/fees/receipt-code'
import { checkDigitRefusal, nitWords } from '@ventanilla/domain/identity/nit'
import * as z from 'zod'
import { text, type Entry } from './entry.ts'

/** The authority that runs the portal (decision 1). The default one is fictional and is marked so. */
export interface Authority {
  readonly name: string
  readonly shortName: string
  readonly nit: string
  /** location number of the payee in receipts; null: a real authority without its own, which issues none */
  readonly gln: string | null
  readonly address: string
  readonly city: string
  readonly hours: string
  readonly phone: string
  readonly email: string
  /** path of an SVG or PNG file; null: the bundled logo */
  readonly logo: string | null
  /** `#rrggbb` */
  readonly primaryColor: string
  /** `#rrggbb` */
  readonly accentColor: string
  /** true while the name is the default one: screens are marked as a demonstration */
  readonly fictional: boolean
}

/**
 * One line: names and addresses appear in headings, mails and acts, where a break or control character ruins
 * the layout.
 */
const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,300}$/u)
const LINE = 'un texto de 1 a 300 caracteres en una sola línea'
/** Nine digits and their check digit (decision 61): printed on every act and receipt. */
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

/** The authority's identity and appearance. */
export const authority = {
  PRODUCT_SLUG: {
    about: 'Nombre corto en las direcciones (/ventanilla-tramites)',
    fallback: 'ventanilla',
    schema: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
    wants: 'una palabra de 2 a 40 letras minúsculas, cifras o guiones',
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
  AUTHORITY_GLN: {
    about:
      'Número de localización (GLN) que GS1 Colombia asignó a la autoridad: dice a los bancos a quién se paga un recibo; sin él no se expiden recibos',
    fallback: '',
    schema: z
      .string()
      .trim()
      .refine((value) => value === '' || isLocationNumber(value))
      .transform((value) => (value === '' ? null : value)),
    wants: 'un número de localización de trece dígitos con su dígito de control',
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
