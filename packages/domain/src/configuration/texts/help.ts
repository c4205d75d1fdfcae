import { meetsRule, type RoleRule } from '../../access/role-groups.ts'
import { keysIn } from '../../kernel/keys-in.ts'

/** Whom a guide or a question is for. */
export const HELP_AUDIENCES = {
  solicitante: { title: 'Para quien hace un trámite', rule: { groups: ['ciudadano'] } },
  funcionario: { title: 'Para funcionarios', rule: { groups: ['corporacion', 'admin'] } },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly rule: RoleRule }>>

export type HelpAudience = keyof typeof HELP_AUDIENCES

/** Whether a user with these roles is one of them. */
export const isOfAudience = (roles: readonly string[], audience: HelpAudience): boolean =>
  meetsRule(roles, HELP_AUDIENCES[audience].rule)

/**
 * Whether a user with these roles reads what is for an audience; null: for everybody. Officials read what is for
 * applicants too, to explain it at the counter; applicants do not read what is for officials.
 */
export const readsHelp = (roles: readonly string[], audience: HelpAudience | null): boolean =>
  audience === null ||
  isOfAudience(roles, audience) ||
  (audience === 'solicitante' && isOfAudience(roles, 'funcionario'))

/** Audiences, the reader's own first. */
export const audiencesOf = (roles: readonly string[]): readonly HelpAudience[] =>
  keysIn(HELP_AUDIENCES).toSorted((a, b) => Number(isOfAudience(roles, b)) - Number(isOfAudience(roles, a)))
