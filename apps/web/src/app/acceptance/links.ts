/**
 * Links between pages named by the specification, as «from → to»; listed twice when two elements link the same
 * way. A browser test follows each (`e2e/rutas.e2e.ts`), and one without a driver does not compile.
 */
export const ACCEPTED_LINKS = [
  '/{product}-tramites → /detalle-tramite/:tt_id',
  '/{product}-tramites → /iniciar-sesion',
  '/{product}-tramites → /iniciar-sesion-funcionario',
  '/{product}-tramites → /registro-ciudadano',
  '/detalle-tramite/:tt_id → /{product}-tramites',
  '/detalle-tramite/:tt_id → /dashboard',
  '/detalle-tramite/:tt_id → /registro-ciudadano',
  '/detalle-tramite/:tt_id → /iniciar-sesion',
  '/tipos-tramites → /{product}-tramites',
  '/iniciar-sesion → /olvidar-contrasena',
  '/iniciar-sesion → /registro-ciudadano',
  '/iniciar-sesion-funcionario → /olvidar-contrasena-funcionario',
  '/iniciar-sesion-funcionario → /registro-funcionario',
  '/registro-ciudadano → /iniciar-sesion',
  '/registro-funcionario → /iniciar-sesion-funcionario',
  '/cambio-ciudadano/:id → /iniciar-sesion',
  '/olvidar-contrasena → /iniciar-sesion',
  '/olvidar-contrasena-funcionario → /iniciar-sesion-funcionario',
  '/verificar-email-ciudadano/:token → /iniciar-sesion',
  '/verificar-email-ciudadano/:token → /olvidar-contrasena',
  '/verificar-email-ciudadano/:token → /iniciar-sesion',
  '/verificar-email-funcionario/:token → /iniciar-sesion-funcionario',
  '/404 → /dashboard',
] as const

export type AcceptedLink = (typeof ACCEPTED_LINKS)[number]
