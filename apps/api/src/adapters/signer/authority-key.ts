import { createHash, type KeyObject, sign as signWith, X509Certificate } from 'node:crypto'
import { SealError } from './port.ts'

/** Origin of a seal: `given` by the operator, behind a `command`, or `own`, made by the portal itself. */
export type SealOrigin = 'given' | 'command' | 'own'

/** The authority's key and its chain, signer first. The private key stays behind `sign`. */
export interface AuthorityKey {
  readonly origin: SealOrigin
  /** DER */
  readonly chain: readonly Buffer[]
  /** the same in PEM */
  readonly pem: string
  /** SHA-256 of the signer's certificate, in hexadecimal */
  readonly leaf: string
  readonly keyType: 'RSA' | 'EC'
  /** subject of the certificate */
  readonly subject: string
  readonly validFrom: Date
  readonly validUntil: Date
  /** SHA-256 of the public key in hexadecimal: a renewed certificate of the same key is the same seal */
  readonly fingerprint: string
  /** RSA PKCS#1 v1.5, or ECDSA as DER, with SHA-256 */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>
}

/** Common name prefix of the self-signed root of a seal made by the portal. */
export const ROOT_NAME = 'Raíz de sellos de '

/**
 * Whether the portal made this chain itself, wherever it was read from: files copied out of DATA_DIR and given
 * back as SEAL_KEY are vouched for by nobody either. Issuers are asked, because a chain may lack its root.
 */
export const madeByPortal = (chain: readonly Buffer[]): boolean =>
  chain.some((der) => new X509Certificate(der).issuer.includes(`CN=${ROOT_NAME}`))

type Certified = Omit<AuthorityKey, 'sign'> & { readonly publicKey: KeyObject }

/** Key facts from its certificates. Throws where there is none, or where the key is of an unsupported kind. */
export function certified(origin: SealOrigin, chain: readonly Buffer[]): Certified {
  const [own] = chain
  if (own === undefined) throw refused('La cadena del sello no contiene certificados')
  const certificate = new X509Certificate(own)
  const { publicKey } = certificate
  const keyType =
    publicKey.asymmetricKeyType === 'rsa' ? 'RSA' : publicKey.asymmetricKeyType === 'ec' ? 'EC' : null
  if (keyType === null) throw refused('La clave del sello debe ser RSA o de curva elíptica')
  return {
    origin,
    chain,
    pem: chain.map((der) => toPem('CERTIFICATE', der)).join(''),
    leaf: createHash('sha256').update(own).digest('hex'),
    keyType,
    publicKey,
    subject: /^CN=(.*)$/m.exec(certificate.subject)?.[1] ?? certificate.subject,
    validFrom: certificate.validFromDate,
    validUntil: certificate.validToDate,
    fingerprint: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex'),
  }
}

/** Key and chain as a seal, of the portal's own origin where it made them. Throws where the certificate belongs to another key. */
export function keyInMemory(origin: SealOrigin, key: KeyObject, chain: readonly Buffer[]): AuthorityKey {
  const { publicKey: _public, ...seal } = certified(madeByPortal(chain) ? 'own' : origin, chain)
  const [own] = chain
  if (own === undefined || !new X509Certificate(own).checkPrivateKey(key))
    throw refused('El certificado del sello es de otra clave')
  // node:crypto signs ECDSA as DER, as CMS requires
  return { ...seal, sign: (bytes) => Promise.resolve(signWith('sha256', bytes, key)) }
}

/** A misconfigured seal: the operator can repair it, and it is read again at the next try. */
export const refused = (message: string): SealError => new SealError(message, { retryable: true })

/** The certificates of a PEM text, as DER. */
export const certificatesIn = (pem: string): Buffer[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g)].map((match) =>
    Buffer.from(match[1] ?? '', 'base64'),
  )

/** PEM text of DER bytes. */
export const toPem = (kind: string, der: Buffer): string =>
  `-----BEGIN ${kind}-----\n${der.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END ${kind}-----\n`
