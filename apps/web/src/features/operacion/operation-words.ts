/** Failure reasons in plain words, for a non-technical administrator. The first match wins. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /La imagen «.*» es demasiado grande para imprimirla/,
    'Una imagen de este documento mide demasiado para imprimirla (el detalle técnico dice cuál). El portal lo apartó para que los demás sigan: amplíe PDF_MEMORY_MB y PDF_SECONDS antes de reintentarlo.',
  ],
  [
    /El documento (pide más de|no se compuso en|hace terminar)/,
    'Componer este documento pidió más memoria o tiempo del permitido. El portal lo apartó para que los demás sigan: revise el texto del documento, o amplíe PDF_MEMORY_MB y PDF_SECONDS, antes de reintentarlo.',
  ],
  [/Falta configurar SMTP_URL/, 'El portal no tiene configurado un servidor de correo.'],
  [/Falta configurar SMS_URL/, 'El portal no tiene configurado un proveedor de mensajes de texto.'],
  [/respondió (401|403)/, 'El proveedor no aceptó la clave del portal.'],
  [/respondió 429/, 'El proveedor pide enviar más despacio.'],
  [/respondió 5\d\d/, 'El proveedor tuvo una falla.'],
  [/respondió 4\d\d/, 'El proveedor rechazó el mensaje: revise el número.'],
  [
    /\b(535|EAUTH)\b|authentication|invalid login/i,
    'El servidor de correo no aceptó el usuario o la clave del portal.',
  ],
  [/\b552\b|quota|mailbox (is )?full|over quota/i, 'El buzón de la persona está lleno.'],
  [
    /\b55[013]\b|user unknown|no such user|does not exist|mailbox unavailable|recipient/i,
    'El correo de la persona no existe o no recibe mensajes.',
  ],
  [/\b554\b|spam|blocked|policy/i, 'El servidor de la persona no acepta correos del portal.'],
  [/certificate|tls|ssl/i, 'La conexión segura con el servidor falló.'],
  [
    /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|timed out|socket|aborted|connect|fetch failed/i,
    'El servidor que debía recibirlo no respondió.',
  ],
  [/ENOSPC|no space/i, 'No hay espacio en el disco del servidor.'],
  [/ENOENT|NoSuchKey|not found/i, 'Falta un archivo que se necesitaba.'],
]

export function reasonOf(error: string | null): string {
  if (error === null) return 'No se conoce la causa.'
  return REASONS.find(([sign]) => sign.test(error))?.[1] ?? 'Algo inesperado lo impidió.'
}

const JOBS: Readonly<Record<string, string>> = {
  'acto.pdf': 'Generar el PDF de un acto firmado',
  'radicacion.pdf': 'Generar el comprobante de una radicación',
  'expediente.indice': 'Incorporar documentos al expediente',
  'boletin.pdf': 'Generar la copia que publica el boletín',
  'archivo.borrar': 'Borrar un archivo retirado',
  'sede.entrega': 'Pasar a otra sede lo que tenía una que cerró',
  'definiciones.pasar': 'Pasar casos a la versión nueva de su flujo',
  'configuracion.probar': 'Probar un borrador de la configuración',
  'terminos.recontar': 'Contar de nuevo los plazos abiertos',
}
export const jobName = (kind: string): string => JOBS[kind] ?? kind

/** '1 intento', '30 intentos'. */
export const tries = (count: number): string => (count === 1 ? '1 intento' : `${count} intentos`)
