import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { FORMAL } from '@ventanilla/domain/workflow/decision/availability'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { isNotifiedInParallel } from '@ventanilla/domain/workflow/state/notified'
import { openTasks } from '@ventanilla/domain/workflow/state/running-beside'
import { type OpenTask, stepOf } from '@ventanilla/domain/workflow/state/state'
import { rules, type Walk } from './walk.testkit.ts'

/** Families that no step calls: their return stack is empty. */
const OUTERMOST: ReadonlySet<string> = new Set([
  'permiso_general',
  'cambio_solicitante',
  'tercer_interviniente',
  'revocatoria',
  'multitramite',
  'seguimiento',
  'sancionatorio',
  'quejas',
  'licencia',
  'forestal',
  'arbol_riesgo',
  'pueaa',
  'registro_simple',
  'modificacion_permiso',
])
const CALLED: ReadonlySet<string> = new Set([
  'liquidacion_pago',
  'proyeccion_firma',
  'notificacion',
  'info_complementaria',
  'prorroga',
  'recurso',
  'renuncia_terminos',
  'recurso_workflow',
  'reasignacion_visita',
])

/** Tasks that carry the case forward, without reviews and signatures of an act drafted in another open task. */
function mainTasks(walk: Walk): OpenTask[] {
  const inline = new Set(walk.state.flow.acts.filter((a) => a.mode === 'inline').map((a) => a.id))
  return walk.state.flow.tasks.filter(
    (t) => !(stepOf(walk.world, t.step).actPart !== undefined && t.actId !== null && inline.has(t.actId)),
  )
}

/** Violated invariants, as sentences; all must hold after every command. */
export function broken(walk: Walk): string[] {
  return [
    ...tasksBroken(walk),
    ...stackBroken(walk),
    ...termsBroken(walk),
    ...actsBroken(walk),
    ...namesBroken(walk),
    ...statusBroken(walk),
    ...besideBroken(walk),
  ]
}

function tasksBroken(walk: Walk): string[] {
  const { flow } = walk.state
  const open = openTasks(flow)
  if (flow.closed) return open.length === 0 ? [] : ['un caso cerrado tiene tareas abiertas']
  const found: string[] = []
  if (flow.tasks.length === 0) found.push('el caso no tiene tareas ni está cerrado')
  for (const task of open)
    if (walk.people(task).length === 0)
      found.push(
        `nadie puede hacer ${task.step} (${task.audience.join(', ')}; ${task.assignee ?? 'sin persona'})`,
      )
  if (new Set(open.map((t) => t.id)).size !== open.length) found.push('dos tareas tienen el mismo número')
  return found
}

function stackBroken(walk: Walk): string[] {
  const { flow } = walk.state
  if (flow.closed) return flow.stack.length === 0 ? [] : ['un caso cerrado debe volver a alguna parte']
  const main = mainTasks(walk)
  if (main.length !== 1)
    return [`hay ${main.length} tareas que llevan el caso: ${main.map((t) => t.step).join(', ')}`]
  const step = stepOf(walk.world, (main[0] as OpenTask).step)
  const found = flow.stack
    .filter((id) => !walk.world.workflow.steps.has(id))
    .map((id) => `la pila nombra ${id}, que no existe`)
  // a linked case that calls a family without a return step ends with it
  if (CALLED.has(step.family) && flow.stack.length === 0 && walk.state.family == null)
    found.push(`${step.id} no tiene a quién volver`)
  if (OUTERMOST.has(step.family) && flow.stack.length > 0)
    found.push(`${step.id} arrastra la pila ${flow.stack.join(', ')}`)
  if (step.family === 'desistimiento_tacito' && (flow.stack.length > 0 || flow.interrupted === null))
    found.push(`${step.id} no sabe a qué etapa volver`)
  if (flow.interrupted !== null && OUTERMOST.has(step.family)) found.push(`${step.id} sigue interrumpido`)
  return found
}

function termsBroken(walk: Walk): string[] {
  const { flow } = walk.state
  const found: string[] = []
  for (const task of openTasks(flow)) {
    // after an appeal announced but not filed, the step keeps its deadline; a waiver ends it on its own day
    const kept =
      task.dueOn === walk.state.facts['recurso.plazo'] || task.dueOn === walk.state.facts['renuncia.fecha']
    if (task.dueOn !== null && task.dueOn < bogotaDate(task.openedAt) && !kept)
      found.push(`${task.step} nació vencida`)
  }
  flow.suspensions.forEach((s, i) => {
    const before = flow.suspensions[i - 1]
    if (s.to !== null && s.to < s.from) found.push(`la suspensión ${s.from}–${s.to} es negativa`)
    if (before !== undefined && (before.to === null || before.to > s.from))
      found.push(`la suspensión de ${s.from} se cruza con la anterior`)
  })
  const open = flow.suspensions.some((s) => s.to === null)
  const main = mainTasks(walk)[0]
  if (flow.closed && open) found.push('el caso cerró con el término suspendido')
  if (main === undefined) return found
  const step = stepOf(walk.world, main.step)
  if (step.pausesTerm && !open) found.push(`en ${step.id} el término debe estar suspendido`)
  if (step.family === 'permiso_general' && !step.pausesTerm && open)
    found.push(`en ${step.id} el término debe correr`)
  return found
}

