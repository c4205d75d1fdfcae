import { MESSAGE_IDS, messageFor } from '@ventanilla/domain/cases/words/messages'
import { layOutMail } from '../../adapters/mail/layout.ts'
import { mailFooter } from '../../delivery.ts'
import { copyMail } from '../../db/cases/effects/copy-acts.ts'
import { alarmMail } from '../../db/alarms.ts'
import { mail, type MessagePayload } from '../../db/outbox.ts'
import * as absenceMessages from '../../modules/absences/messages.ts'
import * as accountMessages from '../../modules/accounts/messages.ts'
import type { AccountDeps } from '../../modules/accounts/account-deps.ts'
import { caseOffered } from '../../modules/applicant-changes/messages.ts'
import { signingCode } from '../../modules/acts/messages.ts'
import * as thirdPartyMessages from '../../modules/third-parties/messages.ts'
import { readSettings } from '../../settings.ts'

/** Names of realistic length: a layout made for «Ana» would break. */
const NAME = 'Asociación de Usuarios del Distrito de Adecuación de Tierras del Río Coello y Cucuana'
const TOKEN = 'k'.repeat(86)
const ID = '019a1c2e-7c1b-7f6a-9d1e-5f2b8c0d4e3a'
const settings = readSettings({ PUBLIC_URL: 'https://tramites.corporacion-autonoma.example' })
const deps = { settings } as unknown as AccountDeps

type Templates = typeof accountMessages
/** Example arguments of each account template; a template without one fails to compile. */
const EXAMPLES: { readonly [K in keyof Templates]: Parameters<Templates[K]> } = {
  codeSms: [deps, '4821'],
  codeOnItsWay: ['573115550142'],
  alreadyRegistered: [deps, '/olvidar-contrasena'],
  confirmEmail: [deps, false, TOKEN],
  recoveryCode: [
    '4821',
    {
      url: `https://tramites.corporacion-autonoma.example/olvidar-contrasena#${TOKEN}`,
      seconds: 1800,
    },
  ],
  passwordChanged: [],
  waitsForApproval: [],
  accountActivated: [deps, ['Coordinador jurídico', 'Notificador', 'Administrador de la corporación']],
  accountRefused: ['El documento no corresponde a la persona que dice ser.'],
  accountDeactivated: ['Terminó el contrato.'],
  proxyNamed: [deps, NAME, TOKEN],
  accountCreated: [deps, TOKEN],
  administratorReplaced: [
    NAME,
    'Rosa Elvira Cuéllar Prada',
    { reason: 'Perdió el teléfono y el correo.', by: NAME },
  ],
  superadminGiven: [NAME, { reason: 'Lo pidió la Dirección General.', by: NAME }],
  contactCode: ['4821'],
  contactChanged: ['correo'],
  passkeyAdded: [NAME],
  passkeyRemoved: [NAME],
  codesReopened: ['La persona se equivocó al leer el mensaje.'],
  passkeyTakenAway: [NAME, 'La persona perdió el teléfono.'],
}

const FACTS = {
  radicado: 'CTR-2026-0000123',
  procedure: 'Permiso de ocupación de cauces, playas y lechos de fuentes hídricas, y su modificación',
  caseId: ID,
  nombre: 'Auto por el cual se decreta un desistimiento tácito y el archivo de una solicitud',
  numero: '1234 de 2026',
  motivo:
    'https://sitio.example/una-direccion-muy-larga-que-alguien-pego-sin-espacios-en-el-motivo-de-la-devolucion',
  paso: 'Verificar los documentos de la solicitud',
  fecha: '14/12/2026',
  vence: '2026-12-21',
  hasta: '2026-12-31',
  expediente: 'CTR-150.41-2026-0000123',
  recibe: NAME,
  referencia: '202600001238',
  por: 'Este recibo fue anulado porque la liquidación que cobraba se devolvió para ajustarla.',
  quien: NAME,
  enlace: '/solicitudes?vista=mias',
  anterior: NAME,
  nuevo: NAME,
  sede: 'Sede central Ibagué (Centro)',
  direccion: 'Avenida del Ferrocarril, calle 44 esquina, Ibagué',
  plazos: [
    '«Respuesta del solicitante al requerimiento»: hasta el 11 de diciembre de 2026; antes, hasta el 10 de diciembre de 2026.',
  ],
  acto: 'Auto por el cual se termina una intervención 1234 de 2026',
  ente: NAME,
}

