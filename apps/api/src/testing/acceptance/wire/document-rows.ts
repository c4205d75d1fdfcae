import { randomUUID } from 'node:crypto'
import { forgedLink } from '../../attacks/forged-link.ts'
import { row, type WireFields, type WireRow, worded } from './wire-row.ts'
import { PDF, type Visitor } from './visitor.ts'

/** Calls of the group «Documents and signatures». */

const PRESIGN: WireFields = { asks: ['urlDoc', 'fileType'], answers: ['url', 'urlTosaved'] }

export const DOCUMENT_FIELDS: Readonly<Record<string, WireFields>> = {
  'preview-editor': { asks: null, answers: ['status', 'message', 'fileName', 'url'] },
  'create-firma-otp': { asks: null, answers: ['status', 'message', 'expiresAt', 'sentTo'] },
  'confirmar-firma-otp': { asks: null, answers: ['status', 'message', 'number', 'code', 'version'] },
  'files-delete': { asks: null, answers: ['status', 'message'] },
  'files-presigned-url': { asks: null, answers: PRESIGN.answers },
  generatePresignedUrl: PRESIGN,
  'generatePresignedUrl.put': { asks: null, answers: null },
  generatePresignedUrlDelete: { asks: ['urlDoc'], answers: ['url'] },
  'generatePresignedUrlDelete.delete': { asks: null, answers: ['status', 'message'] },
}

const REMOVED = 'El archivo se eliminó.'
const NO_FILE = 'El archivo no existe.'
const NOT_FOUND = 'No encontramos lo que busca o no tiene permiso para verlo.'

const signer = async (v: Visitor): Promise<{ token: string; body: { id: string } }> => {
  const { actId, token } = await v.signing()
  return { token, body: { id: actId } }
}
const upload = async (
  v: Visitor,
  more: object = {},
): Promise<{ token: string; body: Record<string, unknown> }> => ({
  token: await v.citizen(),
  body: { urlDoc: `${await v.folder()}/certificado.pdf`, fileType: 'pdf', ...more },
})
const put = async (
  v: Visitor,
  more: Record<string, string> = {},
  change = (link: string): string => link,
) => {
  const { url, headers } = await v.presigned('certificado.pdf')
  return { link: change(url), file: { bytes: PDF, headers: { ...headers, ...more } } }
}

/** Both upload address families (gap 110) respond alike. */
const presignRows = (call: string): WireRow[] => [
  row(call, 'success', 200, null, (v) => upload(v)),
  row(call, 'no file name', 422, worded('upload.no-filename'), (v) => upload(v, { urlDoc: 'otra/carpeta' })),
  row(call, 'no file type', 422, worded('upload.no-filetype'), (v) => upload(v, { fileType: '' })),
  row(call, 'no file', 422, `${worded('upload.no-file')} Está vacío; elija otro.`, (v) =>
    upload(v, { size: 0 }),
  ),
  row(call, 'too large', 413, 'El archivo supera el tamaño permitido de 50 MB.', (v) =>
    upload(v, { size: 51 * 1_048_576 }),
  ),
  row(call, 'somebody else’s case', 404, NOT_FOUND, async (v) => ({
    ...(await upload(v)),
    token: await v.world.tokenFor('empresa@demo.test'),
  })),
]

export const DOCUMENT_ROWS: readonly WireRow[] = [
  row('preview-editor', 'success', 200, 'Vista previa lista', (v) => signer(v)),
  row('preview-editor', 'failure', 422, worded('error.preview-generation'), async (v) => {
    const { token, body } = await signer(v)
    const doc = { type: 'doc', content: [{ type: 'image', attrs: { fileId: randomUUID() } }] }
    return { token, body: { ...body, doc } }
  }),
  row('create-firma-otp', 'success', 200, worded('code.sent'), (v) => signer(v)),
  row(
    'create-firma-otp',
    'within the minute',
    429,
    'Ya le enviamos un código. Espere un minuto para pedir otro.',
    (v) => signer(v),
  ),
  row('create-firma-otp', 'alert 140', 503, /^Portal en mantenimiento\. /, async (v) => {
    await v.alert(140)
    return signer(v)
  }),
  row(
    'confirmar-firma-otp',
    'failure',
    422,
    'El código no es correcto. Revíselo e intente de nuevo.',
    async (v) => {
      const { token, body } = await signer(v)
      const right = await v.codeFor((await v.signing()).phone)
      return { token, body: { ...body, code: right === '0000' ? '0001' : '0000' } }
    },
  ),
  row('confirmar-firma-otp', 'success', 200, 'El documento quedó firmado.', async (v) => {
    const { token, body } = await signer(v)
    return { token, body: { ...body, code: await v.codeFor((await v.signing()).phone) } }
  }),
  row('create-firma-otp', 'nothing to sign', 409, 'Este documento no espera su firma.', (v) => signer(v)),

  row('files-delete', 'success', 200, REMOVED, async (v) => ({
    token: await v.citizen(),
    body: { urlDoc: await v.stored('borrable.pdf') },
  })),
  row('files-delete', 'failure', 404, NO_FILE, async (v) => ({
    token: await v.citizen(),
    body: { urlDoc: `${await v.folder()}/nunca.pdf` },
  })),
  ...presignRows('files-presigned-url'),
  ...presignRows('generatePresignedUrl'),
  row('generatePresignedUrl.put', 'success', 200, null, (v) => put(v)),
  row(
    'generatePresignedUrl.put',
    'a forged address',
    403,
    'El enlace no es válido o ya venció. Vuelva a la página y ábralo de nuevo.',
    (v) => put(v, {}, forgedLink),
  ),
  row('generatePresignedUrl.put', 'another type', 415, 'El tipo del archivo no es el que se anunció.', (v) =>
    put(v, { 'content-type': 'image/png' }),
  ),
  row('generatePresignedUrlDelete', 'success', 200, null, async (v) => ({
    token: await v.citizen(),
    body: { urlDoc: await v.stored('con-enlace.pdf') },
  })),
  row('generatePresignedUrlDelete', 'failure', 404, NO_FILE, async (v) => ({
    token: await v.world.tokenFor('empresa@demo.test'),
    body: { urlDoc: await v.stored('ajeno.pdf') },
  })),
  row('generatePresignedUrlDelete.delete', 'success', 200, REMOVED, async (v) => ({
    link: await v.removal(await v.stored('por-enlace.pdf')),
  })),
  row('generatePresignedUrlDelete.delete', 'a second time', 404, NO_FILE, async (v) => {
    const link = await v.removal(await v.stored('dos-veces.pdf'))
    const { pathname, search } = new URL(link)
    await v.world.call('DELETE', pathname + search)
    return { link }
  }),
  row(
    'generatePresignedUrlDelete.delete',
    'failure',
    403,
    'El enlace no es válido o ya venció. Vuelva a la página y pida otro.',
    async (v) => ({
      link: forgedLink(await v.removal(await v.stored('forzado.pdf'))),
    }),
  ),
]
