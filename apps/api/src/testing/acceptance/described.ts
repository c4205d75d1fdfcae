/**
 * A text the specification requires without wording it: the source that contains it, or the test that proves
 * it.
 */
export type AcceptedDescription = { readonly id: string } & (
  | { readonly file: string; readonly says: string }
  | { readonly test: NamedTest }
)

/** A test, by its file and the start of its title. */
export interface NamedTest {
  readonly file: string
  readonly title: string
}

const said = (id: string, file: string, says: string): AcceptedDescription => ({ id, file, says })
const seen = (id: string, file: string, title: string): AcceptedDescription => ({ id, test: { file, title } })

const ACCOUNT = 'apps/web/src/features/cuenta'
const ACCOUNT_TEXT = `${ACCOUNT}/cuenta.text.ts`
const ACCOUNT_E2E = 'e2e/cuenta.e2e.ts'
const ALERTS_E2E = 'e2e/cuenta-administracion.e2e.ts'
const PUBLIC_E2E = 'e2e/publico.e2e.ts'

/** Texts described without wording, in the catalogue's order. */
export const ACCEPTED_DESCRIPTIONS: readonly AcceptedDescription[] = [
  said(
    'footer.text',
    'apps/web/src/app/layouts/public-footer.tsx',
    'Todos los derechos reservados {FOOTER_YEAR}',
  ),
  seen(
    'legal.data-policy',
    ACCOUNT_E2E,
    'the registration says what is wrong in the words of the specification',
  ),
  said('legal.terms', 'packages/catalog/src/legal/legal-texts.ts', 'terminos: {'),
  said(
    'unavailable.notice',
    'apps/web/src/features/tramites/unavailable-screen.tsx',
    'Este trámite todavía no está disponible en línea',
  ),
  seen(
    'detail.type-3-description',
    'apps/web/src/keeping/procedure/procedure.test.ts',
    'has the fixed text that a type declares, else its summary',
  ),
  said(
    'login-citizen.privacy-link',
    'apps/web/src/app/layouts/auth-layout.tsx',
    'Política de tratamiento de datos',
  ),
  seen(
    'login-citizen.disabled-notice',
    ALERTS_E2E,
    'a login is closed by alert ${type} for those whom it means',
  ),
  seen(
    'login-official.danger-alert',
    ALERTS_E2E,
    'a login is closed by alert ${type} for those whom it means',
  ),
  said(
    'login-official.forgot',
    `${ACCOUNT}/ingreso/official-login-screen.tsx`,
    "href('/olvidar-contrasena-funcionario')",
  ),
  said(
    'login-official.create-account',
    `${ACCOUNT}/ingreso/official-login-screen.tsx`,
    "href('/registro-funcionario')",
  ),
  seen('registration.success-dialog', ACCOUNT_E2E, 'a citizen registers with code and link, and logs in'),
  said(
    'registration.official-success-dialog',
    `${ACCOUNT}/registro/success-dialog.tsx`,
    'text.done.official',
  ),
  said('registration.resend-countdown', ACCOUNT_TEXT, 'Podrá solicitar un nuevo SMS en ${seconds}'),
  said(
    'password.missing-digit',
    'packages/domain/src/identity/password.ts',
    'La contraseña debe tener al menos un número',
  ),
  said(
    'password.missing-letter',
    'packages/domain/src/identity/password.ts',
    'La contraseña debe tener al menos una letra',
  ),
  said(
    'password.alphanumeric',
    'packages/domain/src/identity/password.ts',
    'La contraseña debe ser alfanumérica',
  ),
  seen('verify.citizen-success', ACCOUNT_E2E, 'a citizen registers with code and link, and logs in'),
  said('verify.proxy', ACCOUNT_TEXT, 'Su correo ha sido verificado. Ahora debe establecer su contraseña.'),
  said(
    'tipos.placeholder',
    'apps/web/src/features/publico/department-search.tsx',
    'Escriba el nombre del departamento',
  ),
  seen('tipos.no-results', PUBLIC_E2E, 'categories lead to the one office of the department that is served'),
  seen('tipos.office', PUBLIC_E2E, 'categories lead to the one office of the department that is served'),
  said(
    'tipos.nothing-selected',
    'apps/web/src/features/publico/categories-screen.tsx',
    'Todavía no ha elegido un trámite',
  ),
  said(
    'workflow.no-users-for-role',
    'packages/domain/src/workflow/decision/unstaffed.ts',
    'No se encontró ningún usuario con el rol requerido',
  ),
  seen('list.load-failure', PUBLIC_E2E, 'the list says in the server’s words why it could not be loaded'),
  said('reset.back-to-login', ACCOUNT_TEXT, 'Volver a iniciar sesión'),
  seen(
    'session.expired',
    'apps/web/src/client/session/session.test.ts',
    'clears an expired token and says so in the stated words, without asking the server',
  ),
  seen(
    'server-message',
    'apps/web/src/client/session/session.test.ts',
    'logs out, shows the message of the server and leads the same person back after their next login',
  ),
]
