/**
 * One call of section 7: method and full path (ours where none is stated), access, and the statuses its rules
 * name.
 */
export interface AcceptedCall {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | null
  readonly path: string | null
  readonly access: 'public' | 'bearer' | null
  readonly statuses: readonly number[]
}

const call = (
  id: string,
  method: AcceptedCall['method'],
  path: string | null,
  access: AcceptedCall['access'],
  statuses: readonly number[] = [],
): AcceptedCall => ({ id, method, path, access, statuses })

/** The calls of section 7, in its order. */
export const ACCEPTED_CALLS: readonly AcceptedCall[] = [
  call('tramite.categoria', 'GET', '/api/v1/tramite/categoria/1', 'public'),
  call('tram_categoria_sub.categoria', 'GET', '/api/v1/tram_categoria_sub/categoria/1', 'public'),
  call('tramite.subcategoria', 'GET', '/api/v1/tramite/subcategoria/:subcategoryId', 'public'),
  call('tramite.no_auth', 'GET', '/api/v1/tramite/no_auth/:id', 'public'),
  call('links.puea', 'GET', '/api/v1/links/puea', 'public'),
  call('register.citizen', 'POST', '/api/v1/register', 'public', [201]),
  call('register.official', 'POST', '/api/v1/register_funcionario', 'public'),
  call('verificar_persona', 'POST', '/api/v1/verificar_persona', 'public', [200]),
  call('enviar_codigo', 'POST', '/api/v1/enviar_codigo', 'public'),
  call('roles.funcionario', 'GET', '/api/v1/roles/funcionario/list', 'public'),
  call('territoriales', 'GET', '/api/v1/territoriales', 'public'),
  call('change-flow.prefill', 'GET', '/api/v1/cambio_solicitante/prefill/:id', 'public'),
  call('change-flow.update', 'PUT', '/api/v1/cambio_solicitante/prefill/:id', 'public'),
  call('states.list', 'GET', '/api/v1/states/list', 'public'),
  call('tram_categoria.list', 'GET', '/api/v1/tram_categoria/list', 'public'),
  call('alertas-global', 'GET', '/api/v1/get_alertas-global', 'public'),
  call('tipos_documento.list', 'GET', '/api/v1/tipos_documento/list', 'public'),
  call('tipos_comunicacion', 'GET', '/api/v1/tipos_comunicacion/sin-nomenclatura', 'public'),
  call('terri.cities', 'GET', '/api/v1/terri/cities', 'public'),
  call('cities.dropdown', 'GET', '/api/v1/cities/by_dropdown', 'public'),
  call('authenticate', 'POST', '/api/v1/authenticate', 'public'),
  call('authenticate_funcionario', 'POST', '/api/v1/authenticate_funcionario', 'public'),
  call('authenticate.jwt', 'GET', '/api/v1/authenticate/jwt', 'bearer'),
  call('api.auth.register', 'POST', '/api/auth/register', 'public'),
  call('api.auth.user.update', 'POST', '/api/auth/user/update', 'bearer'),
  call('citizen-login-submit', 'POST', '/api/v1/authenticate', 'public'),
  // ours: the specification dispatches this call without naming it
  call('logout', 'POST', '/api/v1/sesion/salir', 'bearer'),
  call('user.forgot_password', 'GET', '/api/v1/user/forgot_password/:email', 'public'),
  call('user.code_password', 'POST', '/api/v1/user/code_password', 'public', [200]),
  call('user.reset_password', 'POST', '/api/v1/user/reset_password', 'public'),
  call('verificar_persona_email', 'GET', '/api/v1/verificar_persona_email/:token', 'public'),
  call('save-generated-token-api', 'POST', '/api/v1/user/save-generated-token-api', 'bearer'),
  call('tramites_asignados_usuario', 'GET', '/api/v1/tramites_asignados_usuario/:id', 'bearer'),
  call('preview-editor', 'POST', '/api/v1/preview-editor', 'bearer'),
  call('create-firma-otp', 'POST', '/api/v1/create-firma-otp', 'bearer'),
  call('confirmar-firma-otp', 'POST', '/api/v1/confirmar-firma-otp', 'bearer'),
  call('files-delete', 'POST', '/api/v1/files-delete', 'bearer'),
  call('files-presigned-url', 'POST', '/api/v1/files-presigned-url', 'bearer'),
  call('generatePresignedUrl', 'POST', '/api/v1/generatePresignedUrl', 'bearer'),
  // sent to the returned address, which belongs to the store: it has no contract row, so only the wire tests
  // prove it
  call('generatePresignedUrl.put', 'PUT', null, 'public'),
  call('generatePresignedUrlDelete', 'POST', '/api/v1/generatePresignedUrlDelete', 'bearer'),
  call('generatePresignedUrlDelete.delete', 'DELETE', '/api/v1/archivos/:id/enlace-eliminar', 'public'),
  call(
    'workflow.continueNextComponent',
    'POST',
    '/api/v1/workflow/components/continueNextComponent',
    'bearer',
    [202, 200, 400],
  ),
  call(
    'workflow.continuePreviousComponent',
    'POST',
    '/api/v1/workflow/components/continuePreviousComponent',
    'bearer',
  ),
  call('get-solicitud-shared', 'GET', '/api/v1/get-solicitud-shared/:id', 'bearer', [200]),
  call('request.stage-one', 'GET', '/api/v1/etapa-uno/solicitud/:id', 'bearer', [403, 500]),
  call('cambio.solicitar', 'POST', '/api/v1/solicitar_cambio_solicitante', 'bearer', [200, 201]),
  call('cambio.get_cambio', 'GET', '/api/v1/get_cambio_solicitante/:id', 'bearer'),
  call('cambio.aprobar', 'GET', '/api/v1/aprobar_cambio_solicitante/:id', 'bearer'),
  call('cambio.rechazar', 'GET', '/api/v1/rechazar_cambio_solicitante/:id', 'bearer'),
  call('cambio.asignar_abogado', 'POST', '/api/v1/asignar_abogado_cambio_solicitante', 'bearer'),
  call('cambio.cambio', 'GET', '/api/v1/cambio_solicitante/:id', 'bearer'),
  call('cambio.correcciones', 'GET', '/api/v1/correcciones_cambio_solicitante/:id', 'bearer'),
  call('cambio.acto_admin.get', 'GET', '/api/v1/acto_admin_cambio_solicitante/:id', 'bearer'),
  call('cambio.acto_admin.put', 'PUT', '/api/v1/acto_admin_cambio_solicitante/:id', 'bearer'),
  call('cambio.acto_admin.post', 'POST', '/api/v1/acto_admin_cambio_solicitante', 'bearer'),
  call('cambio.devolver_coordjur', 'POST', '/api/v1/devolver_cambio_solicitante_coordjur', 'bearer'),
  call('cambio.aprobar_coordjur', 'POST', '/api/v1/aprobar_cambio_solicitante_coordjur', 'bearer'),
  call('cambio.firmar', 'POST', '/api/v1/firmar_cambio_solicitante', 'bearer'),
  call('cambio.devolver_subdirjur', 'POST', '/api/v1/devolver_cambio_solicitante_subdirjur', 'bearer'),
  call('cambio.aceptar_denegar', 'POST', '/api/v1/aceptar_denegar_cambio_solicitante', 'bearer'),
  call('cambio.review', 'POST', '/api/v1/review_cambio_solicitante', 'bearer'),
  call('cambio.preview', 'POST', '/api/v1/preview_cambio_solicitante', 'bearer'),
  call('cambio.enviar', 'GET', '/api/v1/enviar_cambio_solicitante/:id', 'bearer'),
  call('cambio.get_data', 'GET', '/api/v1/get_data_cambio_solicitante/:id', 'bearer'),
  call('cambio.cambiar', 'POST', '/api/v1/cambiar_solicitante', 'bearer'),
]
