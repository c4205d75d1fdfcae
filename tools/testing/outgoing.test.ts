import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src')

/** What opens a connection: the calls of Node, and the packages that do. Types open none. */
const OPENS = [
  /(?<![.\w])fetch\(|\bnew (?:WebSocket|EventSource)\(/,
  /^import (?!type\b)\{[^}]*\b(?:connect|createConnection)\b[^}]*\} from 'node:(?:net|tls)'/m,
  /^import (?!type\b)[^']*'(?:node:(?:http|https|http2|dgram)|pg|undici|nodemailer[^']*|@aws-sdk\/client-s3)'/m,
  /import\('(?:node:(?:net|tls|http|https|http2|dgram)|pg|undici|nodemailer\/lib\/smtp-connection|@aws-sdk\/client-s3)'\)/,
]
/** DATABASE_URL and DATABASE_MIGRATION_URL, and the embedded database. */
const DATABASE = /^(db|adapters\/postgres)\//

// Attack: the server is made to fetch an address of the attacker's choice (SSRF). So each place that opens a connection takes
// its address from a setting, or judges it; a new one is added here with the setting, and in the table of docs/security.md, "Connections"
it('the server opens connections in these places only, each to the address of a setting or to one it has judged', () => {
  const opening = globSync('**/*.ts', { cwd: SERVER })
    .filter((path) => !/(^|\/)testing\/|\.test\.ts$|test-databases/.test(path))
    .filter((path) => !DATABASE.test(path))
    .filter((path) => OPENS.some((pattern) => pattern.test(readFileSync(join(SERVER, path), 'utf8'))))
  expect(opening.toSorted()).toEqual([
    // CLAMAV_URL
    'adapters/antivirus/clamd.ts',
    // SMTP_URL
    'adapters/mail/smtp.ts',
    // LINK_CHECKS: addresses that the authority published, none but public ones (public-only.ts)
    'adapters/outside/https-look.ts',
    // TSA_URL
    'adapters/signer/timestamp.ts',
    // SMS_URL
    'adapters/sms/http-sms.ts',
    // STORAGE_URL
    'adapters/storage/s3.ts',
  ])
})
