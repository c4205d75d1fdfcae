/**
 * Server calls that no screen uses, each with its reason. A test fails by name for an unused call missing here,
 * and for a listed one in use.
 */
const OUTSIDE = 'the specification names it; our screens reach the same by another of its calls'

export const UNUSED_CALLS: Readonly<Record<string, string>> = {
  'accounts.listAssigned': 'the specification names it; our inbox lists the same tasks with filters',
  'accounts.registerAndLogIn': OUTSIDE,
  'accounts.saveGeneratedToken': 'the specification names it; for programs that act for a person',
  'alerts.listInForce': 'asked by its address before the typed calls are loaded',
  'bulletin.feed': 'read by feed readers; the page links to it',
  'bulletin.file': 'opened by a link of the page',
  'catalogue.listCities': OUTSIDE,
  'catalogue.listCommunicationTypes': OUTSIDE,
  'catalogue.listPueaLinks': 'the specification names it; a procedure and a draft bring their own links',
  'catalogue.listDocumentTypes':
    'kept by the service worker; forms read the same list from the rules they share with the server',
  'changes.dataToApply': 'the specification names it; the task that applies a change shows the same',
  'changes.preview': 'the specification names it; the editor of acts previews every act alike',
  'changes.read': 'the specification names it; the case shows the change',
  'changes.readAct': 'the specification names it; the editor of acts opens every act alike',
  'changes.saveAct': 'the specification names it; the editor of acts saves every act alike',
  'figures.file': 'opened by a link of the page',
  'files.deleteOld': 'the older of two families of calls for files',
  'files.presignOld': 'the older of two families of calls for files',
  'files.remove': 'for programs: a file is taken back by its id where no link was asked for',
  'files.removeByLink': 'called by the link that generatePresignedUrlDelete answers',
  'health.read': 'asked by whoever watches the service',
  'notices.unread': 'the list of notices brings the number along',
  'sessions.logOut': 'sent as the page is left, by its address',
  'sessions.noteUse': 'asked by its address before the typed calls are loaded',
  'sessions.renew': 'asked by its address before the typed calls are loaded',
  'tasks.reschedule': 'for programs that plan routes; a person moves a visit by the step of rescheduling',
}
