import type { AlertId } from './alerts.ts'
import { type Contents, listIn } from '../readings.ts'

/** A group of officials that the authority named. */
export interface Group {
  /** its key */
  readonly key: string
  readonly name: string
  /** office for whose cases it is offered; null: for all */
  readonly office: string | null
  readonly roles: readonly string[]
  /** ids of accounts */
  readonly people: readonly string[]
  /** alerts that it receives instead of who usually does */
  readonly alerts: readonly AlertId[]
  /** templates of the acts of which it gets a copy */
  readonly acts: readonly string[]
}

/** An official, as groups see them. */
export interface GroupMember {
  readonly id: string
  /** can log in */
  readonly active: boolean
  readonly office: string | null
  readonly roles: readonly string[]
}

/** Groups that are offered, in the authority's order. */
export const groupsIn = (contents: Pick<Contents, 'of'>): readonly Group[] =>
  listIn(contents, 'grupo').flatMap(([key, { active, order: _order, alerts = [], acts = [], ...group }]) =>
    active ? [{ key, ...group, alerts, acts }] : [],
  )

/** Whether a group is offered for what is of an office. */
export const serves = ({ office }: Pick<Group, 'office'>, of: string | null): boolean =>
  office === null || office === of

/**
 * Whether an official counts in a group: named in it, or with one of its roles. Attack: who was deactivated, or left the
 * office of the group, would still be given what is the group's. To count gives no permission.
 */
export const belongs = (
  { office, roles, people }: Pick<Group, 'office' | 'roles' | 'people'>,
  official: GroupMember,
): boolean =>
  official.active &&
  (office === null || official.office === office) &&
  (people.includes(official.id) || roles.some((role) => official.roles.includes(role)))

/** Groups that receive an alert about an office. */
export const groupsTold = (
  contents: Pick<Contents, 'of'>,
  alert: AlertId,
  office: string | null,
): readonly Group[] =>
  groupsIn(contents).filter((group) => group.alerts.includes(alert) && serves(group, office))

/** Groups that get a copy of the acts of a template in cases of an office. */
export const groupsCopied = (
  contents: Pick<Contents, 'of'>,
  template: string,
  office: string | null,
): readonly Group[] =>
  groupsIn(contents).filter((group) => group.acts.includes(template) && serves(group, office))
