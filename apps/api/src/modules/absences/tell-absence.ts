import { writtenMessage } from '@ventanilla/domain/cases/messages/written-message'
import { type Db, sql } from '../../db/connection/sql.ts'
import { notify } from '../../db/notices.ts'
import { announce, mail } from '../../db/outbox.ts'
import { wordsOf } from '../../db/texts.ts'
import type { AppDeps } from '../../deps.ts'
import type { AbsenceMessage } from './messages.ts'

export const ABSENCES_PATH = '/ausencias'

/**
 * Notifies people of an absence in the portal and by mail, each once per fact. Attack: work that is diverted from an
 * official who does not know: the absent one always learns of it.
 */
export async function tellOfAbsence(
  tx: Db,
  deps: Pick<AppDeps, 'clock' | 'newId' | 'settings' | 'catalogue'>,
  people: readonly string[],
  fact: string,
  message: AbsenceMessage,
): Promise<void> {
  const at = deps.clock.now()
  const { subject, paragraphs, action } = writtenMessage(wordsOf(deps, message.id), message.values)
  const rows = await tx.rows<{ id: string; email: string }>(
    sql`select id, email from users where id = any(${[...new Set(people)]}::uuid[]) and active order by id`,
  )
  for (const { id, email } of rows) {
    const factKey = `ausencia.${fact}:${id}`
    const isNew = await notify(tx, {
      userId: id,
      factKey,
      title: subject,
      body: paragraphs.join(' '),
      href: ABSENCES_PATH,
      at,
      newId: deps.newId,
    })
    if (!isNew) continue
    const url = `${deps.settings.publicUrl}${ABSENCES_PATH}`
    const payload = mail({ subject, paragraphs, action: { label: action, url } })
    await announce(tx, { factKey, channel: 'email', to: email, payload, at, newId: deps.newId })
  }
}
