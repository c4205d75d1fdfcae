import { accountProposals } from '@ventanilla/contract/account-proposals.contract'
import { accounts } from '@ventanilla/contract/accounts.contract'
import { acts, portalDocuments } from '@ventanilla/contract/acts.contract'
import { atWindow } from '@ventanilla/contract/at-window.contract'
import { alerts } from '@ventanilla/contract/alerts.contract'
import { appeals } from '@ventanilla/contract/appeals.contract'
import { applicantChanges } from '@ventanilla/contract/applicant-changes.contract'
import { auditing } from '@ventanilla/contract/audit.contract'
import { bulletin } from '@ventanilla/contract/bulletin.contract'
import { cases } from '@ventanilla/contract/cases.contract'
import { configurationCarrying } from '@ventanilla/contract/configuration-carrying.contract'
import { configurationDrafting } from '@ventanilla/contract/configuration-drafting.contract'
import { configurationEffects } from '@ventanilla/contract/configuration-effects.contract'
import { help } from '@ventanilla/contract/help.contract'
import { configurationPaste } from '@ventanilla/contract/configuration-paste.contract'
import { configurationPublishing } from '@ventanilla/contract/configuration-publishing.contract'
import { configurationReading } from '@ventanilla/contract/configuration-reading.contract'
import { configurationTrials } from '@ventanilla/contract/configuration-trials.contract'
import { consult } from '@ventanilla/contract/consult.contract'
import { dashboard } from '@ventanilla/contract/dashboard.contract'
import { drafts } from '@ventanilla/contract/drafts.contract'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { expedientes } from '@ventanilla/contract/expedientes.contract'
import { figures } from '@ventanilla/contract/figures.contract'
import { files } from '@ventanilla/contract/files.contract'
import { health } from '@ventanilla/contract/health.contract'
import { inbox } from '@ventanilla/contract/inbox.contract'
import { linkedCases } from '@ventanilla/contract/linked-cases.contract'
import { notices } from '@ventanilla/contract/notices.contract'
import { messages } from '@ventanilla/contract/messages.contract'
import { operations } from '@ventanilla/contract/operations.contract'
import { accountsPortal } from '@ventanilla/contract/portal/accounts.contract'
import { applicantChangeCalls } from '@ventanilla/contract/portal/applicant-change-calls.contract'
import { applicantChangePortal } from '@ventanilla/contract/portal/applicant-change.contract'
import { authenticationPortal } from '@ventanilla/contract/portal/authentication.contract'
import { cataloguePortal } from '@ventanilla/contract/portal/catalogue.contract'
import { portalWorkflow } from '@ventanilla/contract/portal/workflow.contract'
import { passkeys } from '@ventanilla/contract/passkeys.contract'
import { ownAccount } from '@ventanilla/contract/profile.contract'
import { reports } from '@ventanilla/contract/reports.contract'
import { register } from '@ventanilla/contract/register.contract'
import { sessions } from '@ventanilla/contract/sessions.contract'
import { signing } from '@ventanilla/contract/signing.contract'
import { tasks } from '@ventanilla/contract/tasks.contract'
import { absences } from '@ventanilla/contract/absences.contract'
import { definitionsInUse } from '@ventanilla/contract/definitions-in-use.contract'
import { layers } from '@ventanilla/contract/layers.contract'
import { places } from '@ventanilla/contract/places.contract'
import { thirdParties } from '@ventanilla/contract/third-parties.contract'
import { territory } from '@ventanilla/contract/territory.contract'

/** Every call of the product: OpenAPI, the client's paths and the role × call matrix are derived from it. */
export const endpoints: readonly EndpointShape[] = [
  health,
  accounts,
  accountProposals,
  ownAccount,
  accountsPortal,
  applicantChangePortal,
  applicantChangeCalls,
  applicantChanges,
  authenticationPortal,
  passkeys,
  sessions,
  alerts,
  cataloguePortal,
  territory,
  drafts,
  atWindow,
  figures,
  files,
  cases,
  linkedCases,
  appeals,
  tasks,
  inbox,
  reports,
  dashboard,
  notices,
  bulletin,
  consult,
  register,
  messages,
  operations,
  configurationReading,
  configurationEffects,
  configurationTrials,
  configurationDrafting,
  configurationPaste,
  help,
  configurationCarrying,
  configurationPublishing,
  auditing,
  expedientes,
  thirdParties,
  layers,
  places,
  absences,
  definitionsInUse,
  portalWorkflow,
  acts,
  portalDocuments,
  signing,
].flatMap((table) => Object.values(table) as EndpointShape[]) // a table has nothing else
