import type { NamedTest } from './described.ts'

/** A form rule: its text (id of a message or described text; null: none) and its proof. */
export interface AcceptedRule<I extends string = string> {
  readonly id: I
  readonly says: string | null
  /** 'browser': driven by `e2e/validacion.e2e.ts`, where a rule without a driver fails to compile */
  readonly proof: 'browser' | NamedTest
}

const driven = <const I extends string>(id: I, says: string | null = null) =>
  ({ id, says, proof: 'browser' }) as const
const tested = <const I extends string>(id: I, says: string | null, file: string, title: string) =>
  ({ id, says, proof: { file, title } }) as const

const UPLOAD = 'apps/web/src/client/network/upload.test.ts'
const LACKS = 'needs a file, its name and its type, and says so before it asks'

/** The catalogue's rules, in its order. */
export const ACCEPTED_RULES = [
  driven('login-citizen.email.required', 'login-citizen.email-required'),
  driven('login-citizen.email.valid', 'login-citizen.email-invalid'),
  driven('login-citizen.password.required', 'login-citizen.password-required'),
  driven('login-citizen.password.min', 'password.min-8'),
  driven('login-citizen.submit'),
  driven('login-citizen.alerts', 'login-citizen.disabled-notice'),
  driven('login-official.email.required', 'login-official.email-required'),
  driven('login-official.email.valid', 'login-official.email-invalid'),
  driven('login-official.password.required', 'login-official.password-required'),
  driven('login-official.password.min', 'login-official.password-min-8'),
  driven('login-official.corporation.required'),
  driven('login-official.submit'),
  driven('login-official.alerts', 'login-official.danger-alert'),
  driven('registration.continue.required-fields'),
  driven('registration.continue.terms'),
  driven('registration.continue.email'),
  driven('registration.continue.password'),
  driven('registration.continue.company'),
  driven('registration.continue.role'),
  driven('registration.continue.corporation'),
  driven('registration.continue.code'),
  driven('phone.digits-only', 'phone.invalid'),
  driven('phone.length', 'phone.invalid'),
  driven('phone.prefix-on-send'),
  driven('email.spaces-removed'),
  driven('email.lowercased'),
  driven('email.pattern', 'email.invalid'),
  driven('password.spaces-removed'),
  driven('password.min', 'password.min-8'),
  driven('password.digit', 'password.missing-digit'),
  driven('password.letter', 'password.missing-letter'),
  driven('password.alphanumeric-official', 'password.alphanumeric'),
  driven('password.confirm-inline', 'password.mismatch-inline'),
  driven('password.confirm-toast', 'password.mismatch-toast'),
  driven('code.boxes'),
  driven('code.one-digit-each'),
  driven('code.digits-only'),
  driven('code.auto-advance'),
  driven('code.empty-box'),
  driven('terms.accepted'),
  driven('person-type.reset'),
  driven('document-number.digits-only'),
  driven('company.juridica-only'),
  driven('document-type.natural'),
  driven('document-type.juridica'),
  driven('document-type.official'),
  driven('corporation.official'),
  tested('upload.file', 'upload.no-file', UPLOAD, LACKS),
  tested('upload.name', 'upload.no-filename', UPLOAD, LACKS),
  tested('upload.type', 'upload.no-filetype', UPLOAD, LACKS),
  tested('upload.recognised-types', null, UPLOAD, 'is known by its ending where the device knows no type'),
  tested(
    'upload.inline-images',
    null,
    'apps/web/src/features/tareas/acto/pasted-images.test.ts',
    'become files where they are written into it, and are fetched from nowhere',
  ),
  // proved where an act is previewed (`seen.ts`)
  tested(
    'preview.filename',
    'upload.preview-without-filename',
    'e2e/mensajes.e2e.ts',
    'the texts of accounts, menu and signature',
  ),
  tested('token.validity', null, 'e2e/maquinas.e2e.ts', 'the machine ${machine} goes every way'),
  driven('search.max'),
  driven('search.match'),
  driven('search.escape'),
  driven('search.no-hit', 'search.no-results'),
] as const satisfies readonly AcceptedRule[]

export type DrivenRule = Extract<(typeof ACCEPTED_RULES)[number], { proof: 'browser' }>['id']
