import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { DOCUMENT_TYPES } from '@ventanilla/domain/identity/documents'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { type AcceptedConstant, constant, counted } from './accepted-constant.ts'

const LEGAL = 'packages/catalog/src/legal/legal-texts.ts'
const PROCEDURE = 'apps/web/src/keeping/procedure/procedure.ts'
const LISTED = 'packages/domain/src/cases/listed.ts'
const OFFICES = 'apps/web/src/features/publico/offices.ts'
const SPECIFIED = 'packages/domain/src/kernel/specified.ts'
const LOADER = 'apps/web/src/features/cuenta/registro/validating-loader.tsx'

/** Procedure types that declare something; a single one as a number. */
function typesThat(declare: (procedure: ProcedureRevision) => boolean): number | number[] {
  const types = PROCEDURES.filter(declare).map(({ ttId }) => ttId)
  const [one, ...others] = types
  return one !== undefined && others.length === 0 ? one : types
}

/** Documents that the public detail of a type leaves out, in the order of the specification. */
const HIDDEN_DOCUMENTS = [239, 241, 68, 82, 83, 240]
const hiddenDocuments = (): number[] =>
  PROCEDURES.flatMap(({ documents }) => documents)
    .filter(({ hiddenInDetail }) => hiddenInDetail)
    .map(({ id }) => id)
    .sort((a, b) => HIDDEN_DOCUMENTS.indexOf(a) - HIDDEN_DOCUMENTS.indexOf(b))

/**
 * Constants of the public part, before a session: messages, catalogue, offices, legal terms, registration and
 * login.
 */
export const FRONT_DOOR_CONSTANTS: readonly AcceptedConstant[] = [
  constant('message.autoHide', 6000, SPECIFIED, 'messageMs: 6_000'),
  constant('message.maxShown', 5, SPECIFIED, 'messagesAtOnce: 5'),
  constant('search.maxSuggestions', 10, 'apps/web/src/app/menu/side-menu.ts', 'SUGGESTIONS_AT_MOST = 10'),
  constant('navbar.width', 280, 'apps/web/src/ui/theme/tokens.css', '--v-navbar: 280px'),
  constant('footer.year', 2022, 'apps/web/src/client/config.ts', 'FOOTER_YEAR = 2022'),
  constant('dataPolicy.consultations', 10, LEGAL, 'máximo de diez (10) días hábiles'),
  constant('dataPolicy.claims', 15, LEGAL, 'máximo de quince (15) días hábiles'),
  constant('dataPolicy.petitions', 15, LEGAL, 'se resuelven en quince (15) días;'),
  constant('dataPolicy.webTracking', 12, LEGAL, 'los datos de rastreo web, doce (12) meses'),
  constant('subcategory.all', 0, PROCEDURE, 'ALL_TOPICS = 0'),
  counted('procedureType.hidden', 27, () => typesThat(({ listed }) => !listed)),
  constant('procedureType.disabledState', 0, LISTED, 'row.tt_estado !== 0'),
  counted('procedureType.specialDisplay', [13, 29], () =>
    typesThat(({ presentation }) => presentation !== 'texto'),
  ),
  counted('procedureType.bulletedDescription', 13, () =>
    typesThat(({ presentation }) => presentation === 'lista'),
  ),
  counted('procedureType.splitDescription', 29, () =>
    typesThat(({ presentation }) => presentation === 'vinetas'),
  ),
  counted('procedureType.waterConcession', 3, () => typesThat(({ detailText }) => detailText !== undefined)),
  counted('procedureType.waterConcession.hiddenDocuments', HIDDEN_DOCUMENTS, hiddenDocuments),
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
  constant('code.boxes', 4, 'apps/web/src/ui/fields/code-boxes.tsx', 'length = 4'),
  constant('code.resendCountdown', 60, SPECIFIED, 'codeEverySeconds: 60'),
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
    'apps/web/src/features/cuenta/registro/use-registration.ts',
    "type Phase = 'form' | 'code' | 'done'",
  ),
  constant(
    'passwordReset.steps',
    3,
    'apps/web/src/features/cuenta/cuenta.text.ts',
    "steps: ['Correo', 'Código', 'Contraseña nueva']",
  ),
  constant('idle.timeout', 2100000, SPECIFIED, 'idleMinutes: 35'),
  constant('idle.timeoutMinutes', 35, SPECIFIED, 'idleMinutes: 35'),
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
]
