import * as z from 'zod'
import { onOff, address, type Entry } from './entry.ts'

/** External services. */
export const counterparts = {
  SMTP_URL: {
    about: 'Servidor de correo; vacía: buzón de desarrollo',
    fallback: '',
    schema: address('smtp', 'smtps'),
    wants: 'una dirección que empiece por smtp:// o smtps://',
    secret: true,
    shownIn: 'mensajes',
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
    shownIn: 'mensajes',
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
  MAP_TILES_URL: {
    about:
      'Servidor ajeno de teselas para el fondo de los mapas, que vería desde dónde se mira cada lugar; off: el dibujo del portal',
    // addresses and places of people stay here unless the operator decides otherwise
    fallback: 'off',
    schema: z
      .string()
      .regex(/^(off|https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+)$/)
      .transform((value) => (value === 'off' ? null : value)),
    wants: 'una dirección con {z}, {x} e {y}, o la palabra off',
  },
  LINK_CHECKS: {
    about:
      'Mira una vez al día si responden los enlaces a normas, y no llama nada más. Vacía: off, y on en producción',
    fallback: '',
    schema: z.union([z.literal('').transform(() => null), onOff]),
    wants: 'on u off',
  },
} satisfies Record<string, Entry>
