import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Key, KeyRing } from '@ventanilla/domain/access/key-ring'
import { ensureFolder } from './adapters/postgres/folder.ts'
import type { Settings } from './settings.ts'

/** A key in `DATA_DIR/secret` and the instant (ISO) from which it signs; the first one has none. */
interface DatedKey extends Key {
  readonly from: string
}

export interface OpenKeys extends KeyRing {
  close(): Promise<void>
}

type KeySettings = Pick<Settings, 'secret' | 'secretAlso' | 'dataDir'>

/**
 * Delay between writing a key and signing with it: by then every process that shares the folder has read it.
 */
const HERALD_MS = 60_000
const LOOK_MS = 15_000
/** A key is kept as long as the longest-lived value that it signs: the cookie of a known device, 180 days. */
const KEPT_MS = 190 * 86_400_000

/** Eight letters that identify a key in tokens and in the audit log of its change; they do not reveal it. */
export const keyId = (text: string): string =>
  createHash('sha256').update(`ventanilla clave\n${text}`).digest('hex').slice(0, 8)

const keyOf = (text: string): Key => ({ id: keyId(text), text })

// the real clock, like the values that these keys sign (decision 46)
const now = (): number => performance.timeOrigin + performance.now()

const fileOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'secret')

/**
 * Opens the keys that sign sessions and links and key the hashes of codes: those of the settings, or those of
 * `DATA_DIR/secret`, whose first one is made on the first start. Rereads the file while the portal runs, so
 * that a new key needs no restart and ends no session.
 */
export async function openKeys(settings: KeySettings): Promise<OpenKeys> {
  if (settings.secret !== null) {
    const given = [...new Set([settings.secret, ...settings.secretAlso])].map(keyOf)
    return { all: () => given, close: async () => undefined }
  }
  await makeFirst(settings)
  let known = await readKeys(settings)
  const look = setInterval(() => {
    readKeys(settings).then(
      (read) => (known = read),
      // a failing disk ends no session: the keys already read stay
      () => undefined,
    )
  }, LOOK_MS)
  look.unref()
  return { all: () => inUse(known), close: async () => clearInterval(look) }
}

/** The newest key whose time has come signs. */
function inUse(keys: readonly DatedKey[]): readonly Key[] {
  const begun = keys.filter(({ from }) => from === '' || Date.parse(from) <= now())
  const signs = begun.at(-1) ?? keys[0]
  return keys.toSorted((a, b) => Number(b === signs) - Number(a === signs))
}

/**
 * Race: two processes that start at once. A finished file is linked to the name, which only the first one can
 * do.
 */
async function makeFirst(settings: KeySettings): Promise<void> {
  const file = fileOf(settings)
  if ((await stat(file).catch(() => null)) !== null) return
  await ensureFolder(settings.dataDir)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, newKey() + '\n', { mode: 0o600, flag: 'wx' })
    await link(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const newKey = (): string => randomBytes(32).toString('hex')

async function readKeys(settings: Pick<Settings, 'dataDir'>): Promise<readonly DatedKey[]> {
  const file = fileOf(settings)
  // copied or restored with open permissions
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600)
  const keys = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): DatedKey => {
      const [text = '', from = ''] = line.trim().split(' ')
      return { ...keyOf(text), from }
    })
  const sound = keys.every(
    ({ text, from }) => text.length >= 32 && (from === '' || !Number.isNaN(Date.parse(from))),
  )
  if (keys.length === 0 || !sound)
    throw new Error(`El archivo ${file} está dañado: bórrelo y vuelva a iniciar.`)
  return keys
}

/**
 * The new key's id; `replacedBy`: another change has already replaced the former key; `busy`: a change is under
 * way.
 */
type AddedKey = { readonly id: string } | { readonly replacedBy: string } | 'busy'

/**
 * Adds a key to `DATA_DIR/secret`, which signs from a minute later, and drops keys that no live value can
 * carry. `leaked` drops all others at once and so ends everything signed by them. Adds nothing where `former`
 * is not the newest key: a command repeated within the minute would make two.
 */
export async function addKey(
  settings: KeySettings,
  { leaked, former }: { readonly leaked: boolean; readonly former: string },
): Promise<AddedKey> {
  const file = fileOf(settings)
  const draft = `${file}.next`
  const text = newKey()
  try {
    await writeFile(draft, '', { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'busy'
    throw error
  }
  try {
    const there = await readKeys(settings)
    const newest = there.at(-1)?.id
    if (newest !== undefined && newest !== former) return { replacedBy: newest }
    const keys = leaked ? [] : stillCarried(there)
    const from = leaked ? '' : new Date(now() + HERALD_MS).toISOString()
    await writeFile(
      draft,
      [...keys, { text, from }].map((one) => `${one.text} ${one.from}`.trim() + '\n').join(''),
    )
    await rename(draft, file)
    return { id: keyId(text) }
  } finally {
    await rm(draft, { force: true })
  }
}

/** All but the keys whose successor has signed longer than any signed value lives. */
const stillCarried = (keys: readonly DatedKey[]): readonly DatedKey[] =>
  keys.filter((_, at) => {
    const next = keys[at + 1]
    return next === undefined || Date.parse(next.from) > now() - KEPT_MS
  })
