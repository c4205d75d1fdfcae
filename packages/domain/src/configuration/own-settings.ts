import { SPECIFIED } from '../kernel/specified.ts'

/** The portal's own settings, in the groups in which they are shown. */
export const SETTING_GROUPS = {
  sesiones: 'Sesiones',
  cargas: 'Cargas de archivos',
  mensajes: 'Mensajes',
  notificacion: 'Notificación y plazos',
} as const
export type SettingGroup = keyof typeof SETTING_GROUPS

/** A figure that the authority decides within limits, which are the program's. */
interface OwnSetting {
  /** Spanish */
  readonly name: string
  /** what it does, and to what a change applies; Spanish */
  readonly says: string
  readonly unit: { readonly one: string; readonly many: string }
  readonly min: number
  readonly max: number
  /** as the product ships it */
  readonly product: number
}

const DAYS = { one: 'día', many: 'días' }
const BUSINESS_DAYS = { one: 'día hábil', many: 'días hábiles' }

/** Settings by their keys, which begin with their group. Code reads one by `parameters` of the catalogue. */
export const OWN_SETTINGS = {
  'sesiones.dias': {
    name: 'Duración máxima de una sesión',
    says: 'Al cumplirse hay que entrar de nuevo, aunque la sesión se siga usando. Cuenta la próxima vez que una sesión se renueva.',
    unit: DAYS,
    min: 1,
    max: 14,
    product: 7,
  },
  'sesiones.programas': {
    name: 'Accesos de programas abiertos a la vez',
    says: 'Los que una persona puede tener para sus propios programas. Los que ya están abiertos siguen.',
    unit: { one: 'acceso', many: 'accesos' },
    min: 1,
    max: 50,
    product: 20,
  },
  'cargas.pendientes': {
    name: 'Cargas sin terminar de una persona',
    says: 'Archivos que anunció y que todavía no llegaron. Con más no empieza otro.',
    unit: { one: 'archivo', many: 'archivos' },
    min: 20,
    max: 500,
    product: 200,
  },
  'cargas.foto_mb': {
    name: 'Tamaño de la foto de perfil',
    says: 'El de cualquier otro archivo depende del documento y de UPLOAD_MAX_MB.',
    unit: { one: 'MB', many: 'MB' },
    min: 1,
    max: 5,
    product: 1,
  },
  'mensajes.dias_copia': {
    name: 'Enlace de la copia de un acto',
    says: 'Mientras abre el documento que se envió a un ente de control. El de una copia que ya se envió no cambia.',
    unit: DAYS,
    min: 5,
    max: 90,
    product: 30,
  },
  'notificacion.dias_acceso': {
    name: 'Espera del acceso a un acto notificado por correo',
    says: 'Si no se certifica que el destinatario lo abrió, sigue el otro medio. Cuenta para lo que se notifique desde entonces.',
    unit: BUSINESS_DAYS,
    min: 1,
    max: 30,
    product: 5,
  },
  'notificacion.dias_cercano': {
    name: 'Plazo por vencer',
    says: 'Con cuánta anticipación una tarea aparece en «Por vencer» y en el tablero.',
    unit: BUSINESS_DAYS,
    min: 1,
    max: 15,
    product: 3,
  },
} as const satisfies Readonly<Record<`${SettingGroup}.${string}`, OwnSetting>>

export type SettingId = keyof typeof OWN_SETTINGS
export const isSettingId = (key: string): key is SettingId => Object.hasOwn(OWN_SETTINGS, key)

/** A setting, widened to the common type. */
export const settingOf = (id: SettingId): OwnSetting => OWN_SETTINGS[id]

/** '1 día', '8 días'. */
export const settingWords = ({ unit }: Pick<OwnSetting, 'unit'>, value: number): string =>
  `${value} ${value === 1 ? unit.one : unit.many}`

export const limitWords = ({ min, max, unit }: Pick<OwnSetting, 'min' | 'max' | 'unit'>): string =>
  `entre ${min} y ${max} ${unit.many}`

/** What each setting is now. */
export type OwnFigures = Readonly<Record<SettingId, number>>

/** The settings in force; one that is not there is the product's. */
export function settingsIn(contents: {
  of(kind: 'ajuste'): ReadonlyMap<string, { readonly value: number }>
}): OwnFigures {
  const own = contents.of('ajuste')
  const figures = Object.entries(OWN_SETTINGS).map(([key, { product }]) => [
    key,
    own.get(key)?.value ?? product,
  ])
  // one for each key of the table
  return Object.fromEntries(figures) as OwnFigures
}

/** What looks like a setting and is fixed by the specification (decision 75); shown and not edited. Spanish. */
export const FIXED_SETTINGS: readonly {
  readonly group: SettingGroup
  readonly name: string
  readonly value: string
}[] = [
  { group: 'sesiones', name: 'Cierre por inactividad', value: `${SPECIFIED.idleMinutes} minutos` },
  { group: 'sesiones', name: 'Sesión que no se renueva', value: `${SPECIFIED.sessionHours} horas` },
  {
    group: 'mensajes',
    name: 'Código de verificación',
    value: `${SPECIFIED.codeDigits} cifras, ${SPECIFIED.codeMinutes} minutos, ${SPECIFIED.codeTries} intentos`,
  },
  {
    group: 'mensajes',
    name: 'Otro código',
    value: `cada ${SPECIFIED.codeEverySeconds} segundos, ${SPECIFIED.codesAnHour} por hora`,
  },
  {
    group: 'mensajes',
    name: 'Avisos en pantalla',
    value: `${SPECIFIED.messagesAtOnce} a la vez, ${SPECIFIED.messageMs / 1000} segundos`,
  },
]
