/** Short texts that accompany the legal ones. `fillText` fills `{VARIABLES}`. */
export const SHORT_TEXTS = {
  registrationCheckbox:
    'He leído y acepto los términos y condiciones y la política de tratamiento de datos personales',
  procedureUnavailable:
    'Este trámite aún no se puede adelantar en línea. Acérquese a nuestras oficinas: {DIRECCION}',
  termRunning:
    'Tiene hasta el {FECHA_LIMITE} para responder. Si necesita más tiempo, pida la prórroga antes de esa fecha.',
  withdrawalWarning:
    'Si no completa la solicitud en el plazo indicado, la autoridad declarará que usted desistió y archivará el trámite; podrá presentarla de nuevo más adelante.',
  electronicNoticeYes: 'Sí, autorizo la notificación electrónica en el correo indicado.',
  electronicNoticeNo: 'No, prefiero notificación personal o por aviso.',
  electronicNoticeSigned: 'Fecha: {FECHA} · Documento: {TIPO_DOC} {DOCUMENTO} · Nombre: {NOMBRE}',
  cookieBand:
    'Usamos cookies para que el portal funcione y para conocer cómo se usa. Los datos de rastreo se conservan doce meses.',
} as const

export type ShortText = keyof typeof SHORT_TEXTS

/** Distinct variables of a text, in order of appearance. */
export function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([A-Z_]+)\}/g)].map((match) => match[1] ?? ''))]
}

/**
 * Fills the variables of a legal text from settings or a case.
 * @throws RangeError for a variable without value: prevents publishing an incomplete legal text
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === '')
      throw new RangeError(`Falta el valor de {${name}} en un texto legal.`)
    return value
  })
}
