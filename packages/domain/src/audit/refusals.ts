import { type AuditEvent, event } from './event.ts'

const LOGIN_REFUSED = event('ingresos-fallidos', 'Ingreso fallido de {persona}')
const LOGIN_STOPPED = event('ingresos-fallidos', 'Ingreso frenado por demasiados intentos fallidos')
const guessed = (what: string): AuditEvent => event('frenos', `{quien} ${what}`)
const stopped = (what: string): AuditEvent =>
  event('frenos', `Se frenó a {quien} por demasiados intentos de ${what}`)

/** Rejected calls of a change of applicant. Attack: taking over a case of another applicant. */
const CHANGE_REFUSED = event('frenos', 'Se rechazó a {quien} un intento en un cambio de solicitante')
const PUBLICATION_REFUSED = event('frenos', 'Se rechazó a {quien} publicar un cambio de la configuración')
const PUBLICATIONS = ['publish', 'schedule', 'callOff', 'goBack', 'confirm']
const CHANGE_CALLS = [
  ...['ask', 'read', 'open', 'dataToApply', 'corrections', 'readAct', 'saveAct', 'startAct', 'preview'],
  ...['send', 'approve', 'reject', 'assign', 'review', 'sign', 'answer', 'apply'],
  ...['returnByCoordinator', 'approveByCoordinator', 'returnBySubdirector'],
  ...['ofCase', 'findCase', 'resendLink', 'readOffer', 'takeOffer', 'formerCase', 'endFormer'],
]

/** Rejections because of the password, account, key or state of the named resource. */
export const REFUSED_EVENTS: Readonly<Record<string, AuditEvent>> = {
  ...Object.fromEntries(CHANGE_CALLS.map((name) => [`changes.${name}`, CHANGE_REFUSED])),
  ...Object.fromEntries(PUBLICATIONS.map((name) => [`configuration.${name}`, PUBLICATION_REFUSED])),
  'accounts.readApplicantChange': CHANGE_REFUSED,
  'accounts.registerNewApplicant': CHANGE_REFUSED,
  'accounts.confirmProposal': event(
    'frenos',
    'Se rechazó a {quien} confirmar un cambio de cuenta que propuso o que le da un rol',
  ),
  'sessions.logIn': LOGIN_REFUSED,
  'sessions.logInOfficial': LOGIN_REFUSED,
  'passkeys.logIn': LOGIN_REFUSED,
  'acts.signWithKey': guessed('quiso firmar en {caso} con una llave que no se aceptó'),
  'acts.confirmOtp': guessed('escribió un código de firma equivocado en {caso}'),
  'accounts.checkRecoveryCode': guessed('escribió un código de recuperación equivocado de {persona}'),
  'accounts.verifyPhone': guessed('escribió un código equivocado al confirmar un celular'),
  'accounts.changeContact': guessed('escribió un código equivocado al cambiar su correo o celular'),
  'accounts.verifyEmail': guessed('abrió un enlace de confirmación que no existe o venció'),
  'consult.case': guessed('consultó una solicitud con datos que no coinciden'),
  'verify.act': guessed('comprobó un código que ningún acto tiene'),
  'copies.open': guessed('abrió un enlace de copia que no existe o venció'),
}

