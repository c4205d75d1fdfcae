import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { existsSync } from 'node:fs'
import { randomBytes, webcrypto } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as asn1js from 'asn1js'
import {
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  ExtKeyUsage,
  Extension,
  PublicKeyInfo,
  RelativeDistinguishedNames,
} from 'pkijs'
import { ROOT_NAME, toPem } from './authority-key.ts'
import { CHAIN_FILE, KEY_FILE } from './seal-folder.ts'

export interface AuthorityName {
  /** subject of the certificates */
  readonly name: string
  readonly shortName: string
}

const ROOT_YEARS = 10
const LEAF_YEARS = 3
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const

// the library asks for the browser's type
const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto })

/**
 * Makes a key and a self-signed chain in a folder and moves it into place. Race: of two processes that do so at
 * once, one wins with a whole folder.
 */
export async function makeSeal(folder: string, authority: AuthorityName, now: Date): Promise<void> {
  const [rootKeys, leafKeys] = await Promise.all([newPair(), newPair()])
  const rootName = `${ROOT_NAME}${authority.shortName}`
  const shared = { issuer: rootName, signer: rootKeys, from: now }
  const root = await certificate({
    ...shared,
    subject: rootName,
    keys: rootKeys,
    years: ROOT_YEARS,
    ca: true,
  })
  const leaf = await certificate({
    ...shared,
    subject: authority.name,
    keys: leafKeys,
    years: LEAF_YEARS,
    ca: false,
  })
  // the root's key is discarded: it has signed its only certificate
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', leafKeys.privateKey))
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  // mkdtemp uses mode 700
  const draft = await mkdtemp(`${folder}-`)
  try {
    await writeFile(join(draft, KEY_FILE), toPem('PRIVATE KEY', key), { mode: 0o600 })
    await writeFile(join(draft, CHAIN_FILE), toPem('CERTIFICATE', leaf) + toPem('CERTIFICATE', root), {
      mode: 0o600,
    })
    await rename(draft, folder)
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    const code = codeOf(cause)
    // another process was first, and its folder is whole
    if ((code === 'ENOTEMPTY' || code === 'EEXIST') && existsSync(join(folder, KEY_FILE))) return
    throw cause
  }
}

function newPair(): Promise<CryptoKeyPair> {
  // of an asymmetric algorithm
  return webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify']) as Promise<CryptoKeyPair>
}

interface CertificateData {
  readonly subject: string
  readonly issuer: string
  readonly keys: CryptoKeyPair
  readonly signer: CryptoKeyPair
  readonly from: Date
  readonly years: number
  readonly ca: boolean
}

async function certificate(data: CertificateData): Promise<Buffer> {
  const own = new Certificate()
  own.version = 2
  const serial = Uint8Array.from(randomBytes(16))
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 1
  own.serialNumber = new asn1js.Integer({ valueHex: serial.buffer })
  own.subject = nameOf(data.subject)
  own.issuer = nameOf(data.issuer)
  own.notBefore.value = data.from
  own.notAfter.value = new Date(data.from.getTime() + data.years * 365.25 * 86_400_000)
  own.extensions = [
    ...extensions(data.ca),
    await subjectKey(data.keys.publicKey),
    await authorityKey(data.signer.publicKey),
  ]
  await own.subjectPublicKeyInfo.importKey(data.keys.publicKey, engine)
  await own.sign(data.signer.privateKey, 'SHA-256', engine)
  return Buffer.from(own.toSchema(true).toBER())
}

function nameOf(commonName: string): RelativeDistinguishedNames {
  const part = (type: string, value: asn1js.PrintableString | asn1js.Utf8String): asn1js.Set =>
    new asn1js.Set({ value: [new AttributeTypeAndValue({ type, value }).toSchema()] })
  const sequence = new asn1js.Sequence({
    value: [
      part('2.5.4.6', new asn1js.PrintableString({ value: 'CO' })),
      // X.520 allows 64 characters in a common name
      part('2.5.4.3', new asn1js.Utf8String({ value: commonName.slice(0, 64) })),
    ],
  })
  // pkijs would put both into one multi-valued part; parsed from bytes they stay separate
  return RelativeDistinguishedNames.fromBER(sequence.toBER())
}

/** Key identifier as RFC 5280 4.2.1.2 suggests: SHA-1 of the public key's bits. */
async function keyIdentifier(publicKey: CryptoKey): Promise<ArrayBuffer> {
  const info = new PublicKeyInfo()
  await info.importKey(publicKey, engine)
  return webcrypto.subtle.digest('SHA-1', Uint8Array.from(info.subjectPublicKey.valueBlock.valueHexView))
}

async function subjectKey(publicKey: CryptoKey): Promise<Extension> {
  const value = new asn1js.OctetString({ valueHex: await keyIdentifier(publicKey) })
  return new Extension({ extnID: '2.5.29.14', critical: false, extnValue: value.toBER() })
}

async function authorityKey(publicKey: CryptoKey): Promise<Extension> {
  const keyId = new asn1js.OctetString({ valueHex: await keyIdentifier(publicKey) })
  const value = new AuthorityKeyIdentifier({ keyIdentifier: keyId })
  return new Extension({ extnID: '2.5.29.35', critical: false, extnValue: value.toSchema().toBER() })
}

function extensions(ca: boolean): Extension[] {
  // bits from the left: digitalSignature and nonRepudiation, or keyCertSign and cRLSign
  const usage = new Uint8Array([ca ? 0b0000_0110 : 0b1100_0000])
  const bits = new asn1js.BitString({ valueHex: usage.buffer, unusedBits: ca ? 1 : 6 })
  const critical = (extnID: string, value: asn1js.BaseBlock): Extension =>
    new Extension({ extnID, critical: true, extnValue: value.toBER() })
  return [
    critical('2.5.29.19', new BasicConstraints({ cA: ca }).toSchema()),
    critical('2.5.29.15', bits),
    ...(ca
      ? []
      : [
          new Extension({
            extnID: '2.5.29.37',
            critical: false,
            // document signing (RFC 9336), and e-mail protection for readers that support only that one
            extnValue: new ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'] })
              .toSchema()
              .toBER(),
          }),
        ]),
  ]
}
