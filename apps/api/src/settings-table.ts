import { access } from './settings/access.ts'
import { authority } from './settings/authority.ts'
import { counterparts } from './settings/counterparts.ts'
import { limits } from './settings/limits.ts'
import { seal } from './settings/seal.ts'
import { serving } from './settings/serving.ts'

/** Every setting, in print order. Nothing else in the product reads the environment. */
export const entries = {
  ...serving,
  ...counterparts,
  ...seal,
  ...access,
  ...limits,
  ...authority,
}
