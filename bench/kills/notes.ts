import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A change that the server acknowledged. */
export interface Acknowledged {
  readonly method: string
  /** path and query */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
  readonly status: number
  readonly body: string
  /** milliseconds since 1970 */
  readonly at: number
}

/** A file whose upload the server confirmed. */
export interface KeptFile {
  readonly id: string
  readonly caseId: string
  /** the uploader, who can read it */
  readonly owner: string
  /** of the bytes that were sent */
  readonly sha256: string
}

/** Totals accumulated over runs, saved after each kill. */
interface Totals {
  /** state of the generator that chooses moments and victims */
  dice: number
  readonly seed: number
  readonly processes: number
  /** signs sessions in every process and in every run */
  readonly secret: string
  readonly began: string
  runs: number
  minutes: number
  readonly killed: Record<string, number>
  /** milliseconds until everything served again, one for each kill */
  readonly returns: number[]
  /** calls repeated because the response was lost */
  repeated: number
  /** of these, repeated at another process than the first time */
  repeatedElsewhere: number
  /** uploads started over because their bytes had not arrived whole */
  uploadedAnew: number
  /** 5xx responses other than unavailability; the first few in words */
  readonly unexpected: { times: number; readonly like: string[] }
  /** rejected after a lost response: an error only if the first try was stored after all */
  readonly refusedAgain: { readonly key: string; readonly what: string }[]
  /** where cases stopped, and how often */
  readonly stopped: Record<string, number>
  /** violations, in words */
  readonly problems: string[]
}

export interface Notes {
  readonly totals: Totals
  readonly acknowledged: readonly Acknowledged[]
  readonly files: readonly KeptFile[]
  /** how often a relay or provider accepted each message, by its identity */
  readonly accepted: ReadonlyMap<string, number>
  acknowledge(one: Acknowledged): void
  keepFile(one: KeptFile): void
  accept(id: string): void
  /** a 5xx response other than 503 */
  unexpected(what: string): void
  /** a number from 0 to 1 */
  chance(): number
  kills(): number
  save(): void
}

/**
 * The driver's record of its conversation with the server, in a folder. Acknowledgements are written down
 * before they count, so that another run can continue whatever ended the driver.
 */
export function openNotes(
  folder: string,
  fresh: { readonly seed: number; readonly processes: number; readonly secret: string },
): Notes {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'totals.json')
  const journal = (name: string): string => join(folder, `${name}.jsonl`)
  const totals: Totals = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Totals)
    : {
        ...fresh,
        dice: fresh.seed,
        began: new Date().toISOString(),
        runs: 0,
        minutes: 0,
        killed: {},
        returns: [],
        repeated: 0,
        repeatedElsewhere: 0,
        uploadedAnew: 0,
        unexpected: { times: 0, like: [] },
        refusedAgain: [],
        stopped: {},
        problems: [],
      }
  totals.runs += 1
  const acknowledged = linesOf<Acknowledged>(journal('acknowledged'))
  const files = linesOf<KeptFile>(journal('files'))
  const accepted = new Map<string, number>()
  const count = (id: string): void => void accepted.set(id, (accepted.get(id) ?? 0) + 1)
  for (const id of linesOf<string>(journal('accepted'))) count(id)
  const append = (name: string, one: unknown): void =>
    appendFileSync(journal(name), `${JSON.stringify(one)}\n`, { mode: 0o600 })
  const keep =
    <T>(name: string, list: T[]) =>
    (one: T): void => {
      append(name, one)
      list.push(one)
    }
  const [earlier, since] = [totals.minutes, performance.now()]
  return {
    totals,
    acknowledged,
    files,
    accepted,
    acknowledge: keep('acknowledged', acknowledged),
    keepFile: keep('files', files),
    accept(id) {
      append('accepted', id)
      count(id)
    },
    unexpected(what) {
      totals.unexpected.times += 1
      if (totals.unexpected.like.length < 10) totals.unexpected.like.push(what)
    },
    chance() {
      // mulberry32: small, and its whole state is one number
      totals.dice = (totals.dice + 0x6d2b79f5) | 0
      let mixed = Math.imul(totals.dice ^ (totals.dice >>> 15), 1 | totals.dice)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    },
    kills: () => Object.values(totals.killed).reduce((sum, n) => sum + n, 0),
    save() {
      totals.minutes = earlier + (performance.now() - since) / 60_000
      const draft = `${file}.next`
      writeFileSync(draft, JSON.stringify(totals), { mode: 0o600 })
      renameSync(draft, file)
    },
  }
}

/** The complete lines of a journal; a killed writer can have cut off the last one. */
function linesOf<T>(file: string): T[] {
  if (!existsSync(file)) return []
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  writeFileSync(file, whole.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  return whole.map((line) => JSON.parse(line) as T)
}
