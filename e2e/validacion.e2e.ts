import type { DrivenRule } from '../apps/api/src/testing/acceptance/rules.ts'
import { corporationRequired, loginRules, searchRules } from './acceptance/login-rules.ts'
import { registrationRules } from './acceptance/registration-rules.ts'
import { type Act, driveRows } from './acceptance/rows.ts'
import { test } from './steps/obeyed-policy.ts'

/** The rules of the forms on both sides of the login, each broken and kept, with the table's exact wording. */

test.describe.configure({ timeout: 600_000 })
test.use({ serviceWorkers: 'block', actionTimeout: 20_000, navigationTimeout: 40_000 })

const citizen = loginRules('login-citizen', [100, 110], 'password.min-8')
const official = loginRules('login-official', [100], 'login-official.password-min-8')

const RULES: Readonly<Record<DrivenRule, Act>> = {
  'login-citizen.email.required': citizen['email.required'],
  'login-citizen.email.valid': citizen['email.valid'],
  'login-citizen.password.required': citizen['password.required'],
  'login-citizen.password.min': citizen['password.min'],
  'login-citizen.submit': citizen.submit,
  'login-citizen.alerts': citizen.alerts,
  'login-official.email.required': official['email.required'],
  'login-official.email.valid': official['email.valid'],
  'login-official.password.required': official['password.required'],
  'login-official.password.min': official['password.min'],
  'login-official.corporation.required': corporationRequired,
  'login-official.submit': official.submit,
  'login-official.alerts': official.alerts,
  ...registrationRules,
  'search.max': searchRules.max,
  'search.match': searchRules.match,
  'search.escape': searchRules.escape,
  'search.no-hit': searchRules['no-hit'],
}

/** The forms of the table; a quick one in every run, the rest with `npm run test:all`. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'of the citizens’ login': /^login-citizen\./,
  'of the officials’ login @deep': /^login-official\./,
  'that let a registration go on @deep': /^(registration|terms)\./,
  'of the fields of an account @deep': /^(phone|email|person-type|document|company|corporation)/,
  'of passwords @deep': /^password\./,
  'of the code @deep': /^code\./,
  'of the search in the menu @deep': /^search\./,
}

test('no rule of the forms is left out', () => {
  const left = Object.keys(RULES).filter(
    (rule) => Object.values(FORMS).filter((form) => form.test(rule)).length !== 1,
  )
  if (left.length > 0) throw new Error(left.join(', '))
})

for (const [form, fits] of Object.entries(FORMS))
  test(`the rules ${form} hold word for word`.replace(/^(.*?) @deep(.*)$/, '$1$2 @deep'), ({ browser }) =>
    driveRows(
      `Rules ${form.replace(' @deep', '')}`,
      browser,
      Object.fromEntries(Object.entries(RULES).filter(([rule]) => fits.test(rule))),
    ),
  )
