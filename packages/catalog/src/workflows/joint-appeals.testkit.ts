import type { Actor } from '@ventanilla/domain/access/actor'
import type { AppealClass } from '@ventanilla/domain/workflow/definition/definition'
import type { FiledAppeal, Recipient } from '@ventanilla/domain/workflow/state/state'
import type { Walk } from './walk.testkit.ts'
import { asSignedBy } from '../competence/signed-by.testkit.ts'

/** Parties other than the applicant, who appeal in their own name. */
export const NEIGHBOUR: Recipient = { personId: 'nora', name: 'Nora Páez', role: 'tercero' }
export const BOARD: Recipient = { personId: 'junta', name: 'Junta de la vereda', role: 'tercero' }

export const actorOf = (walk: Walk, { personId }: Recipient): Actor => {
  const actor = walk.parties.find((p) => p.id === personId)
  if (actor === undefined) throw new Error(`${personId} no es parte`)
  return actor
}

/** Outcome by which a waiting step is left, and the step in which appeals of a class are written. */
const WAYS: Readonly<Record<string, readonly [outcome: string, written: string]>> = {
  'PG-15': ['con_recurso', 'REC-01'],
  'REC-06': ['queja', 'REC-01'],
  'SAN-15': ['reposicion', 'RWF-01'],
  'RWF-06': ['queja', 'RWF-02'],
}

/** Files an appeal as the portal does: from the waiting step or, during another notification, beside it. */
export function files(
  walk: Walk,
  who: Recipient,
  kind: AppealClass = 'reposicion',
  reasons = `Los motivos de ${who.name}.`,
): Walk {
  const actor = actorOf(walk, who)
  const said = { 'recurso.motivos': reasons }
  const waits = walk.state.flow.tasks.find((t) => t.step in WAYS)
  if (waits === undefined) {
    const [open] = walk.state.flow.tasks
    return walk.do(actor, { type: 'appeal', taskId: open?.id ?? '', kind, data: said })
  }
  const [way, written] =
    waits.step === 'SAN-15' && kind === 'apelacion'
      ? ['apelacion', 'RWF-02']
      : (WAYS[waits.step] as readonly [string, string])
  // announcing and filing are one user action: if the second command is rejected, the first is undone
  const before = walk.state
  const data = written === 'RWF-02' ? said : { ...said, 'recurso.clase': kind }
  walk.do(actor, { type: 'complete', taskId: waits.id, outcome: way, data: {} })
  try {
    return walk.do(actor, { type: 'complete', taskId: walk.task(written).id, outcome: 'radicado', data })
  } catch (error) {
    walk.state = before
    throw error
  }
}

export const appealsIn = (walk: Walk): readonly (readonly [string, string, FiledAppeal['state']])[] =>
  (walk.state.flow.appeals ?? []).map((one) => [one.personId, one.kind, one.state] as const)

/** Notifies the next recipient electronically today, with certificate; the case stays while others remain. */
export function tell(walk: Walk, who: Recipient): Walk {
  walk.complete('NOT-01', 'nueva').complete('NOT-02', 'si', {
    'notificacion.destinatario': { personId: who.personId, name: who.name, means: 'personal' },
  })
  return walk.write('NOT-03').access(who).certify()
}

/** Sets the signer of an act, who determines whether there is a superior to appeal to. */
export function signedBy(walk: Walk, template: string, signerRole: string): Walk {
  const acts = walk.state.flow.acts.map((a) => (a.template === template ? asSignedBy(a, signerRole) : a))
  walk.state = { ...walk.state, flow: { ...walk.state.flow, acts } }
  return walk
}
