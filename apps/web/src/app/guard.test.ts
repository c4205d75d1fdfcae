import { describe, expect, it } from 'vitest'
import type { SessionState } from '../client/session/session.ts'
import type { SessionUser } from '../client/session/session-user.ts'
import { judge } from './guard.ts'
import { createMatcher } from './matcher.ts'
import { searchMenu, sideMenu } from './menu/side-menu.ts'
import type { Screen } from '../client/address/screens.ts'
import { breadcrumbs } from './breadcrumbs.ts'

const person = (role: string, additionalRoles: readonly string[] = []): SessionUser => ({
  id: '1',
  displayName: 'Ana Ruiz',
  email: 'ana@demo.test',
  role,
  additionalRoles,
  roleName: null,
  permissions: null,
  avatar: null,
  shortcuts: [],
})
const as = (role: string, additional: readonly string[] = []): SessionState => ({
  phase: 'user',
  user: person(role, additional),
  token: 't',
})
const guest: SessionState = { phase: 'guest' }

const screen = (path: string, more: Partial<Screen> = {}): Screen =>
  ({
    id: path,
    path,
    title: path,
    layout: 'app',
    access: 'any',
    component: () => Promise.resolve({ default: () => null }),
    ...more,
  }) as Screen

describe('the guard', () => {
  it('keeps the splash on guest-only pages while a stored token is being checked', () => {
    expect(judge('guestOnly', { phase: 'checking', stored: true }).kind).toBe('wait')
  })

  it('shows guest-only pages to guests at once and sends people with a session home', () => {
    expect(judge('guestOnly', { phase: 'checking' }).kind).toBe('allow')
    expect(judge('guestOnly', guest).kind).toBe('allow')
    expect(judge('guestOnly', as('USER_CIUDADANO')).kind).toBe('home')
  })

  it('waits for the session before deciding about a protected screen', () => {
    expect(judge('any', { phase: 'checking' }).kind).toBe('wait')
  })

  it('sends guests, and people without any role, to the login', () => {
    expect(judge('any', guest).kind).toBe('login')
    expect(judge({ groups: ['corporacion'] }, guest).kind).toBe('login')
    expect(judge('any', as('')).kind).toBe('login')
  })

  it('sends a person without the role home', () => {
    expect(judge({ groups: ['corporacion', 'admin'] }, as('USER_CIUDADANO')).kind).toBe('home')
  })

  it('counts additional roles like the main one', () => {
    expect(judge({ groups: ['menuQueja'] }, as('CLI_JURIDICO')).kind).toBe('home')
    expect(judge({ groups: ['menuQueja'] }, as('CLI_JURIDICO', ['CLI_VENTANILLA_UNICA'])).kind).toBe('allow')
  })

  it('takes every CLI_ role for staff, named or not, and keeps the two groups apart as written', () => {
    expect(judge({ groups: ['corporacion'] }, as('CLI_CARGO_NUEVO')).kind).toBe('allow')
    expect(judge({ groups: ['user'] }, as('LIDER_RESPEL')).kind).toBe('home')
    expect(judge({ groups: ['corporacion'] }, as('SUPERADMIN')).kind).toBe('home')
  })
})

describe('matching', () => {
  const matcher = createMatcher([
    screen('/mis-expedientes/ver-expediente/:id/:stateMigration'),
    screen('/mis-expedientes/ver-expediente/:id/notificaciones'),
    screen('/gestionar-tarea-licencia/:id/:idRol'),
    screen('/gestionar-tarea-licencia/citacion/:id'),
    screen('/ciudad/:cityId/:item?'),
    screen('/{product}-tramites'),
    screen('/'),
  ])
  const pathOf = (path: string) => matcher.match(path)?.row.path

  it('prefers literal segments, whatever the order of the table', () => {
    expect(pathOf('/mis-expedientes/ver-expediente/7/notificaciones')).toBe(
      '/mis-expedientes/ver-expediente/:id/notificaciones',
    )
    expect(pathOf('/mis-expedientes/ver-expediente/7/1')).toBe(
      '/mis-expedientes/ver-expediente/:id/:stateMigration',
    )
    expect(pathOf('/gestionar-tarea-licencia/citacion/9')).toBe('/gestionar-tarea-licencia/citacion/:id')
  })

  it('accepts optional parameters, trailing slashes and escaped values', () => {
    expect(matcher.match('/ciudad/4')?.params).toEqual({ cityId: '4' })
    expect(matcher.match('/ciudad/4/r%C3%ADo/')?.params).toEqual({ cityId: '4', item: 'río' })
    expect(matcher.match('/ciudad/%E0%A4%A')).toBeNull()
  })

  it('knows the slug as a literal and the root exactly', () => {
    expect(pathOf('/ventanilla-tramites')).toBe('/{product}-tramites')
    expect(pathOf('/otra-tramites')).toBeUndefined()
    expect(pathOf('/')).toBe('/')
  })
})

describe('the side menu', () => {
  const screens = [
    screen('/dashboard'),
    screen('/mis-solicitudes'),
    screen('/solicitudes'),
    screen('/creacion-queja/:id', { access: { groups: ['menuQueja'] } }),
    screen('/alertas-globales', {
      access: { groups: ['admin'] },
      menu: { after: '/solicitudes', label: 'Alertas', icon: 'alert-circle' },
    }),
  ]
  const paths = (role: string, additional: readonly string[] = []) =>
    sideMenu(screens, { role, additionalRoles: additional }).map((item) => item.path)

  it('shows an entry once its screen is registered, in the order of the specification', () => {
    expect(paths('USER_CIUDADANO')).toEqual(['/dashboard', '/mis-solicitudes'])
    expect(paths('CLI_VENTANILLA_UNICA')).toEqual(['/dashboard', '/solicitudes', '/creacion-queja/nuevo'])
    expect(paths('CLI_JURIDICO', ['CLI_VENTANILLA_UNICA'])).toContain('/creacion-queja/nuevo')
  })

  it('puts our own screens behind the entry that they name', () => {
    expect(paths('SUPERADMIN')).toEqual([
      '/dashboard',
      '/mis-solicitudes',
      '/solicitudes',
      '/alertas-globales',
    ])
  })

  it('is searched without accents or case, with ten suggestions at most', () => {
    const items = Array.from({ length: 14 }, (_, n) => ({
      path: `/${n}`,
      label: `Liquidación ${n}`,
      icon: 'x',
    }))
    expect(searchMenu(items, 'liquidacion')).toHaveLength(10)
    expect(searchMenu(items, 'LIQUIDACIÓN 13')).toHaveLength(1)
    expect(searchMenu(items, '  ')).toEqual([])
    expect(searchMenu(items, 'nada')).toEqual([])
  })
})

describe('breadcrumbs', () => {
  it('climb by parent and carry parameters over', () => {
    const table = [
      screen('/solicitudes', { title: 'Solicitudes' }),
      screen('/solicitudes/expediente/:id', { title: 'Expediente', parent: '/solicitudes' }),
      screen('/solicitudes/resolucion/:id', { title: 'Resolución', parent: '/solicitudes/expediente/:id' }),
    ]
    expect(breadcrumbs(table, table[2] as Screen, { id: '7' })).toEqual([
      { title: 'Solicitudes', to: '/solicitudes' },
      { title: 'Expediente', to: '/solicitudes/expediente/7' },
      { title: 'Resolución', to: null },
    ])
  })
})
