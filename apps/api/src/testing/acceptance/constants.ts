import { SEARCH_BY } from '@ventanilla/domain/cases/search-by'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { type AcceptedConstant, constant, counted } from './accepted-constant.ts'
import { FRONT_DOOR_CONSTANTS } from './front-door-constants.ts'

/** Option codes of a field in the liquidación step. */
const optionsOf = (field: string): string[] =>
  (workflow.steps.get('LIQ-01')?.capture.find(({ key }) => key === field)?.options ?? []).map(
    ({ value }) => value,
  )

/** Keys the specification describes without naming them: our names and meanings. */
const LIQUIDATION_KEYS: Readonly<Record<string, string>> = {
  formula: 'formula',
  formulaTUA: 'formula TUA',
  formulaWorkflow: 'formula workflow',
  oficial: 'official',
  oficialReciboPago: 'official payment receipt',
  selectedYear: 'selected year',
}

const ASKING = 'apps/api/src/modules/applicant-changes/ask-change.ts'
const ACCOUNTS = 'packages/contract/src/portal/accounts.contract.ts'

/** Numbers, limits and ids of the product. */
export const ACCEPTED_CONSTANTS: readonly AcceptedConstant[] = [
  ...FRONT_DOOR_CONSTANTS,
  constant(
    'changeFlow.state',
    11,
    'packages/domain/src/cases/applicant-change.ts',
    'newApplicantRegistered: 11',
  ),
  constant('corporation.only', 1, ACCOUNTS, 'CORPORATIONS = [{ id: 1,'),
  counted('liquidation.years', [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027], () =>
    optionsOf('liquidacion.anio').map(Number),
  ),
  counted(
    'searchBy',
    [
      { id: 1, name: 'request number' },
      { id: 2, name: 'physical file number' },
      { id: 3, name: 'internal procedure number' },
    ],
    () => SEARCH_BY.map(({ id, name }) => ({ id, name })),
  ),
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
    'apps/web/src/client/session/session.ts',
    'sessionStorage.setItem(TOKEN_KEY',
  ),
  constant(
    'session.tokenKey',
    'jwt access token key',
    'apps/web/src/client/session/session.ts',
    "TOKEN_KEY = 'jwt_access_token'",
  ),
  constant(
    'upload.fileName',
    'a generated unique id plus extension',
    'apps/web/src/client/network/upload.ts',
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
    '(?<applicant>${UUID})/(?<case>${UUID})/(?<purpose>solicitud|',
  ),
  constant(
    'upload.path.imageTemplates',
    'images/images-templates[/{id}]',
    'apps/api/src/modules/files/upload-place.ts',
    'place(`images/images-templates(?:/',
  ),
  constant(
    'upload.path.imageDocuments',
    'images/images-documents-solicitud/{id}',
    'apps/api/src/modules/files/upload-place.ts',
    'place(`images/images-documents-solicitud/(?<case>',
  ),
  constant(
    'api.prefix',
    '/api/v1',
    'packages/contract/src/portal/workflow.contract.ts',
    "path: '/api/v1/workflow/",
  ),
  // about fifty: rounded to the nearest ten
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
  constant('status.register.phoneExists', 201, ACCOUNTS, '201: statusReplyWith(201, z.null())'),
  constant('status.verify.success', 200, ACCOUNTS, '200: statusReplyWith(200, z.uuid())'),
  constant('status.codePassword.valid', 200, ACCOUNTS, 'answers: { 200: told(200), 400: told(400) }'),
  constant('status.changeCreate.success', 200, ASKING, "message: 'La solicitud de cambio quedó creada."),
  constant('status.changeCreate.failure', 201, ASKING, 'status: 201,'),
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
    '202: z.object({\n        status: z.literal(202),',
  ),
  constant(
    'status.workflow.ok',
    200,
    'packages/contract/src/portal/workflow.contract.ts',
    'data: z.object({ component: component.nullable()',
  ),
  constant('status.workflow.noUsers', 400, 'apps/api/src/http/refusal-statuses.ts', 'unstaffed: 400,'),
  constant(
    'status.shared.ok',
    200,
    'packages/contract/src/portal/workflow.contract.ts',
    '200: z.object({ status: z.literal(200), message: z.string(), data: caseDetail })',
  ),
  constant('status.unauthorized', 401, 'apps/web/src/client/network/http.ts', 'response.status !== 401'),
]
