import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './deps.ts'
import type { RouteDeps } from './http/routes.ts'
import { registerAccounts } from './modules/accounts/routes.ts'
import { openCatalogue } from './catalogue.ts'
import { readAct } from './modules/acts/act-row.ts'
import { editorHandlers } from './modules/acts/editor.ts'
import { registerActs } from './modules/acts/routes.ts'
import { confirmOtp } from './modules/acts/sign-act.ts'
import { registerAlerts, stopWhileDown } from './modules/alerts/routes.ts'
import { registerAuditing } from './modules/auditing/routes.ts'
import { registerApplicantChanges } from './modules/applicant-changes/routes.ts'
import { issueLink } from './modules/accounts/links.ts'
import { advance } from './modules/cases/continue-component.ts'
import { taskHandlers } from './modules/cases/task-commands.ts'
import { registerBulletin } from './modules/bulletin/routes.ts'
import { registerCases } from './modules/cases/routes.ts'
import { registerCatalogue } from './modules/catalogue/routes.ts'
import { registerConfiguration } from './modules/configuration/routes.ts'
import { registerConsult } from './modules/consult/routes.ts'
import { registerDashboard } from './modules/dashboard/routes.ts'
import { registerDrafts } from './modules/drafts/routes.ts'
import { registerExpedientes } from './modules/expedientes/routes.ts'
import { registerFiles } from './modules/files/routes.ts'
import { registerFaults } from './modules/faults/routes.ts'
import { registerHelp } from './modules/help/routes.ts'
import { registerHealth } from './modules/health/routes.ts'
import { registerInbox } from './modules/inbox/routes.ts'
import { registerLinkedCases } from './modules/linked-cases/routes.ts'
import { registerNotices } from './modules/notices/routes.ts'
import { registerLayers } from './modules/layers/routes.ts'
import { registerPlaces } from './modules/places/routes.ts'
import { registerFigures } from './modules/figures/routes.ts'
import { registerMessages } from './modules/messages/routes.ts'
import { registerOperations } from './modules/operations/routes.ts'
import { registerRegister } from './modules/register/routes.ts'
import { registerReports } from './modules/reports/routes.ts'
import { registerSessions } from './modules/sessions/routes.ts'
import { registerAbsences } from './modules/absences/routes.ts'
import { registerDefinitionsInUse } from './modules/definitions-in-use/routes.ts'
import { registerThirdParties } from './modules/third-parties/routes.ts'

/** Registers every feature's calls. */
export function registerModules(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  stopWhileDown(app, deps)
  registerHealth(app, routeDeps, deps)
  registerFaults(app, routeDeps)
  registerHelp(app, routeDeps, deps)
  registerAccounts(app, routeDeps, deps)
  registerSessions(app, routeDeps, deps)
  registerAlerts(app, routeDeps, deps)
  registerCatalogue(app, routeDeps, deps)
  registerDrafts(app, routeDeps, deps)
  registerFiles(app, routeDeps, deps)
  const { previewAct, printDraft, documents } = registerActs(app, routeDeps, deps)
  const editor = editorHandlers(deps)
  registerApplicantChanges(app, routeDeps, deps, {
    advance,
    issueLink,
    startAct: taskHandlers(deps)['tasks.startAct'],
    readAct: editor['acts.read'],
    saveAct: editor['acts.save'],
    previewAct,
    signAct: confirmOtp(deps),
  })
  registerCases(app, routeDeps, deps)
  registerLinkedCases(app, routeDeps, deps)
  registerInbox(app, routeDeps, deps)
  registerDashboard(app, routeDeps, deps)
  registerNotices(app, routeDeps, deps)
  registerBulletin(app, routeDeps, deps)
  registerConsult(app, routeDeps, deps)
  registerRegister(app, routeDeps, deps)
  registerFigures(app, routeDeps, deps)
  registerMessages(app, routeDeps, deps)
  registerReports(app, routeDeps, deps, documents)
  registerOperations(app, routeDeps, deps)
  registerConfiguration(app, routeDeps, deps, {
    print: printDraft,
    readAct: (db, actor, id) => readAct(db, actor, 'acts.read', id),
    catalogueOf: (snapshot) => openCatalogue({ current: () => snapshot }),
  })
  registerAuditing(app, routeDeps, deps)
  registerThirdParties(app, routeDeps, deps)
  registerLayers(app, routeDeps, deps)
  registerPlaces(app, routeDeps, deps)
  registerAbsences(app, routeDeps, deps)
  registerDefinitionsInUse(app, routeDeps, deps)
  registerExpedientes(app, routeDeps, deps, documents)
}
