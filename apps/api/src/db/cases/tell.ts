import { messageFor } from '@ventanilla/domain/cases/words/messages'
import { type Chosen, isWanted } from '@ventanilla/domain/cases/wishes'
import { notify } from '../notices.ts'
import { announce, mail, sms } from '../outbox.ts'
import { wordsOf } from '../texts.ts'
import { type Db, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { nameOfCase } from './case-name.ts'
import type { LoadedCase } from './load.ts'

/**
 * Sends a message of the case: always in the portal, also by mail or SMS where the message and the recipient's
 * settings call for it. One per fact (decision 11).
 */
export async function tell(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  message: string,
  to: readonly string[],
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const text = messageFor(
    message,
    {
      radicado: loaded.row.radicado ?? '',
      procedure: nameOfCase(deps.catalogue, loaded.row),
      caseId: loaded.row.id,
      ...data,
    },
    { wordsOf: (id) => wordsOf(deps, id), address: deps.publicUrl },
  )
  if (text === null || to.length === 0) return
  const people = await tx.rows<{
    id: string
    email: string
    phone: string | null
    kind: string
    wishes: Chosen
  }>(
    sql`select id, email, phone, kind, wishes from users where id = any(${to}::uuid[]) and kind <> 'sistema'`,
  )
  for (const person of people) {
    // the case's version distinguishes repeated facts (a second requirement)
    const factKey = `${message}:${loaded.row.id}:${loaded.row.version}:${person.id}:${String(data['notificacion'] ?? data['tarea'] ?? data['acceso'] ?? '')}`
    const told = [
      notify(tx, {
        userId: person.id,
        factKey,
        title: text.subject,
        body: text.paragraphs.join(' '),
        href: text.href,
        caseId: loaded.row.id,
        at: deps.now,
        newId: deps.newId,
      }),
    ]
    const wants = (wish: typeof text.mailIf): boolean =>
      wish !== null && isWanted(wish, person.kind, person.wishes)
    // a user registered at the window can lack a mail address
    if (person.email !== '' && (text.mailIf === null || wants(text.mailIf)))
      told.push(
        announce(tx, {
          factKey,
          channel: 'email',
          to: person.email,
          payload: mail({
            subject: text.subject,
            paragraphs: text.paragraphs,
            action: { label: text.action, url: `${deps.publicUrl}${text.href}` },
          }),
          caseId: loaded.row.id,
          at: deps.now,
          newId: deps.newId,
        }),
      )
    if (person.phone !== null && wants(text.smsIf))
      told.push(
        announce(tx, {
          factKey: `sms:${factKey}`,
          channel: 'sms',
          to: person.phone,
          payload: sms(text.sms),
          caseId: loaded.row.id,
          at: deps.now,
          newId: deps.newId,
        }),
      )
    // pipelined: the statements run in order and are awaited together
    await Promise.all(told)
  }
}
