import { accountProposals } from '@ventanilla/contract/account-proposals.contract'
import { accounts } from '@ventanilla/contract/accounts.contract'
import { passkeys } from '@ventanilla/contract/passkeys.contract'
import { accountsPortal } from '@ventanilla/contract/portal/accounts.contract'
import { authenticationPortal } from '@ventanilla/contract/portal/authentication.contract'
import { ownAccount } from '@ventanilla/contract/profile.contract'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance } from 'fastify'
import { renewSession } from '../../db/people/sessions.ts'
import { TOKEN_EXPIRED } from '../../http/guards/authenticate.ts'
import { me } from '../../http/context.ts'
import { everyHour } from '../../http/every-hour.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { makeTokens } from '../../http/guards/token.ts'
import { accountById } from './account-row.ts'
import type { AccountDeps } from './account-deps.ts'
import { acceptTexts, textsOwed } from './own/accept-texts.ts'
import { askContact, changeContact } from './own/change-contact.ts'
import { correctAddress } from './registering/correct-address.ts'
import { createUser } from './administration/create-user.ts'
import { activateUser, correctRoles, deactivateUser, refuseUser } from './administration/decide-user.ts'
import { listDevMessages } from './dev-messages.ts'
import { saveGeneratedToken } from './generated-token.ts'
import { acceptInvitation, readInvitation } from './registering/invitation.ts'
import { readLegalText } from './registering/legal-text.ts'
import { askDeletion, readDeletion, withdrawDeletion } from './own/deletion.ts'
import { listAssigned } from './administration/list-assigned.ts'
import { listUsers } from './administration/list-users.ts'
import { actorOfToken, logIn } from './login/log-in.ts'
import { loggedIn } from './login/login-answers.ts'
import { listPasskeysOf, removePasskeyOf } from './recovery/lost-passkey.ts'
import { ownData } from './own/own-data.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './own/own-passkeys.ts'
import { logInWithPasskey } from './login/passkey-login.ts'
import { portalUserOf } from './registering/portal-user.ts'
import {
  changePassword,
  readProfile,
  setElectronicNotification,
  setWish,
  updateProfile,
} from './own/profile.ts'
import { endExpired } from './proposals/end-expired.ts'
import { confirmProposal, refuseProposal } from './proposals/decide-proposal.ts'
import { listProposals } from './proposals/list-proposals.ts'
import { endProxy, listProxies, nameProxy } from './own/proxies.ts'
import { checkRecoveryCode, forgotPassword, resetPassword } from './recovery/recover-password.ts'
import { registerAndLogIn } from './registering/register-and-log-in.ts'
import { registerCitizen } from './registering/register-citizen.ts'
import { registerOfficial } from './registering/register-official.ts'
import { resendCode } from './registering/resend-code.ts'
import { updateUser } from './administration/update-user.ts'
import { readUsedUp, reopenUsedUp } from './recovery/used-up.ts'
import { verifyEmail } from './registering/verify-email.ts'
import { verifyPhone } from './registering/verify-phone.ts'

