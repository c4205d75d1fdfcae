/** Where and how to reach an S3-compatible service, read from `STORAGE_URL`. */
export interface S3Settings {
  /** Origin of the service for this server. */
  endpoint: string
  /** Origin of the service for browsers, where it differs (service inside a private network). */
  publicEndpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Reads `s3://key:secret@host:port/bucket?region=us-east-1`. Further parameters: `tls=off` uses plain HTTP (a
 * store in the same private network), `public=https://files.example.org` names the origin under which browsers
 * reach the same service. Key and secret are percent-decoded. Throws `TypeError` with a sentence that names the
 * fault and never the secret.
 */
export function readS3Url(text: string): S3Settings {
  const wrong = (why: string) => new TypeError(`STORAGE_URL: ${why}`)
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 's3:') throw wrong('se espera s3://clave:secreto@servidor:puerto/cubo?region=…')
  if (!url.username || !url.password) throw wrong('faltan la clave y el secreto')
  const bucket = url.pathname.slice(1)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw wrong('falta el cubo o su nombre no es válido')
  for (const name of url.searchParams.keys())
    if (!['region', 'tls', 'public'].includes(name)) throw wrong(`no se conoce el parámetro «${name}»`)
  const tls = url.searchParams.get('tls') ?? 'on'
  if (tls !== 'on' && tls !== 'off') throw wrong('el parámetro «tls» es on u off')
  const endpoint = `${tls === 'off' ? 'http' : 'https'}://${url.host}`
  const publicText = url.searchParams.get('public') ?? endpoint
  if (!/^https?:\/\/[^/?#]+\/?$/.test(publicText)) throw wrong('el parámetro «public» es un origen https://…')
  return {
    endpoint,
    publicEndpoint: new URL(publicText).origin,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
