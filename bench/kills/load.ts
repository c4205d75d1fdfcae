import { sql } from '../../apps/api/src/db/connection/sql.ts'
import type { AppDeps } from '../../apps/api/src/deps.ts'
import { reopen } from '../../apps/api/src/http/guards/budgets.ts'
import { callerOf } from '../../apps/demo/src/teller/caller.ts'
import { runStories } from '../../apps/demo/src/teller/stories.ts'
import type { Stories } from '../../apps/demo/src/teller/story-types.ts'
import { type patientCaller, RunEnded } from './caller.ts'
import type { Notes } from './notes.ts'
import { uploadsOf } from './uploads.ts'

const APPLICANTS = ['ciudadano@demo.test', 'empresa@demo.test']
/** Cases that advance at the same time. */
const ABREAST = 3

/** Simulated users: applicants who draft, attach and file, officials who take each case as far as possible. */
export interface Load {
  readonly tokenOf: Stories['tokenFor']
  begin(): void
  /** completes started work, or breaks it off where no more calls are allowed */
  end(): Promise<void>
}

export function loadOf(deps: AppDeps, front: ReturnType<typeof patientCaller>, notes: Notes): Load {
  const { db } = deps
  const app = front as Parameters<typeof callerOf>[0]
  const call = callerOf(app)
  const stories = runStories(deps, front as Parameters<typeof runStories>[1], undefined, {
    upload: uploadsOf({ db, call, notes, tokenOf: (who) => stories.tokenFor(who) }),
    sign: async (who, caseId, actId) => {
      const token = await stories.tokenFor(who.id)
      // one official signs here as much as a whole office in a day
      await reopen(db, ['signingCodesOfAccount'], who.id)
      const asked = await call('POST', '/api/v1/create-firma-otp', { id: actId }, token)
      if (asked.status !== 200)
        throw new Error(`código de firma: ${asked.status} ${JSON.stringify(asked.body)}`)
      const message = await db.one<{ text: string }>(sql`
        select payload->>'text' as text from outbox where case_id = ${caseId}::uuid and fact_key like 'firma%' order by created_at desc, id desc limit 1`)
      const code = /Código de firma: (\d{4})/.exec(message?.text ?? '')?.[1] ?? ''
      const signed = await call('POST', '/api/v1/confirmar-firma-otp', { id: actId, code }, token)
      if (signed.status !== 200) throw new Error(`firma: ${signed.status} ${JSON.stringify(signed.body)}`)
    },
  })

  let working = true
  const advancing = new Set<Promise<void>>()
  const fileOne = async (citizen: string): Promise<string> => {
    const draft = await stories.draftOf3(citizen)
    const token = await stories.tokenFor(citizen)
    let { version } = draft
    for (let n = 0; n < 4; n++) {
      const saved = await call(
        'PATCH',
        `/api/v1/solicitudes/${draft.caseId}/borrador`,
        { baseVersion: version, changes: { nombre_fuente: `Quebrada ${version}` } },
        token,
      )
      if (saved.status !== 200) throw new Error(`guardar: ${saved.status} ${JSON.stringify(saved.body)}`)
      version = saved.body.version as number
    }
    const filed = await call(
      'POST',
      `/api/v1/solicitudes/${draft.caseId}/radicar`,
      { version, declaration: true },
      token,
    )
    if (filed.status !== 200) throw new Error(`radicar: ${filed.status} ${JSON.stringify(filed.body)}`)
    return draft.caseId
  }
  const work = async (citizen: string): Promise<void> => {
    while (working) {
      const caseId = await fileOne(citizen)
      while (advancing.size >= ABREAST) await Promise.race(advancing)
      // the law makes the case wait somewhere; until then it advances as far as officials can take it
      const going: Promise<void> = stories
        .advanceTo(caseId, 'PG-10')
        .catch((error: Error) => {
          if (error instanceof RunEnded) return
          const why = error.message.replace(/[0-9a-f-]{36}/g, '…').slice(0, 160)
          notes.totals.stopped[why] = (notes.totals.stopped[why] ?? 0) + 1
        })
        .finally(() => advancing.delete(going))
      advancing.add(going)
    }
  }
  let workers: Promise<void>[] = []
  return {
    tokenOf: (who) => stories.tokenFor(who),
    begin() {
      workers = APPLICANTS.map((citizen) =>
        work(citizen).catch((error: Error) => {
          if (!(error instanceof RunEnded)) notes.totals.problems.push(`la carga se detuvo: ${error.message}`)
        }),
      )
    },
    async end() {
      working = false
      await Promise.all(workers)
      await Promise.all(advancing)
    },
  }
}
