import type { SeenText } from '../apps/api/src/testing/acceptance/seen.ts'
import { accountWords } from './acceptance/account-words.ts'
import { publicWords } from './acceptance/public-words.ts'
import { type Act, driveRows } from './acceptance/rows.ts'
import { test } from './steps/obeyed-policy.ts'

/** Every text of the front door, produced and read in its place. */

test.describe.configure({ timeout: 900_000 })
test.use({ serviceWorkers: 'block', actionTimeout: 20_000, navigationTimeout: 40_000 })

const ofVisitors: Readonly<Record<string, Act>> = publicWords
const ofAccounts: Readonly<Record<string, Act>> = accountWords
const all = { ...publicWords, ...accountWords } satisfies Readonly<Record<SeenText, Act>>

test('every text of the table has one page that shows it', () => {
  const both = Object.keys(ofVisitors).length + Object.keys(ofAccounts).length
  if (both !== Object.keys(all).length) throw new Error('A text is told twice')
})
test('the texts of the pages of visitors are read in the browser @deep', ({ browser }) =>
  driveRows('Texts of public pages', browser, ofVisitors))
test('the texts of accounts, menu and signature are read in the browser @deep', ({ browser }) =>
  driveRows('Texts of accounts, menu and signature', browser, ofAccounts))
