import { type AuditEvent, event } from './event.ts'
import type { AuditGroup } from './groups.ts'
import { REFUSED_EVENTS, STOPPED_EVENTS } from './refusals.ts'

const reading = (what: string): AuditEvent => event('lecturas', `{quien} ${what}`)
const account = (what: string): AuditEvent => event('cuentas', `{quien} ${what}`)
const work = (what: string): AuditEvent => event('solicitudes', `{quien} ${what}`)
const running = (what: string): AuditEvent => event('operacion', `{quien} ${what}`)
const CASE_READ = reading('leyó la solicitud {caso}')
const FILE_REMOVED = work('eliminó un archivo que aún no era parte de un caso')

/**
 * Search group and Spanish sentence of each audited verb. Verbs are endpoint ids; a test asserts that every
 * recorded verb has a row here.
 */
export const AUDIT_EVENTS: Readonly<Record<string, AuditEvent>> = {
  'sessions.logIn': event('ingresos', '{quien} ingresó al portal'),
  'sessions.logInOfficial': event('ingresos', '{quien} ingresó por la entrada de funcionarios'),
  'passkeys.logIn': event('ingresos', '{quien} ingresó con su llave de acceso'),
  'accounts.saveGeneratedToken': event('ingresos', '{quien} generó un token para otro programa'),

  'cases.read': CASE_READ,
  'cases.history': CASE_READ,
  'cases.timeline': CASE_READ,
  'cases.flow': CASE_READ,
  'cases.notes': CASE_READ,
  'cases.shared': CASE_READ,
  'cases.stageOne': CASE_READ,
  'changes.read': CASE_READ,
  'changes.open': CASE_READ,
  'changes.dataToApply': CASE_READ,
  'changes.corrections': CASE_READ,
  'changes.readAct': CASE_READ,
  'changes.ofCase': CASE_READ,
  'linked.ofCase': CASE_READ,
  'thirdParties.correct': work(
    'corrigió los datos de contacto de {persona}, que interviene en trámites de otros',
  ),
  'thirdParties.note': work('dejó en {caso} que se corrigieron los datos de contacto de {persona}'),
  'thirdParties.end': work('terminó la calidad de interviniente de {persona} en {caso}'),
  'absences.register': event('cuentas', '{quien} registró una ausencia de {persona}'),
  'absences.change': event('cuentas', '{quien} cambió una ausencia de {persona}'),
  'absences.end': event('cuentas', '{quien} terminó una ausencia de {persona}'),
  'linked.open': work('inició un trámite junto a {caso}'),
  'changes.formerCase': reading('leyó lo que había pasado en {caso} hasta que la cedió'),
  'changes.findCase': reading('buscó una solicitud para recibir un cambio de solicitante'),
  'drafts.read': reading('leyó el borrador {caso}'),
  'atWindow.findPerson': reading('buscó a una persona por su documento en la ventanilla'),
  'atWindow.list': reading('consultó las solicitudes que se toman en su ventanilla'),
  'atWindow.read': reading('leyó el borrador {caso} en la ventanilla'),
  'atWindow.review': reading('leyó el borrador {caso} en la ventanilla'),
  'drafts.review': reading('leyó el borrador {caso}'),
  'tasks.current': CASE_READ,
  'drafts.permit': reading('vio el permiso otorgado en {caso}'),
  'expedientes.index': CASE_READ,
  'expedientes.notifications': reading('vio las notificaciones de {caso}'),
  'tasks.read': reading('abrió una tarea de la solicitud {caso}'),
  'acts.read': reading('leyó el documento {cosa} de la solicitud {caso}'),
  'acts.version': reading('leyó el documento {cosa} de la solicitud {caso}'),
  'files.state': reading('vio los datos del archivo {cosa} de la solicitud {caso}'),
  'files.link': reading('abrió el archivo {cosa} de la solicitud {caso}'),
  'files.pages': reading('abrió el archivo {cosa} de la solicitud {caso}'),
  'files.page': reading('abrió el archivo {cosa} de la solicitud {caso}'),
  'accounts.readUser': reading('leyó la cuenta de {persona}'),
  'accounts.readUsedUp': reading('vio qué códigos agotó {persona}'),
  'passkeys.listOf': reading('vio las llaves de acceso de {persona}'),
  'accounts.listProposals': reading('consultó los cambios de cuentas por confirmar'),
  'accounts.listUsers': reading('consultó la lista de usuarios'),
  'places.ofCase': CASE_READ,
  'places.verify': work('dejó dicho si {caso} cruza una zona que no se había podido comparar'),
  'places.captureOfCase': CASE_READ,
  'places.confirmReach': work('dejó dicho en qué tramo de una corriente está la captación {cosa}'),
  'places.search': reading('buscó qué hay en un lugar y los trámites cercanos'),
  'layers.load': running('cargó una capa de zonas'),
  'layers.draw': running('dibujó una capa de zonas'),
  'cases.inMunicipality': reading('consultó las solicitudes de un municipio'),
  'operations.limits': reading('consultó los límites de intentos agotados'),
  'operations.messages': reading('consultó los mensajes que no salieron bien'),
  'expedientes.history': reading('consultó el histórico de expedientes'),
  'expedientes.search': reading('buscó expedientes'),
  'thirdParties.list': reading('consultó la lista de intervinientes'),
  'thirdParties.read': reading('leyó los datos de {persona} como interviniente'),
  'expedientes.grants': reading('vio quiénes consultan el expediente de {caso}'),
  'audit.list': reading('consultó la auditoría'),

  'inbox.export': event('exportaciones', '{quien} exportó una lista de tareas'),
  'expedientes.export': event('exportaciones', '{quien} exportó el expediente de {caso}'),
  'accounts.downloadOwnData': event('exportaciones', '{quien} descargó sus propios datos'),
  'reports.export': event('exportaciones', '{quien} exportó las cifras de un reporte'),
  'reports.save': running('guardó un reporte'),
  'reports.change': running('cambió el nombre de un reporte o con quién se comparte'),
  'reports.send': running('cambió el envío de un reporte a su correo'),
  'reports.remove': running('eliminó un reporte'),
  'audit.export': event('exportaciones', '{quien} exportó la auditoría'),

  'expedientes.grant': event('roles', '{quien} dio a {persona} acceso al expediente de {caso}'),
  'expedientes.withdraw': event('roles', '{quien} retiró a {persona} el acceso al expediente de {caso}'),
  'expedientes.expire': event('roles', 'Terminó el acceso de {persona} al expediente de {caso}'),

  'accounts.createUser': event('roles', '{quien} creó la cuenta de {persona}'),
  'accounts.activateUser': event('roles', '{quien} activó la cuenta de {persona}'),
  'accounts.correctRoles': event('roles', '{quien} cambió los roles de {persona}'),
  'accounts.createFirst': event('roles', 'Desde el servidor se creó la cuenta de administrador de {persona}'),
  'accounts.recover': event('roles', 'Desde el servidor se repuso la cuenta de administrador de {persona}'),
  'accounts.makeSuperadmin': event('roles', 'Desde el servidor se hizo superadministrador a {persona}'),
  'accounts.propose': event(
    'roles',
    '{quien} propuso un cambio de cuenta de {persona} que confirma otro administrador',
  ),
  'accounts.confirmProposal': event(
    'roles',
    '{quien} confirmó el cambio de cuenta de {persona} que propuso otro administrador',
  ),
  'accounts.expireProposal': event('roles', 'Venció un cambio propuesto de la cuenta de {persona}'),
  'accounts.refuseProposal': event(
    'roles',
    '{quien} no confirmó un cambio propuesto de la cuenta de {persona}',
  ),
  'accounts.refuseUser': event('roles', '{quien} rechazó el registro de {persona}'),
  'accounts.deactivateUser': event('roles', '{quien} desactivó la cuenta de {persona}'),

  'accounts.register': event('cuentas', 'Se registró la cuenta de {persona}'),
  'accounts.forgetUnconfirmed': event('cuentas', 'Se borraron registros que nadie confirmó a tiempo'),
  'accounts.verifyEmail': account('confirmó su correo'),
  'accounts.correctAddress': account('corrigió el correo de su cuenta sin confirmar'),
  'accounts.acceptInvitation': account('estableció su contraseña con la invitación'),
  'accounts.resetPassword': account('recuperó su contraseña'),
  'accounts.changePassword': account('cambió su contraseña'),
  'accounts.updateProfile': account('corrigió sus datos'),
  'accounts.changeContact': account('cambió su correo o su celular'),
  'accounts.setElectronicNotification': account('cambió su autorización de notificación electrónica'),
  'accounts.acceptTexts': account('aceptó la versión nueva de un texto legal'),
  'accounts.setWish': account('cambió los avisos que recibe'),
  'accounts.askDeletion': account('pidió eliminar sus datos'),
  'accounts.withdrawDeletion': account('retiró su petición de eliminar sus datos'),
  'accounts.nameProxy': account('nombró apoderado a {cosa}'),
  'accounts.confirmPower': event('cuentas', 'Se confirmó el poder de {cosa}'),
  'accounts.endProxy': account('terminó el poder de {cosa}'),
  'passkeys.add': account('agregó una llave de acceso'),
  'passkeys.rename': account('cambió el nombre de una llave de acceso'),
  'passkeys.remove': account('quitó una llave de acceso'),
  'passkeys.removeOf': account('quitó una llave de acceso de {persona}'),

  'accounts.reopenUsedUp': account('volvió a abrir los códigos que agotó {persona}'),

  'copies.open': event('lecturas', 'Un ente de control abrió la copia de un acto de {caso}'),
  'bulletin.publish': work('publicó en el boletín un acto de {caso}'),
  'cases.file': work('radicó la solicitud {caso}'),
  'drafts.discard': work('descartó una solicitud sin radicar'),
  'atWindow.open': work('empezó en la ventanilla una solicitud de {persona}'),
  'atWindow.discard': work('descartó en la ventanilla una solicitud sin radicar de {persona}'),
  'files.remove': FILE_REMOVED,
  'files.deleteOld': FILE_REMOVED,
  'files.removeByLink': event(
    'solicitudes',
    'Con un enlace se eliminó un archivo que aún no era parte de un caso',
  ),
  'atWindow.file': work('radicó en la ventanilla la solicitud {caso}'),
  'cases.extend': work('pidió prórroga en la solicitud {caso}'),
  'cases.waive': work('renunció al resto de un término en la solicitud {caso}'),
  'cases.appeal': work('presentó un recurso en la solicitud {caso}'),
  'accounts.registerNewApplicant': work('recibió a su nombre la solicitud {caso}'),
  'changes.ask': work('pidió cambiar el solicitante de {caso}'),
  'changes.resendLink': work('envió otro enlace para la solicitud {caso}'),
  'changes.takeOffer': work('quedó vinculado como nuevo solicitante de {caso}'),
  'changes.send': work('envió la solicitud de cambio {caso}'),
  'changes.approve': work('aprobó la solicitud de cambio {caso}'),
  'changes.reject': work('rechazó la solicitud de cambio {caso}'),
  'changes.assign': work('asignó el abogado de la solicitud de cambio {caso}'),
  'changes.startAct': work('empezó el auto de la solicitud de cambio {caso}'),
  'changes.review': work('envió a revisión el auto de la solicitud de cambio {caso}'),
  'changes.returnByCoordinator': work('devolvió el auto de la solicitud de cambio {caso}'),
  'changes.approveByCoordinator': work('aprobó el auto de la solicitud de cambio {caso}'),
  'changes.sign': work('firmó el auto de la solicitud de cambio {caso}'),
  'changes.returnBySubdirector': work('devolvió el auto de la solicitud de cambio {caso}'),
  'changes.answer': work('respondió si acepta la solicitud de cambio {caso}'),
  'changes.apply': work('aplicó el cambio de solicitante {caso}'),
  'changes.endFormer': work('terminó la consulta de quien fue solicitante de {caso}'),
  'workflow.continue': work('avanzó un paso la solicitud {caso}'),
  'workflow.previous': work('devolvió un documento de la solicitud {caso}'),
  'tasks.take': work('tomó una tarea de la solicitud {caso}'),
  'tasks.release': work('soltó una tarea de la solicitud {caso}'),
  'tasks.assign': work('asignó una tarea de la solicitud {caso}'),
  'tasks.startAct': work('empezó un documento de la solicitud {caso}'),
  'tasks.submitAct': work('envió a revisión un documento de la solicitud {caso}'),
  'tasks.withdrawAct': work('descartó un documento de la solicitud {caso}'),
  'tasks.reschedule': work('cambió la fecha de la visita de la solicitud {caso}'),
  'tasks.expire': work('cerró por vencimiento un paso de la solicitud {caso}'),
  'terms.recount': work('contó de nuevo, por el calendario, los plazos de la solicitud {caso}'),
  'acts.acceptRemark': work('aceptó el motivo de una observación en la solicitud {caso}'),
  'acts.open': work('abrió un acto de la solicitud {caso} y quedó notificado'),
  'acts.confirmOtp': work('firmó un documento de la solicitud {caso}'),
  'acts.signWithKey': work('firmó con su llave de acceso un documento de la solicitud {caso}'),

  'alerts.create': running('publicó una alerta global'),
  'alerts.update': running('corrigió una alerta global'),
  'alerts.withdraw': running('retiró una alerta global'),
  'messages.list': reading('consultó el reporte de correos'),
  'messages.read': reading('leyó el mensaje a {cosa}'),
  'messages.export': event('exportaciones', '{quien} exportó el reporte de correos'),
  'messages.readdress': work('reenvió un mensaje de {caso} a {cosa}'),
  'messages.note': work('dejó en {caso} que reenvió un mensaje a {cosa}'),
  'operations.resend': running('volvió a enviar un mensaje a {cosa}'),
  'operations.retry': running('reintentó un trabajo fallido'),
  'configuration.create': running('empezó un elemento nuevo de la configuración'),
  'configuration.saveDraft': running('guardó un borrador de la configuración'),
  'configuration.saveDrafts': running('guardó de una vez varios borradores de la configuración'),
  'configuration.discard': running('descartó un borrador de la configuración'),
  'configuration.retire': running('preparó el retiro de un elemento de la configuración'),
  'configuration.reactivate': running('preparó el regreso de un elemento retirado de la configuración'),
  'configuration.takeProduct': running('decidió sobre la versión nueva que trae el producto'),
  'configuration.publish': running('publicó un cambio de la configuración'),
  'configuration.schedule': running('programó un cambio de la configuración'),
  'configuration.callOff': running('desprogramó un cambio de la configuración'),
  'configuration.goBack': running('volvió a una versión anterior de la configuración'),
  'configuration.confirm': running('confirmó que se volvió a una versión anterior de la configuración'),
  'configuration.startTrial': running('empezó la prueba de un borrador de la configuración'),
  'configuration.stopTrial': running('detuvo la prueba de un borrador de la configuración'),
  'configuration.trialCases': reading('consultó los trámites que cambian en una prueba de la configuración'),
  'configuration.casesToPrint': reading('consultó con qué casos se puede imprimir un borrador de acto'),
  'configuration.printDraft': reading('imprimió un borrador de acto con los datos de un caso'),
  'configuration.uses': reading('consultó qué usa un elemento de la configuración'),
  'configuration.export': reading('descargó la configuración'),
  'configuration.bring': running('trajo una configuración como borradores'),
  'definitionsInUse.moveCase': running('pasó un caso a la versión nueva de su flujo'),
  'definitionsInUse.moveAll': running('pidió pasar casos a la versión nueva de su flujo'),
  'definitionsInUse.moved': running('pasó un caso a la versión nueva de su flujo, como se pidió'),
  'configuration.handOver': running('pasó a otra sede lo que tenía una que cerró'),
  'configuration.import': event(
    'operacion',
    'Desde el servidor se importó una configuración como borradores',
  ),
  'operations.reopenLimit': running('volvió a abrir un límite de intentos agotado'),
}

