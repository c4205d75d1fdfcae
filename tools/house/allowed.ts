/** A file exempt from a rule, and the reason. */
interface Exception {
  readonly path: RegExp
  readonly why: string
}

/**
 * Files of the server that read what the product ships, instead of what is in force: the list can only shrink, and each
 * line says what it still reads.
 */
export const READS_THE_PRODUCT: readonly Exception[] = [
  { path: /^apps\/api\/src\/open-portal\.ts$/, why: 'publishes what the product ships' },
  {
    path: /^apps\/api\/src\/catalogue\.ts$/,
    why: 'national norms and statuses are no kinds yet, and acts of before were signed by the shipped competence',
  },
  { path: /^apps\/api\/src\/catalogue-lists\.ts$/, why: 'closed lists of the OpenAPI document' },
  {
    path: /^apps\/api\/src\/modules\/(accounts|sessions|auditing)\//,
    why: 'names of roles that the authority did not name, and what weighs in them, are no kinds yet',
  },
  {
    path: /^apps\/api\/src\/modules\/acts\/(act-problems|editor|preview-act)\.ts$/,
    why: 'labels of the variables of acts, which the program fills',
  },
  {
    path: /^apps\/api\/src\/(settings|modules\/cases\/(choices|fees\/fine-facts)|modules\/operations\/routes)\.ts$/,
    why: 'invented rates of the demonstration, and figures of fines and to be confirmed, are no kinds yet',
  },
  {
    path: /^apps\/api\/src\/modules\/cases\/reading\/(cases-in-municipality|standing)\.ts$/,
    why: 'municipalities of the country, and sentences on endings, are no kinds yet',
  },
  {
    path: /^apps\/api\/src\/modules\/figures\/decided-cases\.ts$/,
    why: 'sentences on endings, by which a decision grants or refuses, are no kind yet',
  },
  {
    path: /^apps\/api\/src\/modules\/catalogue\/(publish|reference-lists)\.ts$/,
    why: 'revisions of procedures follow the product, and which roles can be chosen, departments, types of documents are no kinds',
  },
]

