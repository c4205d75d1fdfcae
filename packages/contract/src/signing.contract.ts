import { z } from 'zod'
import { signedAnswer } from './acts.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { assertion, requestOptions } from './passkey-shapes.ts'
import { id, version } from './shapes.ts'

/** Signing an act with a passkey, as an alternative to section 7's code (decision 66). */
export const signing = {
  'acts.signingWays': defineEndpoint({
    id: 'acts.signingWays',
    method: 'GET',
    path: '/api/v1/firma/formas',
    permission: 'cases.act',
    summary: 'Con qué puede firmar quien llama: llave de acceso, código o los dos',
    description:
      '`code` es falso solo para quien tiene una llave, cuando el portal exige firmar con ella (`SIGN_WITH`).',
    answers: { 200: z.object({ key: z.boolean(), code: z.boolean() }) },
  }),
  'acts.askKey': defineEndpoint({
    id: 'acts.askKey',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/firma/llave/opciones',
    permission: 'cases.act',
    summary: 'Prepara la firma de un acto con llave de acceso; confirma la huella del contenido',
    description:
      'Para quien debe firmar el acto `id` y tiene una llave. Responde lo que el navegador necesita (WebAuthn, con comprobación de la persona); vale cinco minutos y una vez.',
    refuses: { 409: 'El acto no espera su firma, o no tiene una llave de acceso.' },
    body: z.strictObject({ id }),
    answers: { 200: z.object({ options: requestOptions }) },
    limit: 30,
  }),
  'acts.signWithKey': defineEndpoint({
    id: 'acts.signWithKey',
    method: 'POST',
    path: '/api/v1/firma/llave',
    permission: 'cases.act',
    summary: 'Firma con la llave de acceso: número, fecha y verificación en la misma transacción',
    description:
      'Recibe lo que firmó la llave con las opciones de la llamada anterior. La llave firma la huella del texto; si cambió, se empieza de nuevo. Lo que firmó se conserva con el acto.',
    body: z.strictObject({ id, response: assertion, version: version.optional() }),
    answers: { 200: signedAnswer },
    limit: 30,
  }),
} as const