/** Any other rejection; the note in the record gives the reason. */
const REFUSED = event('frenos', 'Se rechazó a {quien} algo que no podía ver o hacer')

/**
 * Event of an audit record; `refused` is the record's HTTP status of a rejection, null for a completed call.
 */
export function auditEvent(verb: string, refused: unknown): AuditEvent {
  const table =
    refused === null || refused === undefined
      ? AUDIT_EVENTS
      : refused === 429
        ? STOPPED_EVENTS
        : REFUSED_EVENTS
  return (
    table[verb] ??
    (table === REFUSED_EVENTS ? REFUSED : event(refused === 429 ? 'frenos' : 'operacion', `{quien}: ${verb}`))
  )
}

/** Search criteria of a group: verbs completed, rejected or stopped. */
export function verbsOf(group: AuditGroup): {
  readonly done: readonly string[]
  readonly refused: readonly string[]
  /** the group also includes every rejection without its own sentence */
  readonly otherRefused: boolean
  readonly stopped: readonly string[]
} {
  const of = (table: Readonly<Record<string, AuditEvent>>): string[] =>
    Object.entries(table).flatMap(([verb, one]) => (one.group === group ? [verb] : []))
  return {
    done: of(AUDIT_EVENTS),
    refused: of(REFUSED_EVENTS),
    otherRefused: group === REFUSED.group,
    stopped: of(STOPPED_EVENTS),
  }
}