/** Every message the portal writes, with long examples, rendered as the outgoing mail. */
export function everyMessage(): { id: string; payload: MessagePayload; html: string; text: string }[] {
  const ofAccounts = Object.entries(accountMessages).map(([id, write]) => ({
    id,
    payload: (write as (...more: unknown[]) => MessagePayload)(...EXAMPLES[id as keyof Templates]),
  }))
  const ofCases = MESSAGE_IDS.map((id) => {
    const words = messageFor(id, FACTS)
    if (words === null) throw new Error(`${id} has no words`)
    const { title, body, href, open } = words
    const action = { label: open, url: settings.publicUrl + href }
    return { id, payload: mail({ subject: title, paragraphs: [body], action }) }
  })
  const { sms, mail: letter } = signingCode('4821', FACTS.nombre, FACTS.radicado)
  const ofActs = [
    { id: 'signingCode.sms', payload: sms },
    { id: 'signingCode', payload: letter },
    {
      id: 'alarm',
      payload: alarmMail(settings.publicUrl, {
        title: 'Se escribieron demasiados códigos de firma equivocados con una cuenta',
        paragraphs: [`La cuenta es de ${NAME}.`],
        href: `/usuario/1/${ID}`,
      }),
    },
  ]
  const ofCopies = [
    {
      id: 'copyMail',
      payload: copyMail({
        authority: settings.authority.name,
        body: NAME,
        act: `${FACTS.nombre} ${FACTS.numero}`,
        radicado: FACTS.radicado,
        lastDay: FACTS.hasta,
        url: `${settings.publicUrl}/copia-de-acto#${'K'.repeat(24)}`,
      }),
    },
  ]
  const ofThirdParties = [
    {
      id: 'contactCorrected',
      payload: thirdPartyMessages.contactCorrected(['address', 'municipality', 'phone', 'email'], {
        reason: FACTS.motivo,
        newEmail: 'una.direccion.muy.larga@correo.example',
      }),
    },
    { id: 'contactStored', payload: thirdPartyMessages.contactStored() },
    { id: 'phoneCorrected', payload: thirdPartyMessages.phoneCorrected(settings.authority.shortName) },
  ]
  const ofChanges = [
    {
      id: 'caseOffered',
      payload: caseOffered(settings.publicUrl, {
        from: NAME,
        procedure: FACTS.procedure,
        caseId: ID,
        token: TOKEN,
      }),
    },
  ]
  const sender = { name: settings.authority.name, primaryColor: settings.authority.primaryColor }
  const told = { person: NAME, standIn: NAME, by: NAME, days: { from: FACTS.vence, until: FACTS.hasta } }
  const ofAbsences = [
    absenceMessages.registeredForPerson(told),
    absenceMessages.registeredForStandIn(told),
    absenceMessages.begunForStandIn(told),
    absenceMessages.overForPerson(told),
    absenceMessages.overForStandIn(told),
    absenceMessages.leftUncovered(told, `La cuenta de ${NAME} no está activa. Elija a otra persona.`),
  ].map((words, i) => ({
    id: `absence.${i}`,
    payload: absenceMessages.absenceMail(words, `${settings.publicUrl}/ausencias`),
  }))
  return [
    ...ofAccounts,
    ...ofCases,
    ...ofActs,
    ...ofCopies,
    ...ofThirdParties,
    ...ofAbsences,
    ...ofChanges,
  ].map((one) => {
    const { title, paragraphs, action } = one.payload
    return {
      ...one,
      ...layOutMail({ title, paragraphs, action, footer: mailFooter(settings.authority) }, sender),
    }
  })
}
