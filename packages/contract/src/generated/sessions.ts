// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const sessions = {
  end: ref<(typeof import('../sessions.contract.ts'))['sessions']['end']>(
    'sessions.end',
    'DELETE',
    '/api/v1/sesiones/:id',
    [200],
  ),
  endOthers: ref<(typeof import('../sessions.contract.ts'))['sessions']['endOthers']>(
    'sessions.endOthers',
    'DELETE',
    '/api/v1/sesiones',
    [200],
  ),
  list: ref<(typeof import('../sessions.contract.ts'))['sessions']['list']>(
    'sessions.list',
    'GET',
    '/api/v1/sesiones',
    [200],
  ),
  logIn: ref<(typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['logIn']>(
    'sessions.logIn',
    'POST',
    '/api/v1/authenticate',
    [200, 202, 401, 403, 429, 503],
  ),
  logInOfficial: ref<
    (typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['logInOfficial']
  >('sessions.logInOfficial', 'POST', '/api/v1/authenticate_funcionario', [200, 202, 401, 403, 429, 503]),
  logOut: ref<(typeof import('../sessions.contract.ts'))['sessions']['logOut']>(
    'sessions.logOut',
    'POST',
    '/api/v1/sesion/salir',
    [200],
  ),
  noteUse: ref<(typeof import('../sessions.contract.ts'))['sessions']['noteUse']>(
    'sessions.noteUse',
    'POST',
    '/api/v1/sesion/actividad',
    [200],
  ),
  read: ref<(typeof import('../sessions.contract.ts'))['sessions']['read']>(
    'sessions.read',
    'GET',
    '/api/v1/sesion',
    [200],
  ),
  renew: ref<(typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['renew']>(
    'sessions.renew',
    'GET',
    '/api/v1/authenticate/jwt',
    [200],
    true,
  ),
}
