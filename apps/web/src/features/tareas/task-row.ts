import type { Permission } from '@ventanilla/domain/access/permissions'
import type { RoleRule } from '@ventanilla/domain/access/role-groups'
import type { ScreenPath } from '../../client/address/links.ts'
import type { CaseCall } from './task-data.ts'

/** A route of workflow steps. */
export interface TaskRow {
  readonly path: string
  readonly title: string
  /** who may open it; default: the corporation and the superadministrator */
  readonly access?: RoleRule
  /** which of the specification's calls loads the case; default: etapa-uno */
  readonly call?: CaseCall
  /** a route without case: lists the tasks of the steps that declare its path (`listedOn`) */
  readonly lists?: true
  /** what is kept for this work at another address, for those who have the permission */
  readonly beside?: readonly {
    readonly path: ScreenPath
    readonly label: string
    readonly needs: Permission
  }[]
  /** applicants open it too, and start this family from one of their cases (app/shared-tasks.screens.ts) */
  readonly applicantsBegin?: { readonly family: string; readonly subtitle: string }
}