/** Files that can read the machine's clock (decision 46). */
export const MACHINE_CLOCK: readonly Exception[] = [
  { path: /^apps\/api\/src\/adapters\/clock\//, why: 'it is the clock port' },
  {
    path: /^apps\/api\/src\/http\/guards\/(budgets|rate-limit|login-guard)\.ts$/,
    why: 'limits use the real clock',
  },
  { path: /^apps\/api\/src\/db\/migrating\//, why: 'notes when a migration was applied; no rule reads it' },
  {
    path: /^apps\/api\/src\/(db\/(people\/(sessions|login)|housekeeping)\.ts$|modules\/sessions\/)/,
    why: 'sessions stand behind tokens, which use the real clock',
  },
  {
    path: /^apps\/api\/src\/(http\/guards|modules\/[^/]+)\/[\w-]*token[\w-]*\.ts$/,
    why: 'tokens use the real clock',
  },
  { path: /^apps\/web\/src\/client\/clock\.ts$/, why: 'the browser’s clock, for display and autosave' },
  { path: /^(tools|bench|e2e)\//, why: 'programs that measure or drive, no rules of the product' },
  {
    path: /\.(test|testkit|testdata)\.tsx?$/,
    why: 'tests compare with the real clock where that is their subject',
  },
]

/** Files that can be longer than 400 lines. */
export const LONG_FILES: readonly Exception[] = [
  { path: /^packages\/catalog\//, why: 'data of the authority' },
  { path: /\/generated\//, why: 'written by a program' },
  { path: /\/acceptance\//, why: 'tables of facts that tests compare with' },
  { path: /\.(test|testkit|testdata)\.tsx?$/, why: 'lists of cases, read from top to bottom' },
  { path: /\.(json|md|sql|svg)$|^(LICENSE|NOTICE)$/, why: 'not program text' },
]

/** Folders that can hold more than thirty files. */
export const WIDE_FOLDERS: readonly Exception[] = [
  { path: /^packages\/catalog\/src\/(acts|procedures)\//, why: 'one file for each act or example' },
  { path: /\/generated(\/fields)?$/, why: 'written by a program' },
  { path: /^packages\/contract\/src$/, why: 'one contract for each module, found by its name' },
  { path: /\/migrations$/, why: 'one file for each migration, in their order' },
]

/** Exports that only tests name, and what they are for. */
export const TEST_ONLY: readonly {
  readonly path: string
  readonly names: readonly string[]
  readonly why: string
}[] = [
  {
    path: 'packages/catalog/src/causes/causes.ts',
    names: ['SEARCH_BY'],
    why: 'a list of the specification, which the configuration by the administrator will read',
  },
  {
    path: 'packages/catalog/src/workflows/flow-differences.ts',
    names: ['differences'],
    why: 'what `checkWorkflow` compares the workflows with',
  },
  {
    path: 'packages/catalog/src/workflows/loaded.ts',
    names: ['outcomesNotLoaded'],
    why: 'what `checkWorkflow` compares the workflows with',
  },
  {
    path: 'packages/domain/src/fees/receipt-words.ts',
    names: ['ANNULMENT_CAUSES'],
    why: 'the keys of a private table, so that tests read every cause',
  },
  {
    path: 'packages/domain/src/acts/numbering.ts',
    names: ['parseNumber'],
    why: 'the inverse that tests hold numbers to; it shares the private reading of a format',
  },
]

/** Ids of families that are also words of something else: only where a family is meant are they reported. */
export const HOMONYMS: Readonly<Record<string, string>> = {
  forestal: 'a word that people search by',
  licencia: 'a nature of procedures, and a word that people search by',
  notificacion: 'how an act is made known, and since when a term counts',
  prorroga: 'a letter of that name, and an answer of the applicant',
  pueaa: 'a list of links to norms',
  recurso: 'what a case or a reader waits for',
  revocatoria: 'a sanction of the law',
  seguimiento: 'a service that is charged, and a stage of a case that was brought over',
}

/** Codes of outcomes that are also words of something else: only where an outcome is meant are they reported. */
export const OUTCOME_HOMONYMS: readonly { readonly words: readonly string[]; readonly why: string }[] = [
  { words: ['acta', 'constancia', 'oficio'], why: 'classes of acts' },
  { words: ['apelacion', 'queja', 'reposicion'], why: 'classes of appeals' },
  { words: ['audiencia', 'prorroga'], why: 'names of letters' },
  { words: ['cumple', 'no_aplica'], why: 'verdicts on a document or an obligation' },
  { words: ['cesion', 'correccion', 'otro'], why: 'reasons and parts of a change of applicant' },
  { words: ['aceptada', 'denegada', 'si', 'no'], why: 'answers of the specification’s calls' },
  { words: ['riesgo', 'seguimiento'], why: 'services that are charged, and ways to compute a fine' },
  {
    words: ['cerrado', 'creada', 'negado', 'radicada', 'rechazada', 'rechazado', 'vencida'],
    why: 'statuses of a case, an account, a proposal or an appeal',
  },
  { words: ['abierto', 'completa', 'vencido'], why: 'states of a screen, a section, a term or a key' },
  {
    words: ['caducidad', 'cerrada', 'incompleta', 'no_encontrado', 'sin_pago', 'sin_recurso'],
    why: 'codes of refusals and of problems',
  },
  {
    words: ['acceso', 'atendida', 'concedida', 'firmado', 'notificado', 'principal', 'radicado', 'vence'],
    why: 'names of data: of events, replies, facts and columns',
  },
  { words: ['tasas'], why: 'a part of the laws of procedures' },
  { words: ['archivo', 'consulta', 'nueva', 'recurso'], why: 'what is read, kept or waited for' },
  { words: ['asignada', 'desconocida', 'devolver', 'pregunta'], why: 'parts of addresses and keys' },
  { words: ['firmar'], why: 'a sequence of calls' },
  { words: ['autorizada', 'recibido', 'renuncia'], why: 'a ground, a trait and a passage of a letter' },
  { words: ['ampliar', 'salvoconducto', 'tomar'], why: 'words that people search by' },
]

/** Mechanisms that name ids, which of them, and why they cannot read what is declared instead. */
export const LITERAL_IDS: readonly {
  readonly path: string
  readonly names: readonly string[]
  readonly why: string
}[] = [
  {
    path: 'packages/domain/src/cases/applicant-change.ts',
    names: ['cambio_solicitante'],
    why: 'the browser has no catalogue and shows these cases otherwise; an index of cases is bound to it',
  },
  {
    path: 'apps/web/src/features/tareas/task-rows.ts',
    names: ['revocatoria'],
    why: 'the browser, which has no catalogue, says whose entry points a screen of the specification shows',
  },
  {
    path: 'packages/contract/src/sequences/applicant-change.ts',
    names: ['comparece'],
    why: 'a course that clients of the API repeat names the outcomes that it takes, as a scenario does',
  },
  {
    path: 'apps/api/src/modules/accounts/proposals/end-expired.ts',
    names: ['vencida'],
    why: 'the outcome of a proposal, which no step has',
  },
  {
    path: 'apps/api/src/modules/accounts/proposals/decide-proposal.ts',
    names: ['rechazada'],
    why: 'the same',
  },
  {
    path: 'apps/demo/src/plausible/kind-of-case.ts',
    names: ['arbol_riesgo', 'forestal'],
    why: 'the demonstration has texts for the cases of these two families',
  },
]

export const excepted = (list: readonly Exception[], path: string): boolean =>
  list.some((exception) => exception.path.test(path))
