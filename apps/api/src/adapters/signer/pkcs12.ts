import { messageOf } from '@ventanilla/domain/kernel/thrown'
import { createPrivateKey, type KeyObject, webcrypto, X509Certificate } from 'node:crypto'
import { CertBag, Certificate, CryptoEngine, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo } from 'pkijs'
import { refused } from './authority-key.ts'

// the library asks for the browser's type
const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto })
const CONVERT = 'openssl pkcs12 -legacy -in viejo.p12 -nodes | openssl pkcs12 -export -out nuevo.p12'

/**
 * Key and chain of a PKCS#12 file (RFC 7292), its own certificate first. Reads the encryption of OpenSSL 3 and
 * current certification entities (PBES2); rejects older ciphers with the command that converts the file.
 */
export async function readPkcs12(
  file: Buffer,
  password: string,
): Promise<{ readonly key: KeyObject; readonly chain: readonly Buffer[] }> {
  const secret = Uint8Array.from(Buffer.from(password, 'utf8')).buffer
  const bags = await bagsOf(file, secret)
  let key: KeyObject | undefined
  const certificates: X509Certificate[] = []
  for (const bag of bags) {
    if (bag instanceof CertBag && bag.parsedValue instanceof Certificate)
      certificates.push(new X509Certificate(Buffer.from(bag.parsedValue.toSchema(true).toBER())))
    if (bag instanceof PrivateKeyInfo) key = pkcs8(bag)
    // Node decrypts PKCS#8 itself
    if (bag instanceof PKCS8ShroudedKeyBag)
      key = createPrivateKey({
        key: Buffer.from(bag.toSchema().toBER()),
        format: 'der',
        type: 'pkcs8',
        passphrase: password,
      })
  }
  if (key === undefined) throw refused('El archivo PKCS#12 de SEAL_KEY no contiene una clave privada')
  const found = key
  // a file lists its certificates in any order: the key's own first, then each issuer
  const chain: X509Certificate[] = []
  let next = certificates.find((one) => one.checkPrivateKey(found))
  while (next !== undefined) {
    const child = next
    chain.push(child)
    next = certificates.find((one) => !chain.includes(one) && child.checkIssued(one))
  }
  return { key, chain: chain.map(({ raw }) => raw) }
}

const pkcs8 = (info: PrivateKeyInfo): KeyObject =>
  createPrivateKey({ key: Buffer.from(info.toSchema().toBER()), format: 'der', type: 'pkcs8' })

async function bagsOf(file: Buffer, password: ArrayBuffer): Promise<readonly unknown[]> {
  try {
    const pfx = PFX.fromBER(Uint8Array.from(file).buffer)
    await pfx.parseInternalValues({ password, checkIntegrity: true }, engine)
    const safe = pfx.parsedValue?.authenticatedSafe
    if (safe === undefined) return []
    await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) }, engine)
    const contents: readonly { readonly value: { readonly safeBags: readonly { bagValue: unknown }[] } }[] =
      safe.parsedValue.safeContents
    return contents.flatMap(({ value }) => value.safeBags.map(({ bagValue }) => bagValue))
  } catch (cause) {
    const said = messageOf(cause)
    if (/Unknown .*Algorithm/i.test(said))
      throw refused(`El archivo PKCS#12 de SEAL_KEY usa un cifrado antiguo: conviértalo con «${CONVERT}»`)
    throw refused(
      /integrity/i.test(said)
        ? 'El archivo PKCS#12 de SEAL_KEY no se abre con SEAL_PASSWORD'
        : `SEAL_KEY no es PEM ni PKCS#12 (${said})`,
    )
  }
}
