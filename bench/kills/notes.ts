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
  /** who uploaded it and may read it */
  readonly owner: string
  /** of the bytes that were sent */
  readonly sha256: string
}

/** What runs add up, written after each kill. */
interface Totals {
  /** of the generator that chooses moments and victims */
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
  /** calls that had to be asked again because the answer was lost */
  repeated: number
  /** of them, asked of another process than the first time */
  repeatedElsewhere: number
  /** uploads that had to begin anew, because what was sent had not arrived whole */
  uploadedAnew: number
  /** answers that said that the server itself is at fault, not that something is away; the first few in words */
  readonly unexpected: { times: number; readonly like: string[] }
  /** refused after a lost answer: wrong only if the first try was kept after all */
  readonly refusedAgain: { readonly key: string; readonly what: string }[]
  /** where cases stopped, and how often */
  readonly stopped: Record<string, number>
  /** what must never happen, in words */
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
  /** an answer 5xx other than 503 */
  unexpected(what: string): void
  /** a number from 0 to 1 */
  chance(): number
  kills(): number
  save(): void
}

/**
 * What the driver remembers of its conversation with the server, in a folder. What was promised is written down before it
 * counts, so that whatever ends the driver, another run goes on with it.
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

/** The whole lines of a journal; the last one may have been cut off by the end of its writer. */
function linesOf<T>(file: string): T[] {
  if (!existsSync(file)) return []
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  writeFileSync(file, whole.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  return whole.map((line) => JSON.parse(line) as T)
}
