import type { Settings } from '../settings.ts'

/** Settings that are allowed but risky, as Spanish sentences: printed once at the start. */
export function settingWarnings(settings: Settings): string[] {
  const warnings: string[] = []
  if (settings.production && settings.smtpUrl === null) {
    warnings.push('Sin SMTP_URL no sale ningún correo: los mensajes quedan en espera hasta que lo defina.')
  }
  if (settings.production && settings.smtpUrl !== null && settings.smtpTls === 'offered') {
    warnings.push(
      'SMTP_PLAIN está en on: los correos, con sus códigos y enlaces, pueden salir sin cifrar, y quien esté en el camino los lee.',
    )
  }
  if (settings.production && settings.smsUrl === null) {
    warnings.push(
      'Sin SMS_URL no sale ningún mensaje de texto: los mensajes quedan en espera hasta que lo defina.',
    )
  }
  if (settings.production && settings.smsUrl?.startsWith('http:') === true) {
    warnings.push(
      'SMS_URL no es https: los códigos y el secreto del proveedor viajan sin cifrar, y quien esté en el camino los lee.',
    )
  }
  if (settings.production && settings.publicUrl.startsWith('http:')) {
    warnings.push(
      'PUBLIC_URL no es https: contraseñas y documentos viajan sin cifrar entre las personas y el portal.',
    )
  }
  if (settings.production && settings.clamavUrl === null) {
    warnings.push(
      'Sin CLAMAV_URL los archivos recibidos no se revisan con antivirus: un virus llega tal cual a quien los abre.',
    )
  }
  // the portal does not serve TLS: behind https stands a proxy, and all users would count as one address
  if (settings.production && settings.trustProxy === false && settings.publicUrl.startsWith('https:')) {
    warnings.push(
      'TRUST_PROXY está en off y PUBLIC_URL es https: todas las personas cuentan como una sola dirección, la del balanceador. Defina cuántos hay delante, o sus redes.',
    )
  }
  if (settings.authority.gln === null)
    warnings.push(
      'Sin AUTHORITY_GLN no se expiden recibos de pago: el código de barras no podría decir a los bancos a quién se paga.',
    )
  if (settings.production && !settings.staffPasskey)
    warnings.push('STAFF_PASSKEY=off: para actuar como funcionario basta una contraseña.')
  if (settings.demo && !['localhost', '127.0.0.1', '::1'].includes(settings.host)) {
    warnings.push('La demostración, con claves públicas, queda a la vista de toda la red.')
  }
  return warnings
}

/**
 * Start messages that `/operacion` leaves out: correct settings that can surprise an operator who did not set
 * them.
 */
export function settingNotices(settings: Settings): string[] {
  return settings.production && settings.staffPasskey
    ? [
        'A cada funcionario se le pide una llave de acceso antes de trabajar. Para no exigirla, defina STAFF_PASSKEY=off.',
      ]
    : []
}