/** Registration, login, recovery (section 7), administration of accounts and the user's own account. */
export function registerAccounts(app: FastifyInstance, routeDeps: RouteDeps, deps: AccountDeps): void {
  const tokens = makeTokens(deps.secret)

  registerRoutes(app, routeDeps, accountsPortal, {
    registerCitizen: (ctx, { body }) => registerCitizen(deps, ctx, body),
    registerOfficial: (ctx, { body }) => registerOfficial(deps, ctx, body),
    verifyPhone: (ctx, { body }) => verifyPhone(deps, ctx, body),
    resendCode: (ctx, { body }) => resendCode(deps, ctx, body),
    verifyEmail: (ctx, { params }) => verifyEmail(deps, ctx, params.token),
    forgotPassword: (ctx, { params }) => forgotPassword(deps, ctx, params.email),
    checkRecoveryCode: (ctx, { body }) => checkRecoveryCode(deps, ctx, body),
    resetPassword: (ctx, { body }) => resetPassword(deps, ctx, body),
  })

  registerRoutes(app, routeDeps, authenticationPortal, {
    logIn: (ctx, { body }) => logIn(deps, tokens, ctx, { ...body, door: 'citizen' }),
    logInOfficial: (ctx, { body }) => logIn(deps, tokens, ctx, { ...body, door: 'official' }),
    async renew(ctx, { query }) {
      const session =
        ctx.actor !== null && ctx.sessionId !== null
          ? { actor: ctx.actor, sessionId: ctx.sessionId }
          : await actorOfToken(deps, tokens, query.access_token ?? '')
      if (session === null) throw new Refusal('unauthenticated', TOKEN_EXPIRED, { code: 'sesion_terminada' })
      await renewSession(deps.db, session.sessionId, deps.catalogue.parameters['sesiones.dias'])
      const claims = { sessionId: session.sessionId, userId: session.actor.id }
      return loggedIn(await tokens.sign(claims), await portalUserOf(deps.db, session.actor.id))
    },
    registerAndLogIn: (ctx, { body }) => registerAndLogIn(deps, tokens, ctx, body),
    correctAddress: (ctx, { body }) => correctAddress(deps, ctx, body),
    saveGeneratedToken: (ctx, { body }) => saveGeneratedToken(deps, tokens, ctx, body.nombre),
    listAssigned: async (ctx, { params }) =>
      ok({ status: 200 as const, message: 'OK', data: await listAssigned(deps.db, me(ctx), params.id) }),
    updateUser: (ctx, { body }) => updateUser(deps, ctx, body.user.data),
  })

  registerRoutes(app, routeDeps, passkeys, {
    list: async (ctx) => ok(await listPasskeys(deps, ctx)),
    begin: (ctx, { body }) => beginPasskey(deps, ctx, body.password),
    add: (ctx, { body }) => addPasskey(deps, ctx, body),
    rename: (ctx, { params, body }) => renamePasskey(deps, ctx, params.id, body.name),
    remove: (ctx, { params, body }) => removePasskey(deps, ctx, params.id, body.password),
    logIn: (ctx, { body }) => logInWithPasskey(deps, tokens, ctx, body),
    listOf: (_ctx, { params }) => listPasskeysOf(deps, params.id),
    removeOf: (ctx, { params, body }) => removePasskeyOf(deps, ctx, params, body.reason),
  })

  registerRoutes(app, routeDeps, accounts, {
    listUsers: async (_ctx, { query }) => ok(await listUsers(deps, query)),
    async readUser(_ctx, { params }) {
      const account = await accountById(deps.db, params.id)
      if (account === undefined) throw notFound()
      return ok(account)
    },
    createUser: (ctx, { body }) => createUser(deps, ctx, body),
    activateUser: (ctx, { params, body }) => activateUser(deps, ctx, params.id, body),
    correctRoles: (ctx, { params, body }) => correctRoles(deps, ctx, params.id, body),
    refuseUser: (ctx, { params, body }) => refuseUser(deps, ctx, params.id, body),
    deactivateUser: (ctx, { params, body }) => deactivateUser(deps, ctx, params.id, body),
    readUsedUp: (_ctx, { params }) => readUsedUp(deps, params.id),
    reopenUsedUp: (ctx, { params, body }) => reopenUsedUp(deps, ctx, params.id, body.reason),
    readInvitation: (_ctx, { body }) => readInvitation(deps, body.token),
    acceptInvitation: (ctx, { body }) => acceptInvitation(deps, ctx, body),
    readLegalText: async (_ctx, { params }) => ok(readLegalText(deps, params.id)),
    listDevMessages: async (_ctx, { query }) => ok(await listDevMessages(deps, query.to)),
  })

  everyHour(app, 'expired proposals', () => deps.db.tx((tx) => endExpired(tx, deps)))
  registerRoutes(app, routeDeps, accountProposals, {
    listProposals: (ctx) => listProposals(deps, me(ctx)),
    confirmProposal: (ctx, { params }) => confirmProposal(deps, ctx, params.id),
    refuseProposal: (ctx, { params, body }) => refuseProposal(deps, ctx, params.id, body.reason),
  })

  registerRoutes(app, routeDeps, ownAccount, {
    readProfile: async (ctx) => ok(await readProfile(deps.db, me(ctx).id)),
    updateProfile: (ctx, { body }) => updateProfile(deps, ctx, body),
    changePassword: (ctx, { body }) => changePassword(deps, ctx, body),
    setWish: (ctx, { body }) => setWish(deps, ctx, body),
    setElectronicNotification: (ctx, { body }) => setElectronicNotification(deps, ctx, body.authorized),
    listOwedTexts: async (ctx) => ok({ rows: [...(await textsOwed(deps.db, deps, me(ctx)))] }),
    acceptTexts: (ctx, { body }) => acceptTexts(deps, ctx, body.texts),
    askContact: (ctx, { body: { password, ...contact } }) => askContact(deps, ctx, contact, password),
    changeContact: (ctx, { body: { code, ...contact } }) => changeContact(deps, ctx, contact, code),
    downloadOwnData: (ctx) => ownData(deps, ctx),
    readDeletion: async (ctx) => ok(await readDeletion(deps.db, me(ctx).id)),
    askDeletion: (ctx, { body }) => askDeletion(deps, ctx, body.reason),
    withdrawDeletion: (ctx) => withdrawDeletion(deps, ctx),
    listProxies: async (ctx) => ok({ rows: await listProxies(deps.db, me(ctx).id) }),
    nameProxy: (ctx, { body }) => nameProxy(deps, ctx, body),
    endProxy: (ctx, { params }) => endProxy(deps, ctx, params.id),
  })
}
