import * as z from 'zod'
import { onOff, type Entry } from './entry.ts'

/** Who can log in, with which credentials, and the secrets behind them. */
export const access = {
  STAFF_APPROVAL: {
    about:
      'Las cuentas de funcionarios esperan a un administrador; off: solo las de roles que administran, publican o firman',
    fallback: 'on',
    schema: onOff,
    wants: 'on u off',
    shownIn: 'sesiones',
  },
  STAFF_PASSKEY: {
    about:
      'Los funcionarios deben tener una llave de acceso; sin ella solo pueden agregarla. Vacía: off, y on en producción',
    fallback: '',
    schema: z.union([z.literal('').transform(() => null), onOff]),
    wants: 'on u off',
    shownIn: 'sesiones',
  },
  SIGN_WITH: {
    about:
      'Con qué se firman los actos: code (código o llave de acceso, a elección) o passkey (quien tiene llave firma solo con ella)',
    fallback: 'code',
    schema: z.enum(['code', 'passkey']).transform((value) => value === 'passkey'),
    wants: 'code o passkey',
    shownIn: 'sesiones',
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
} satisfies Record<string, Entry>
