import { contentsOf } from '@ventanilla/domain/configuration/contents.testkit'
import { listsIn } from '@ventanilla/domain/configuration/readings'
import { factory } from '../factory.ts'
import { WORK_LISTS } from './lists.ts'

/** All lists as the portal offers them before the authority changes any. */
export const SHIPPED_LISTS = listsIn(contentsOf(factory()), WORK_LISTS)
