/** What an account knows of its person that a form can ask: the names that a field's `prefill` can have. */
export const PROFILE_NAMES = [
  'tipoPersona',
  'tipoDocumento',
  'numeroDocumento',
  'digitoVerificacion',
  'razonSocial',
  'nombres',
  'apellidos',
  'representanteNombre',
  /** the company's name, or the person's names in one line */
  'nombreRazonSocial',
  'celular',
  'correo',
  'notificacionElectronica',
  /** only of those who agreed to be notified electronically */
  'correoNotificacion',
] as const

export type ProfileName = (typeof PROFILE_NAMES)[number]

/** An account as forms ask for it: every name has its source, and null where the account does not say. */
export type Profile = Readonly<Record<ProfileName, string | number | boolean | null>>
