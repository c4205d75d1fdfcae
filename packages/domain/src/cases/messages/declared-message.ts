/** What the program fills in a text of a message. */
export interface MessageVariable {
  /** Spanish */
  readonly says: string
  /** a long one: a layout made for a short value would break */
  readonly example: string
  /** where a text without it does not serve; of `sms` it is known there alone */
  readonly demanded?: 'always' | 'mail' | 'sms'
}

/** A message that the program sends: its words are the authority's, its variables the program's. */
export interface DeclaredMessage {
  /** its name for who writes it, as when it is sent; Spanish */
  readonly name: string
  readonly mail: boolean
  readonly sms: boolean
  /** the mail has a button, whose address the program gives */
  readonly button: boolean
  readonly variables: Readonly<Record<string, MessageVariable>>
}

/** How a message is sent. */
type Sent = 'mail' | 'mail with a button' | 'sms' | 'mail and sms' | 'mail with a button and sms'

/** A message whose variables are kept by name: without them it does not compile. */
export const message = <const S extends Sent, const V extends Readonly<Record<string, MessageVariable>>>(
  name: string,
  sent: S,
  variables: V,
) => ({
  name,
  // the compiler does not follow the words
  mail: (sent !== 'sms') as S extends 'sms' ? false : true,
  sms: sent.endsWith('sms') as S extends `${string}sms` ? true : false,
  button: sent.includes('button') as S extends `${string}button${string}` ? true : false,
  variables,
})

/** Spanish words and an example of a variable. */
export const variable = (says: string, example: string): MessageVariable => ({ says, example })

export const CODE: MessageVariable = { says: 'el código', example: '4821', demanded: 'always' }
/** of a text message, which has no button */
export const LINK: MessageVariable = {
  says: 'la dirección que se abre',
  example:
    'https://tramites.corporacion.example/mis-solicitudes/ver-solicitud/019a1c2e-7c1b-7f6a-9d1e-5f2b8c0d4e3a',
  demanded: 'sms',
}
export const AUTHORITY = variable('el nombre corto de la autoridad', 'Corporación')
export const REASON = variable(
  'el motivo que se escribió',
  'El documento no corresponde a la persona que dice ser.',
)
export const PERSON = variable(
  'el nombre de la persona o empresa',
  'Asociación de Usuarios del Distrito de Adecuación de Tierras del Río Coello y Cucuana',
)
