/** What the program fills in a letter. */
interface LetterVariable {
  /** Spanish */
  readonly says: string
  /** a long one */
  readonly example: string
  /** without it the letter does not serve */
  readonly demanded?: 'always'
}

/** A letter that the program proposes: its words are the authority's, its variables the program's. */
interface DeclaredLetter {
  /** Spanish */
  readonly name: string
  readonly variables: Readonly<Record<string, LetterVariable>>
}

const letter = <const V extends Readonly<Record<string, LetterVariable>>>(name: string, variables: V) => ({
  name,
  variables,
})

const RADICADO: LetterVariable = { says: 'el número de radicado', example: 'CTR-2026-0000123' }
const PROCEDURE: LetterVariable = {
  says: 'el nombre del trámite',
  example: 'permiso de ocupación de cauces, playas y lechos de fuentes hídricas',
}
const TRANSFEREE: LetterVariable = {
  says: 'el nombre del nuevo solicitante',
  example: 'Asociación de Usuarios del Distrito de Adecuación de Tierras del Río Coello',
}
/** of the change of applicant that failed */
const CHANGE = {
  radicado: { says: 'el número de la solicitud de cambio', example: 'CTR-2026-0000456' },
} as const

/**
 * Every letter that is proposed to an official, who corrects it. What a letter says in different cases are letters of their
 * own, so that its words need no conditions.
 */
export const LETTERS = {
  'cambio-sin-respuesta': letter('Cambio de solicitante: no respondió', { ...CHANGE, nuevo: TRANSFEREE }),
  'cambio-no-aceptado': letter('Cambio de solicitante: no aceptó', { ...CHANGE, nuevo: TRANSFEREE }),
  'cambio-no-acreditado': letter('Cambio de solicitante: motivo no acreditado', {
    ...CHANGE,
    concepto: {
      says: 'lo que se encontró al estudiarlo, o nada',
      example: 'El contrato de venta no está registrado.',
    },
  }),
  'cambio-no-enviado': letter('Cambio de solicitante: no se envió', CHANGE),
  'cambio-no-vinculado': letter('Cambio de solicitante: no se vinculó', { ...CHANGE, nuevo: TRANSFEREE }),
  'prorroga-concedida': letter('Prórroga concedida', {
    radicado: RADICADO,
    dias: { says: 'los días hábiles que se conceden', example: '10', demanded: 'always' },
  }),
  'prorroga-negada': letter('Prórroga negada', {
    radicado: RADICADO,
    motivo: { says: 'el motivo que se escribió, o nada', example: 'Motivo: el plazo inicial es suficiente.' },
  }),
  'informacion-insuficiente': letter('Información insuficiente', {
    radicado: RADICADO,
    puntos: {
      says: 'los puntos que no quedaron atendidos, uno en cada línea',
      example: '- Aportar el plano firmado.',
      demanded: 'always',
    },
  }),
  'documentos-faltantes': letter('Documentos por completar', { radicado: RADICADO, tramite: PROCEDURE }),
  'audiencia-celebrada': letter('Audiencia pública celebrada', { radicado: RADICADO }),
  'audiencia-no-procede': letter('Audiencia pública que no procede', { radicado: RADICADO }),
  'concepto-de-otra-entidad': letter('Solicitud de concepto a otra entidad', {
    radicado: RADICADO,
    tramite: PROCEDURE,
  }),
  'autorizacion-por-riesgo': letter('Autorización inmediata por riesgo', { radicado: RADICADO }),
  'plan-recibido': letter('Plan de contingencia recibido', { radicado: RADICADO }),
  'registro-negado': letter('Registro negado', { radicado: RADICADO, tramite: PROCEDURE }),
  'registro-expedido': letter('Registro expedido', { radicado: RADICADO, tramite: PROCEDURE }),
  'continuacion-de-oficio': letter('La actuación continúa de oficio', { radicado: RADICADO }),
  'devolucion-de-documentos': letter('Devolución de los documentos aportados', { radicado: RADICADO }),
  'intervencion-reconocida': letter('Intervención reconocida', { radicado: RADICADO }),
  'intervencion-no-reconocida': letter('Intervención no reconocida', { radicado: RADICADO }),
  'nueva-visita': letter('Nueva fecha de la visita técnica', {
    radicado: RADICADO,
    fecha: { says: 'el día de la visita', example: '23 de septiembre de 2026', demanded: 'always' },
  }),
  consentimiento: letter('Consentimiento para revocar un acto', {
    radicado: RADICADO,
    acto: { says: 'el número del acto', example: 'Resolución 1234 de 2026', demanded: 'always' },
  }),
  acumulacion: letter('Acumulación de actuaciones', { radicado: RADICADO }),
} as const satisfies Readonly<Record<string, DeclaredLetter>>

export type LetterId = keyof typeof LETTERS

export const isLetterId = (id: string): id is LetterId => Object.hasOwn(LETTERS, id)

/** The declaration of a letter, for who knows none by name. */
export const declaredLetter = (id: LetterId): DeclaredLetter => LETTERS[id]

/** Words of a letter as the authority writes them, with variables. */
export interface LetterWords {
  readonly subject: string
  /** a paragraph in each line */
  readonly body: string
}

/** A letter with a value for each of its variables. */
export type ChosenLetter = {
  [Id in LetterId]: {
    readonly letter: Id
    readonly values: Readonly<Record<keyof (typeof LETTERS)[Id]['variables'], string>>
  }
}[LetterId]
