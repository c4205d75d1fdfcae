import { z } from 'zod'
import { closed, inCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { instant } from './shapes.ts'

export const PROPOSAL_KINDS = {
  crear: 'Crear la cuenta de un funcionario',
  roles: 'Dar o cambiar roles de una cuenta',
  llave: 'Quitar la llave de acceso que una persona perdió',
} as const
export const ROLE_WEIGHTS = {
  administra: 'Administra el portal',
  publica: 'Publica',
  firma: 'Firma autos y resoluciones',
} as const

/** Response of a call that another administrator must confirm before it takes effect. */
export const proposalMade = z.object({
  proposal: z.uuid(),
  expiresAt: instant,
  message: z.string(),
})
export type ProposalMade = z.infer<typeof proposalMade>

const held = z.object({
  roleNames: z.array(z.string()),
  officeName: z.string().nullable(),
})

const proposal = z.object({
  id: z.uuid(),
  kind: closed(PROPOSAL_KINDS),
  person: z.object({
    /** null: the account is created on confirmation */
    id: z.uuid().nullable(),
    name: z.string(),
    email: z.string(),
    document: z.string(),
  }),
  /** roles and office of the account before; null: it holds no rights */
  before: held.nullable(),
  /** roles and office after confirmation; null: the proposal removes a lost key */
  after: held.nullable(),
  /** roles that require a second administrator */
  gives: z.array(
    z.object({
      role: inCatalogue('Rol'),
      name: z.string(),
      weights: z.array(closed(ROLE_WEIGHTS)),
    }),
  ),
  /** name of the lost key, and the reason to remove it */
  key: z.object({ name: z.string(), reason: z.string() }).nullable(),
  by: z.object({ id: z.uuid(), name: z.string() }),
  at: instant,
  expiresAt: instant,
  /** the reader proposed it and can withdraw it */
  mine: z.boolean(),
  /** why the reader cannot confirm it; null: the reader can */
  whyNot: z.string().nullable(),
})
export type ProposalRow = z.infer<typeof proposal>

const decided = z.object({
  result: closed({
    confirmada: 'Se hizo',
    rechazada: 'Otro administrador no lo aceptó',
    retirada: 'La retiró quien la propuso',
  }),
  account: z.uuid().nullable(),
})
export type ProposalDecided = z.infer<typeof decided>

const byId = z.object({ id: z.uuid() })

/** Changes that a second administrator confirms: roles that administer, publish or sign, and lost keys. */
export const accountProposals = {
  listProposals: defineEndpoint({
    id: 'accounts.listProposals',
    method: 'GET',
    path: '/api/v1/propuestas-de-cuenta',
    permission: 'users.admin',
    discloses: { what: 'lista', by: null },
    summary: 'Cambios de cuentas que esperan a otro administrador, los más antiguos primero',
    description:
      'Con lo que cambia, quién lo propuso y hasta cuándo puede confirmarse. Quien lo propuso no lo confirma.',
    answers: { 200: z.object({ rows: z.array(proposal) }) },
  }),
  confirmProposal: defineEndpoint({
    id: 'accounts.confirmProposal',
    method: 'POST',
    path: '/api/v1/propuestas-de-cuenta/:id/confirmar',
    permission: 'users.admin',
    summary: 'Confirma un cambio que propuso otro administrador, y lo hace',
    description:
      'Se hace tal como se propuso. Se rechaza si la cuenta cambió desde entonces, si venció, o si quien confirma lo propuso o es su beneficiario.',
    params: byId,
    body: z.strictObject({}),
    answers: { 200: decided },
  }),
  refuseProposal: defineEndpoint({
    id: 'accounts.refuseProposal',
    method: 'POST',
    path: '/api/v1/propuestas-de-cuenta/:id/rechazar',
    permission: 'users.admin',
    summary: 'Rechaza un cambio propuesto, con motivo; quien lo propuso lo retira',
    description: 'Nada cambia en la cuenta. Quien lo propuso lee el motivo en un aviso.',
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(5).max(500) }),
    answers: { 200: decided },
  }),
} as const
