import { ROLES } from '@ventanilla/catalog/roles/roles'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { DOCUMENT_TYPES } from '@ventanilla/domain/identity/documents'

type Value = string | number | readonly Value[] | { readonly id: number; readonly name: string }

/** A number, limit or id, and the place of the product that must say it, or what is measured on it; null: nothing yet. */
export interface AcceptedConstant {
  readonly id: string
  readonly value: Value
  readonly file: string | null
  readonly says: string | null
  readonly measured?: () => Value
}

const constant = (
  id: string,
  value: Value,
  file: string | null = null,
  says: string | null = null,
): AcceptedConstant => ({
  id,
  value,
  file,
  says,
})

const counted = (id: string, value: Value, measured: () => Value): AcceptedConstant => ({
  ...constant(id, value),
  measured,
})

/** Codes that the step of a liquidation offers for one of its fields. */
const optionsOf = (field: string): string[] =>
  (workflow.steps.get('LIQ-01')?.capture.find(({ key }) => key === field)?.options ?? []).map(
    ({ value }) => value,
  )

/** The specification describes these keys without giving them: ours, and what each of them is there. */
const LIQUIDATION_KEYS: Readonly<Record<string, string>> = {
  formula: 'formula',
  formulaTUA: 'formula TUA',
  formulaWorkflow: 'formula workflow',
  oficial: 'official',
  oficialReciboPago: 'official payment receipt',
  selectedYear: 'selected year',
}

const LEGAL = 'packages/catalog/src/legal/legal-texts.ts'
const PROCEDURE = 'apps/web/src/features/publico/procedure.ts'
const LISTED = 'packages/domain/src/cases/listed.ts'
const OFFICES = 'apps/web/src/features/publico/offices.ts'
const LOADER = 'apps/web/src/features/cuenta/validating-loader.tsx'
const ACCOUNTS = 'packages/contract/src/portal/accounts.contract.ts'

