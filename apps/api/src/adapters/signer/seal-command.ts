import { spawn } from 'node:child_process'
import { createHash, type KeyObject, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fullStop } from '@ventanilla/domain/cases/words/full-stop'
import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { type AuthorityKey, certificatesIn, certified, refused } from './authority-key.ts'
import { type OneTry, oneTry } from './one-try.ts'
import { SealError, SealLocked } from './port.ts'

export interface SealCommand {
  /** program and its arguments */
  readonly command: readonly string[]
  /** PEM text, or the path of a PEM file */
  readonly chain: string
  /** time limit of one signature */
  readonly timeoutMs?: number
  /** the process's guard of the PIN; absent: one of this key alone */
  readonly tries?: OneTry
}

/** Exit code by which the program forbids a retry: a wrong PIN locks a token after a few tries. */
const DO_NOT_REPEAT = 77
const NOT_AGAIN =
  'Este proceso no vuelve a intentarlo, porque un PIN errado bloquea el token: corrija el PIN y reinicie el proceso.'
const MOST_BYTES = 4096

/**
 * A seal whose key is behind a program (a PKCS#11 token, a key service): it reads the SHA-256 to be signed from
 * stdin and writes the signature to stdout. `SEAL_KEY_TYPE` passes RSA or EC to the program. Each signature is
 * verified against the certificate before use, so that one of another key or padding cannot get into a
 * document.
 */
export async function openSealCommand({
  command,
  chain,
  timeoutMs = 15_000,
  tries = oneTry(),
}: SealCommand): Promise<AuthorityKey> {
  const pem = chain.includes('-----BEGIN') ? chain : await readFile(chain, 'utf8').catch(unreadable)
  const { publicKey, ...seal } = certified('command', certificatesIn(pem))
  return {
    ...seal,
    async sign(bytes) {
      const digest = createHash('sha256').update(bytes).digest()
      const answer = await tries.ask(() => run(command, digest, seal.keyType, timeoutMs))
      const signature = seal.keyType === 'EC' ? ecdsaDer(answer, publicKey) : answer
      if (!verify('sha256', bytes, publicKey, signature))
        throw refused('La firma que dio SEAL_COMMAND no es de la clave del certificado')
      return signature
    },
  }
}

function unreadable(cause: unknown): never {
  throw refused(`SEAL_CHAIN no se puede leer (${codeOf(cause) ?? 'error'})`)
}

/**
 * ECDSA as CMS requires it (DER): PKCS#11 returns r and s concatenated, key services and OpenSSL return DER.
 */
export function ecdsaDer(signature: Buffer, key: KeyObject): Buffer {
  const curve = key.asymmetricKeyDetails?.namedCurve ?? ''
  const bits = { prime256v1: 256, secp384r1: 384, secp521r1: 521 }[curve]
  if (bits === undefined) throw refused(`El sello usa una curva que no se admite (${curve})`)
  const size = Math.ceil(bits / 8)
  if (signature.length !== size * 2) return signature
  const body = Buffer.concat([integer(signature.subarray(0, size)), integer(signature.subarray(size))])
  // a P-521 signature is longer than 127 bytes
  const length = body.length < 128 ? [body.length] : [0x81, body.length]
  return Buffer.concat([Buffer.from([0x30, ...length]), body])
}

function integer(part: Buffer): Buffer {
  let from = 0
  while (from < part.length - 1 && part[from] === 0) from += 1
  const short = part.subarray(from)
  const value = ((short[0] ?? 0) & 0x80) === 0 ? short : Buffer.concat([Buffer.from([0]), short])
  return Buffer.concat([Buffer.from([2, value.length]), value])
}

function run(
  [program = '', ...args]: readonly string[],
  digest: Buffer,
  keyType: string,
  timeoutMs: number,
): Promise<Buffer> {
  return new Promise((done, fail) => {
    const out: Buffer[] = []
    let size = 0
    let said = ''
    // its own process group: child processes of a script end with it
    const child = spawn(program, args, {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, SEAL_KEY_TYPE: keyType },
    })
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // it has already ended
      }
    }
    const again = (message: string, cause?: unknown): SealError =>
      new SealError(message, { retryable: true, cause })
    const timer = setTimeout(() => {
      end()
      fail(again('SEAL_COMMAND no respondió a tiempo'))
    }, timeoutMs)
    // a program that ends without reading
    child.stdin.on('error', () => undefined)
    child.stdin.end(digest)
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MOST_BYTES) end()
      else out.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)))
    child.on('error', (cause) => {
      clearTimeout(timer)
      fail(again(`SEAL_COMMAND no se pudo ejecutar (${cause.message})`, cause))
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) return done(Buffer.concat(out))
      // the last line of some programs is only «Aborting.»
      const lines = said.trim().split('\n')
      const line = lines.find((one) => /CKR_|error/i.test(one)) ?? lines.at(-1) ?? ''
      const ended = `SEAL_COMMAND terminó con ${code ?? signal}: ${line}`
      fail(code === DO_NOT_REPEAT ? new SealLocked(`${fullStop(ended)} ${NOT_AGAIN}`) : again(ended))
    })
  })
}