/** Calls stopped by a rate limit. */
export const STOPPED_EVENTS: Readonly<Record<string, AuditEvent>> = {
  'sessions.logIn': LOGIN_STOPPED,
  'sessions.logInOfficial': LOGIN_STOPPED,
  'passkeys.logIn': LOGIN_STOPPED,
  'accounts.registerAndLogIn': stopped('registrarse'),
  'accounts.registerCitizen': stopped('registrarse'),
  'accounts.registerOfficial': stopped('registrarse'),
  'accounts.verifyPhone': stopped('confirmar un celular'),
  'accounts.resendCode': stopped('pedir otro código'),
  'accounts.verifyEmail': stopped('confirmar un correo'),
  'accounts.correctAddress': stopped('corregir un correo sin confirmar'),
  'accounts.forgotPassword': stopped('recuperar una contraseña'),
  'bulletin.list': stopped('leer el boletín'),
  'bulletin.read': stopped('leer el boletín'),
  'bulletin.file': stopped('leer el boletín'),
  'bulletin.feed': stopped('leer el boletín'),
  'accounts.checkRecoveryCode': stopped('adivinar un código de recuperación'),
  'accounts.readInvitation': stopped('abrir una invitación'),
  'accounts.acceptInvitation': stopped('aceptar una invitación'),
  'accounts.resetPassword': stopped('recuperar una contraseña'),
  'accounts.readApplicantChange': stopped('abrir un cambio de solicitante'),
  'accounts.registerNewApplicant': stopped('recibir un cambio de solicitante'),
  'changes.ask': stopped('pedir un cambio de solicitante'),
  'changes.findCase': stopped('buscar una solicitud'),
  'thirdParties.list': stopped('consultar la lista de intervinientes'),
  'thirdParties.read': stopped('leer los datos de intervinientes'),
  'thirdParties.correct': stopped('corregir los datos de intervinientes'),
  'thirdParties.end': stopped('terminar calidades de intervinientes'),
  'absences.list': stopped('consultar ausencias'),
  'absences.choices': stopped('elegir quién se ausenta o reemplaza'),
  'absences.register': stopped('registrar ausencias'),
  'absences.change': stopped('cambiar ausencias'),
  'absences.end': stopped('terminar ausencias'),
  'expedientes.grant': stopped('dar acceso a expedientes'),
  'expedientes.withdraw': stopped('retirar accesos a expedientes'),
  'atWindow.findPerson': stopped('buscar a una persona'),
  'atWindow.open': stopped('empezar solicitudes en la ventanilla'),
  'changes.resendLink': stopped('enviar otro enlace'),
  'changes.readOffer': stopped('abrir un cambio de solicitante'),
  'changes.takeOffer': stopped('recibir un cambio de solicitante'),
  'linked.open': stopped('iniciar trámites junto a otros'),
  'accounts.changePassword': stopped('cambiar su contraseña'),
  'accounts.askContact': stopped('cambiar su correo o celular'),
  'accounts.changeContact': stopped('cambiar su correo o celular'),
  'accounts.downloadOwnData': stopped('descargar sus datos'),
  'accounts.askDeletion': stopped('pedir la eliminación de sus datos'),
  'accounts.nameProxy': stopped('nombrar apoderados'),
  'accounts.saveGeneratedToken': stopped('generar tokens'),
  'passkeys.begin': stopped('agregar una llave de acceso'),
  'passkeys.add': stopped('agregar una llave de acceso'),
  'passkeys.remove': stopped('quitar una llave de acceso'),
  'acts.createOtp': stopped('pedir códigos de firma'),
  'acts.askKey': stopped('firmar con su llave'),
  'acts.signWithKey': stopped('firmar con su llave'),
  'acts.confirmOtp': stopped('firmar con códigos equivocados'),
  'changes.sign': stopped('firmar con códigos equivocados'),
  'files.presign': stopped('subir archivos'),
  'files.presignOld': stopped('subir archivos'),
  'files.removeByLink': stopped('eliminar un archivo'),
  'consult.case': stopped('consultar una solicitud'),
  'verify.act': stopped('verificar un acto'),
  'copies.open': stopped('abrir copias de actos'),
  'expedientes.export': stopped('exportar un expediente'),
  'audit.export': stopped('exportar la auditoría'),
  'configuration.effects': stopped('contar lo que usa la configuración'),
  'configuration.effectsOf': stopped('contar lo que usa la configuración'),
  'configuration.recount': stopped('recontar liquidaciones con una fórmula'),
  'definitionsInUse.list': stopped('consultar las versiones en uso'),
  'definitionsInUse.moveCase': stopped('pasar un caso a la versión nueva de su flujo'),
  'definitionsInUse.moveAll': stopped('pasar casos a la versión nueva de su flujo'),
  'definitionsInUse.cases': stopped('consultar los casos de una versión en uso'),
  'configuration.uses': stopped('consultar lo que usa la configuración'),
  'faults.report': stopped('informar fallas'),
}