/** Numbers, limits and ids of the product. */
export const ACCEPTED_CONSTANTS: readonly AcceptedConstant[] = [
  constant('message.autoHide', 6000, 'apps/web/src/client/messages.ts', 'MESSAGE_HIDE_MS = 6000'),
  constant('message.maxShown', 5, 'apps/web/src/client/messages.ts', 'MESSAGES_AT_ONCE = 5'),
  constant('search.maxSuggestions', 10, 'apps/web/src/app/menu/side-menu.ts', 'SUGGESTIONS_AT_MOST = 10'),
  constant('navbar.width', 280, 'apps/web/src/ui/theme/tokens.css', '--v-navbar: 280px'),
  constant('footer.year', 2022, 'apps/web/src/client/config.ts', 'FOOTER_YEAR = 2022'),
  constant('dataPolicy.consultations', 10, LEGAL, 'máximo de diez (10) días hábiles'),
  constant('dataPolicy.claims', 15, LEGAL, 'máximo de quince (15) días hábiles'),
  constant('dataPolicy.petitions', 15, LEGAL, 'se resuelven en quince (15) días;'),
  constant('dataPolicy.webTracking', 12, LEGAL, 'los datos de rastreo web, doce (12) meses'),
  constant('subcategory.all', 0, PROCEDURE, 'ALL_TOPICS = 0'),
  constant('procedureType.hidden', 27, LISTED, 'HIDDEN_TYPE = 27'),
  constant('procedureType.disabledState', 0, LISTED, 'row.tt_estado !== 0'),
  constant('procedureType.specialDisplay', [13, 29], PROCEDURE, 'BULLETED_TYPE = 13\nconst SPLIT_TYPE = 29'),
  constant('procedureType.bulletedDescription', 13, PROCEDURE, 'BULLETED_TYPE = 13'),
  constant('procedureType.splitDescription', 29, PROCEDURE, 'SPLIT_TYPE = 29'),
  constant('procedureType.waterConcession', 3, PROCEDURE, 'WATER_USE_TYPE = 3'),
  constant(
    'procedureType.waterConcession.hiddenDocuments',
    [239, 241, 68, 82, 83, 240],
    PROCEDURE,
    '[239, 241, 68, 82, 83, 240]',
  ),
  constant(
    'procedureType.withForm',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29],
  ),
  constant('procedureType.sharedForm', [2, 4]),
  constant(
    'procedureCategory.listed',
    1,
    'packages/contract/src/portal/catalogue.contract.ts',
    "/tramite/categoria/1'",
  ),
  constant('procedureCategory.active', 1, OFFICES, 'ACTIVE_CATEGORY = 1'),
  constant('department.withResult', 23, OFFICES, 'SERVED_DEPARTMENT = 23'),
  constant('department.results', 1, OFFICES, '? [OFFICE]'),
  constant('department.otherResults', 0, OFFICES, ': []'),
  constant(
    'territorial.inactive',
    0,
    'apps/api/src/modules/catalogue/reference-lists.ts',
    'estado: o.active ? 1 : 0',
  ),
  constant('phone.digits', 10, 'packages/domain/src/identity/phone.ts', '^[0-9]{10}$'),
  constant('phone.prefix', '57', 'packages/domain/src/identity/phone.ts', "PHONE_PREFIX = '57'"),
  constant('password.min', 8, 'packages/domain/src/identity/password.ts', 'PASSWORD_MIN = 8'),
  constant('code.digits', 4, 'packages/contract/src/acts.contract.ts', 'code: z.string().regex(/^\\d{4}$/)'),
  constant('code.boxes', 4, 'apps/web/src/ui/code-boxes.tsx', 'length = 4'),
  constant('code.resendCountdown', 60, 'apps/web/src/features/cuenta/cuenta.text.ts', 'RESEND_SECONDS = 60'),
  constant(
    'email.confirmationWindow',
    30,
    'apps/api/src/modules/accounts/links.ts',
    'LINK_LIFE = 30 * MINUTE',
  ),
  constant('loader.step', 30, LOADER, 'const STEP = 30'),
  constant('loader.interval', 500, LOADER, 'EVERY_MS = 500'),
  constant(
    'registration.steps',
    2,
    'apps/web/src/features/cuenta/use-registration.ts',
    "type Phase = 'form' | 'code' | 'done'",
  ),
  constant(
    'passwordReset.steps',
    3,
    'apps/web/src/features/cuenta/cuenta.text.ts',
    "steps: ['Correo', 'Código', 'Contraseña nueva']",
  ),
  constant('idle.timeout', 2100000, 'apps/web/src/client/session.ts', 'IDLE_MS = 2_100_000'),
  constant('idle.timeoutMinutes', 35, 'apps/web/src/client/session.ts', 'IDLE_MS = 2_100_000'),
  constant(
    'personType',
    [
      { id: 1, name: 'Natural' },
      { id: 2, name: 'Juridica' },
    ],
    'packages/domain/src/identity/documents.ts',
    "{ id: 1, name: 'Natural' },\n  { id: 2, name: 'Jurídica' },",
  ),
  constant(
    'documentType.natural',
    [
      { id: 1, name: 'cedula de ciudadania' },
      { id: 3, name: 'cedula de extranjeria' },
      { id: 4, name: 'pasaporte' },
    ],
    'packages/domain/src/identity/documents.ts',
    ': [1, 3, 4]',
  ),
  constant(
    'documentType.juridica',
    [{ id: 6, name: 'NIT' }],
    'packages/domain/src/identity/documents.ts',
    'if (person === 2) return [6]',
  ),
  constant(
    'documentType.officialExtra',
    [{ id: 5, name: 'Permiso Especial de Permanencia' }],
    'packages/domain/src/identity/documents.ts',
    "{ id: 5, short: 'PEP', name: 'Permiso Especial de Permanencia' }",
  ),
  counted('documentType.all', [1, 3, 4, 5, 6], () => DOCUMENT_TYPES.map(({ id }) => id)),
  constant(
    'gender',
    [
      { id: 1, name: 'Masculino' },
      { id: 2, name: 'Femenino' },
    ],
    'packages/domain/src/identity/documents.ts',
    "{ id: 1, name: 'Masculino' },\n  { id: 2, name: 'Femenino' },",
  ),
  constant(
    'changeFlow.state',
    11,
    'packages/domain/src/cases/applicant-change.ts',
    'newApplicantRegistered: 11',
  ),
  constant('corporation.only', 1, ACCOUNTS, "value === 1, 'Elija la corporación'"),
  counted('liquidation.years', [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027], () =>
    optionsOf('liquidacion.anio').map(Number),
  ),
  constant('searchBy', [
    { id: 1, name: 'request number' },
    { id: 2, name: 'physical file number' },
    { id: 3, name: 'internal procedure number' },
  ]),
  constant(
    'alert.applicationDown',
    100,
    'packages/domain/src/access/global-alerts.ts',
    'applicationDown: 100',
  ),
  constant(
    'alert.citizenNotLoggedIn',
    110,
    'packages/domain/src/access/global-alerts.ts',
    'citizensNotLoggedIn: 110',
  ),
  constant(
    'alert.cannotCreateRequests',
    120,
    'packages/domain/src/access/global-alerts.ts',
    'noNewRequests: 120',
  ),
  constant('alert.general', 130, 'packages/domain/src/access/global-alerts.ts', 'general: 130'),
  constant('alert.signaturesDown', 140, 'packages/domain/src/access/global-alerts.ts', 'noSignatures: 140'),
  counted(
    'liquidation.keys',
    ['formula', 'formula TUA', 'formula workflow', 'official', 'official payment receipt', 'selected year'],
    () => optionsOf('liquidacion.clave').map((key) => LIQUIDATION_KEYS[key] ?? key),
  ),
  constant('unknownIds', [3, 4, 5, 6, 7, 8, 11, 12, 13, 14]),
  constant(
    'session.storage',
    'session storage',
    'apps/web/src/client/session.ts',
    'sessionStorage.setItem(TOKEN_KEY',
  ),
  constant(
    'session.tokenKey',
    'jwt access token key',
    'apps/web/src/client/session.ts',
    "TOKEN_KEY = 'jwt_access_token'",
  ),
  constant(
    'upload.fileName',
    'a generated unique id plus extension',
    'apps/web/src/client/upload.ts',
    'crypto.randomUUID()}.${',
  ),
  constant(
    'dropdown.emptyOption',
    '----',
    'apps/web/src/forms/kinds/choice/ChoiceInput.tsx',
    "EMPTY_OPTION = '----'",
  ),
  constant(
    'upload.recognisedTypes',
    ['pdf', 'docx', 'xlsx', 'png'],
    'apps/api/src/modules/files/upload-place.ts',
    "RECOGNISED = ['pdf', 'docx', 'xlsx', 'png'] as const",
  ),
  constant('upload.fallbackType', 'jpeg', 'apps/api/src/modules/files/upload-place.ts', "?? 'image/jpeg'"),
  constant(
    'upload.path.request',
    '{applicant id}/{request id}/solicitud',
    'apps/api/src/modules/files/upload-place.ts',
    '^(${UUID})/(${UUID})/(solicitud|tarea)',
  ),
  constant(
    'upload.path.imageTemplates',
    'images/images-templates[/{id}]',
    'apps/api/src/modules/files/upload-place.ts',
    '^images/images-templates',
  ),
  constant(
    'upload.path.imageDocuments',
    'images/images-documents-solicitud/{id}',
    'apps/api/src/modules/files/upload-place.ts',
    '^images/images-documents-solicitud/',
  ),
  constant(
    'api.prefix',
    '/api/v1',
    'packages/contract/src/portal/workflow.contract.ts',
    "path: '/api/v1/workflow/",
  ),
  // about fifty: to the nearest ten
  counted(
    'roles.cliApprox',
    50,
    () => Math.round(ROLES.filter(({ code }) => code.startsWith('CLI_')).length / 10) * 10,
  ),
  counted('roles.superadmin', 1, () => ROLES.filter(({ code }) => code === 'SUPERADMIN').length),
  counted(
    'roles.apoyoAdministrativo',
    7,
    () => ROLES.filter(({ code }) => /^CLI_APOYO_ADMINISTRATIVO_[1-7]$/.test(code)).length,
  ),
  constant('status.register.phoneExists', 201, ACCOUNTS, '201: toldWith(201, z.null())'),
  constant('status.verify.success', 200, ACCOUNTS, '200: toldWith(200, z.uuid())'),
  constant('status.codePassword.valid', 200, ACCOUNTS, 'answers: { 200: told(200), 400: told(400) }'),
  constant('status.changeCreate.success', 200),
  constant('status.changeCreate.failure', 201),
  constant(
    'status.requestLoad.forbidden',
    403,
    'packages/contract/src/portal/workflow.contract.ts',
    '403: z.object({ status: z.literal(403)',
  ),
  constant(
    'status.requestLoad.serverError',
    500,
    'apps/web/src/features/tareas/task-data.ts',
    'error.status >= 500',
  ),
  constant(
    'status.workflow.softError',
    202,
    'packages/contract/src/portal/workflow.contract.ts',
    '202: z.object({ status: z.literal(202)',
  ),
  constant(
    'status.workflow.ok',
    200,
    'packages/contract/src/portal/workflow.contract.ts',
    'data: z.object({ component: component.nullable()',
  ),
  constant(
    'status.workflow.noUsers',
    400,
    'packages/domain/src/workflow/act-life.ts',
    'throw new Refusal(\n      400,',
  ),
  constant(
    'status.shared.ok',
    200,
    'packages/contract/src/portal/workflow.contract.ts',
    '200: z.object({ status: z.literal(200), message: z.string(), data: caseDetail })',
  ),
  constant('status.unauthorized', 401, 'apps/web/src/client/http.ts', 'response.status !== 401'),
]