function actsBroken(walk: Walk): string[] {
  const { flow } = walk.state
  const count = (part: StepDef['actPart'], act: string): number =>
    openTasks(flow).filter((t) => t.actId === act && stepOf(walk.world, t.step).actPart === part).length
  const found: string[] = []
  for (const act of flow.acts) {
    const at = {
      draft: count('draft', act.id),
      review: count('review', act.id),
      sign: count('sign', act.id),
    }
    const want = {
      draft: act.phase === 'draft' && act.mode === 'jump' ? 1 : 0,
      review: act.phase === 'review' ? 1 : 0,
      sign: act.phase === 'sign' ? 1 : 0,
    }
    if (JSON.stringify(at) !== JSON.stringify(want))
      found.push(`${act.template} está en ${act.phase} y sus tareas son ${JSON.stringify(at)}`)
    if (
      act.mode === 'inline' &&
      act.phase === 'draft' &&
      !openTasks(flow).some((t) => t.id === act.task && t.actId === act.id)
    )
      found.push(`${act.template} está en borrador y su tarea no lo tiene`)
    if (act.phase !== 'signed') continue
    if (act.signer === null || act.signedOn === null || act.number === null)
      found.push(`${act.template} está firmado y le falta firma, fecha o número`)
    const three = new Set([act.drafter, act.reviewer, act.signer])
    if (FORMAL.has(rules.get(act.template)?.class ?? '') && three.size !== 3)
      found.push(`${act.template} lo hicieron menos de tres personas`)
  }
  return found
}

/** Acts that a norm orders to notify beside a case are, once each, until every party was or the case ended. */
function besideBroken(walk: Walk): string[] {
  const { flow } = walk.state
  const running = flow.beside ?? []
  const found: string[] = []
  for (const { notifying, tasks } of running) {
    const act = flow.acts.find(({ id }) => id === notifying.actId)
    const rule = rules.get(act?.template ?? '')
    if (act?.phase !== 'signed' || rule === undefined || !isNotifiedInParallel(rule))
      found.push(`${act?.template ?? 'un acto desconocido'} no se notifica al lado del caso`)
    const own = tasks.filter((task) => stepOf(walk.world, task.step).actPart === undefined)
    if (own.length !== 1) found.push(`la notificación de ${act?.template} tiene ${own.length} pasos abiertos`)
    for (const { step } of own)
      if (stepOf(walk.world, step).family !== 'notificacion') found.push(`${step} corre al lado del caso`)
  }
  for (const act of flow.acts.filter(
    (one) => one.phase === 'signed' && isNotifiedInParallel(rules.get(one.template)),
  )) {
    const own = running.filter(({ notifying }) => notifying.actId === act.id)
    const begun = walk.effects.filter((e) => e.type === 'notificationOpened' && e.actId === act.id)
    const ids = new Set(begun.map((e) => (e.type === 'notificationOpened' ? e.notificationId : '')))
    const done = walk.effects.filter((e) => e.type === 'notificationDone' && ids.has(e.notificationId))
    const told = walk.effects.some((e) => e.type === 'actCommunicated' && e.actId === act.id)
    if (begun.length === 0) found.push(`${act.template} se firmó y no se notifica`)
    if (own.length > 1) found.push(`${act.template} se notifica dos veces`)
    if (own.length === 0 && done.length < begun.length && !told)
      found.push(`${act.template} dejó de notificarse a ${begun.length - done.length}`)
    if (told && !flow.closed) found.push(`${act.template} se comunicó antes de terminar el caso`)
  }
  return found
}

/** A case has the status of an appeal exactly while the appeal is studied. */
function statusBroken(walk: Walk): string[] {
  const { flow, status } = walk.state
  const said = walk.world.workflow.families.find((family) => family.status === status)
  if (flow.closed) return said === undefined ? [] : ['un caso cerrado dice que está en recurso']
  const main = mainTasks(walk)[0]
  if (main === undefined) return []
  const step = stepOf(walk.world, main.step)
  const family = walk.world.workflow.families.find(({ id }) => id === step.family)
  if (OUTERMOST.has(step.family) && said !== undefined) return [`en ${step.id} el caso dice ${status}`]
  return family?.status !== undefined && step.files === undefined && family.status !== status
    ? [`en ${step.id} el caso dice ${status}`]
    : []
}

/** One `actSigned` effect per signed act, and series without gaps or repetitions. */
function namesBroken(walk: Walk): string[] {
  const signed = walk.state.flow.acts.filter((a) => a.phase === 'signed')
  const announced = walk.effects.filter((e) => e.type === 'actSigned').map((e) => e.actId)
  const found: string[] = []
  if (announced.length !== signed.length || new Set(announced).size !== announced.length)
    found.push('las firmas anunciadas no son las puestas')
  const bySeries = new Map<string, number[]>()
  for (const act of signed) {
    const [series = '', n = ''] = (act.number ?? '').split('-')
    bySeries.set(series, [...(bySeries.get(series) ?? []), Number(n)])
  }
  for (const [series, numbers] of bySeries)
    if (numbers.toSorted((a, b) => a - b).some((n, i) => n !== i + 1))
      found.push(`la serie ${series} tiene huecos`)
  return found
}
