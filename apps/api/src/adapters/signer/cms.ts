import { webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  GeneralName,
  GeneralNames,
  IssuerAndSerialNumber,
  IssuerSerial,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'

const SHA256 = '2.16.840.1.101.3.4.2.1'
const ECDSA_SHA256 = '1.2.840.10045.4.3.2'
const RSA_SHA256 = '1.2.840.113549.1.1.11'
const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14'

/** The signer. The key stays behind `sign`, so that a hardware module can replace it. */
export interface CmsSigner {
  /** DER certificates, the signer's first */
  readonly chain: readonly Uint8Array[]
  readonly keyType: 'RSA' | 'EC'
  /** RSA PKCS#1 v1.5, or ECDSA as DER, with SHA-256 */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>
  /** RFC 3161 token (DER) over a signature value; absent: baseline B without time stamp */
  readonly stamp?: (signature: Uint8Array) => Promise<Uint8Array>
}

const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

async function sha256(bytes: Uint8Array): Promise<asn1js.OctetString> {
  return new asn1js.OctetString({ valueHex: await webcrypto.subtle.digest('SHA-256', buffer(bytes)) })
}

function sequence(...value: asn1js.BaseBlock[]): asn1js.Sequence {
  return new asn1js.Sequence({ value })
}

function algorithm(algorithmId: string, algorithmParams?: asn1js.BaseBlock): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithmId, ...(algorithmParams !== undefined && { algorithmParams }) })
}

/**
 * Detached CMS over `signedBytes` as PAdES baseline B requires (ETSI EN 319 142-1): content-type,
 * message-digest and signing-certificate-v2, and no signing-time, which belongs in the signature dictionary.
 */
export async function detachedCms(signedBytes: Uint8Array, signer: CmsSigner): Promise<Buffer> {
  const certificates = signer.chain.map((der) => Certificate.fromBER(buffer(der)))
  const [own] = certificates
  const [ownDer] = signer.chain
  if (own === undefined || ownDer === undefined) throw new Error('The signer has no certificate')
  const { issuer, serialNumber } = own
  const attributes = await signedAttributes(signedBytes, ownDer, issuer, serialNumber)
  const signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes })
  const toSign = new Uint8Array(signedAttrs.toSchema().toBER())
  // the signature covers the SET OF, while the file carries it under the tag [0] (RFC 5652 5.4)
  toSign[0] = 0x31
  const signature = await signer.sign(toSign)
  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: algorithm(SHA256),
    signedAttrs,
    signatureAlgorithm:
      signer.keyType === 'EC' ? algorithm(ECDSA_SHA256) : algorithm(RSA_SHA256, new asn1js.Null()),
    signature: new asn1js.OctetString({ valueHex: buffer(signature) }),
  })
  if (signer.stamp !== undefined) {
    const token = asn1js.fromBER(buffer(await signer.stamp(signature))).result
    signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new Attribute({ type: SIGNATURE_TIME_STAMP, values: [token] })],
    })
  }
  const content = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(SHA256)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates,
    signerInfos: [signerInfo],
  }).toSchema(true)
  return Buffer.from(new ContentInfo({ contentType: SIGNED_DATA, content }).toSchema().toBER())
}

async function signedAttributes(
  signedBytes: Uint8Array,
  certificate: Uint8Array,
  issuer: Certificate['issuer'],
  serialNumber: asn1js.Integer,
): Promise<Attribute[]> {
  const issuerSerial = new IssuerSerial({
    issuer: new GeneralNames({ names: [new GeneralName({ type: 4, value: issuer })] }),
    serialNumber,
  })
  const certificateId = sequence(await sha256(certificate), issuerSerial.toSchema())
  const attributes = [
    new Attribute({ type: CONTENT_TYPE, values: [new asn1js.ObjectIdentifier({ value: DATA })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [await sha256(signedBytes)] }),
    new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [sequence(sequence(certificateId))] }),
  ]
  // DER orders a SET OF by its encodings; pkijs keeps the input order
  return attributes
    .map((attribute) => ({ attribute, der: Buffer.from(attribute.toSchema().toBER()) }))
    .sort((a, b) => Buffer.compare(a.der, b.der))
    .map(({ attribute }) => attribute)
}
