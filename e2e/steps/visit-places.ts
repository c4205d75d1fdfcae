import type { APIRequestContext } from '@playwright/test'
import { APPLICATIONS } from '../../apps/web/src/features/tramites/generated/applications.ts'
import { configuracionScreens } from '../../apps/web/src/features/configuracion/configuracion.screens.ts'
import type { Screen } from '../../apps/web/src/client/address/screens.ts'
import { workflow } from '../../packages/catalog/src/workflows/loaded.ts'
import { type Account, PASSWORD } from './citizen.ts'
import { official } from './office.ts'
import {
  changeable,
  draftOf,
  endedChange,
  firstPosting,
  offers,
  onlyFor,
  passedOn,
  type Place,
  someAccount,
  someFile,
  someGroup,
  someThirdParty,
  waitsAt,
} from './standing-cases.ts'

/** What screens need beyond their path: an address, a specific user, an expected rejection. */

export const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const WINDOW = official('cli-ventanilla-unica')
/** an unassigned case id */
const NOBODYS = '0190a1b2-0000-7000-8000-000000000000'
export const COMPANY = { email: 'empresa@demo.test', password: PASSWORD }

/** Addresses of screens that need more than their path; several where the screen shows several things. */
export const PLACES: Readonly<Record<string, Readonly<Record<string, string | Place>>>> = {
  'publico.detail': { 'con formulario': '/detalle-tramite/3', 'sin formulario': '/detalle-tramite/1' },
  'publico.list': { '': '/ventanilla-tramites', 'sin resultados': '/ventanilla-tramites?buscar=zzqqxx' },
  'actos.copy': { 'sin enlace': '/copia-de-acto', 'con enlace': '/copia-de-acto#no-existe' },
  'actos.verify': { vacía: '/verificar', desconocido: '/verificar/K7QM-4TXP-92HB' },
  'cuenta.changeCitizen': { 'enlace desconocido': '/cambio-ciudadano/1#no-existe' },
  'cuenta.verifyEmail': { 'enlace vencido': '/verificar-email-ciudadano/no-existe' },
  'cuenta.verifyOfficialEmail': { 'enlace vencido': '/verificar-email-funcionario/no-existe' },
  'cuenta.invitation': {
    'sin enlace': '/invitacion-funcionario',
    'enlace desconocido': '/invitacion-funcionario#no-existe',
  },
  'cuenta.user': { '': someAccount },
  'correos.list': { '': '/reporte-correos', vacía: '/reporte-correos?persona=nadie+se+llama+asi' },
  'reportes.ask': {
    '': '/reporte',
    cifras: '/reporte?tema=tareas&grupo=paso&subgrupo=situacion',
    etapas: '/reporte?tema=etapas&medida=mediana&grupo=paso&subgrupo=termino',
    series: '/reporte?tema=actos&grupo=serie&subgrupo=vigencia',
    'sin respuesta': '/reporte?tema=tareas&grupo=color',
    lista: '/reporte?tema=casos&lista=si',
    vacía: '/reporte?tema=casos&filtros=oficina:ninguna',
  },
  'auditoria.list': { '': '/auditoria', vacía: '/auditoria?quien=nadie+se+llama+asi' },
  'solicitudes.inbox': { '': '/solicitudes?vista=grupo', vacía: '/solicitudes?vista=todas&q=zzqqxx' },
  'expedientes.file': { '': someFile },
  'expedientes.search': {
    '': '/buscar-tramite',
    'con resultados': '/buscar-tramite?por=1&q=2026E',
    'sin resultados': '/buscar-tramite?por=1&q=2099E9999999',
  },
  'misSolicitudes.case': {
    'por pagar': waitsAt('/mis-solicitudes/ver-solicitud/:id', 'me-esperan', 'LIQ-04'),
    'por responder': waitsAt('/mis-solicitudes/ver-solicitud/:id', 'me-esperan', 'PG-04A', 'INF-02'),
    terminada: waitsAt('/mis-solicitudes/ver-solicitud/:id', 'terminadas'),
    'cambio por aceptar': waitsAt('/mis-solicitudes/ver-solicitud/:id', 'me-esperan', 'CAM-13'),
    'cambio aplicado': endedChange,
  },
  'misSolicitudes.former': { '': passedOn, ajena: `/mis-solicitudes/cedidas/${NOBODYS}` },
  'cambioSolicitante.ask': {
    'sin solicitud': onlyFor('/reg-solicitante', CITIZEN),
    'de una solicitud': onlyFor(changeable, CITIZEN),
    'en la ventanilla': onlyFor('/reg-solicitante', WINDOW),
  },
  'cambioSolicitante.take': {
    'sin enlace': '/aceptar-tramite/1',
    'enlace desconocido': '/aceptar-tramite/1#no-existe',
  },
  'misSolicitudes.timeline': { '': waitsAt('/mis-solicitudes/linea-tiempo/:id', 'terminadas') },
  'misSolicitudes.answer': {
    '': waitsAt('/solicitudes/auto-info-complementaria-ciudadano/:id', 'me-esperan', 'PG-04A', 'INF-02'),
  },
  'misSolicitudes.appeal': { '': offers('/solicitudes/presentar-recurso/:id', 'appeal') },
  'ciudades.city': {
    '': '/ciudad/8',
    trámites: '/ciudad/11/tramites',
    solicitudes: '/ciudad/8/solicitudes',
  },
  'tramites.list': {
    '': '/mis-solicitudes/listado-tramites',
    'con resultados': '/mis-solicitudes/listado-tramites?q=agua+para+mi+finca',
    'sin resultados': '/mis-solicitudes/listado-tramites?q=zzqqxx',
  },
  'tramites.start': { 'sin formulario': '/tramites-ambientales/10' },
  ...Object.fromEntries(
    Object.keys(APPLICATIONS).map((ttId) => [`tramites.application${ttId}`, { '': draftOf(Number(ttId)) }]),
  ),
  'tramites.ownApplication': {
    'número de otro': `/tramites-ambientales/10/${NOBODYS}`,
    ajena: `/tramites-ambientales/1000/${NOBODYS}`,
  },
  'tramites.window': {
    'quién viene': '/registro/solicitante/nueva/ibague',
    'de otra oficina': '/registro/solicitante/nueva/sur',
    desconocida: `/registro/solicitante/${NOBODYS}/ibague`,
  },
  'expedientes.notifications': {
    '': waitsAt('/mis-expedientes/ver-expediente/:id/notificaciones', 'terminadas'),
    ajeno: `/mis-expedientes/ver-expediente/${NOBODYS}/notificaciones`,
  },
  'expedientes.history': {
    '': '/historico-mis-expedientes',
    'sin resultados': '/historico-mis-expedientes?numero=zzqqxx',
  },
  'intervinientes.list': {
    '': '/reg-interviniente',
    'sin resultados': '/reg-interviniente?q=nadie+se+llama+asi',
  },
  'intervinientes.one': {
    '': someThirdParty,
    ajeno: `/edit-interviniente/${NOBODYS}`,
  },
  'tramites.permitChange': {
    permiso: offers('/solicitudes/modificacion-permiso/:id', 'changePermit', 'terminadas'),
    solicitud: draftOf(29, '/solicitudes/modificacion-permiso'),
    ajeno: `/solicitudes/modificacion-permiso/${NOBODYS}`,
  },
  'configuracion.edit-causales-devolucion.id': { '': '/edit-causales-devolucion/1' },
  'configuracion.edit-causales-rechazo.id': { '': '/edit-causales-rechazo/1' },
  'configuracion.causales-reagendamiento': {
    '': '/causales-reagendamiento',
    'una causal': '/causales-reagendamiento?id=1',
    'una nueva': '/causales-reagendamiento?nueva=si',
  },
  'configuracion.calendario-personalizado': {
    '': '/calendario-personalizado',
    'otro año de una sede': '/calendario-personalizado?anio=2027&sede=norte',
    'uno nuevo': '/calendario-personalizado?nuevo=si',
  },
  'configuracion.causales-devolucion': {
    '': '/causales-devolucion',
    'sin resultados': '/causales-devolucion?q=zzqqxx',
  },
  'configuracion.arboles': {
    '': '/arboles',
    'una especie': '/arboles?id=10',
    'una nueva': '/arboles?nueva=si',
    'pegar filas': '/arboles?pegar=si',
  },
  'configuracion.zonas': {
    '': '/zonas',
    'una nueva': '/zonas?nueva=si',
  },
  'lugares.search': {
    '': '/busqueda-coordenadas',
    'un punto': '/busqueda-coordenadas?forma=puntos&en=4.438900,-75.232200&metros=20000',
  },
  'configuracion.normativa-pueaa-editar.id': { '': '/normativa-pueaa-editar/1' },
  'configuracion.parametrizacion-grupos': {
    '': '/parametrizacion-grupos',
    'un ajuste': '/parametrizacion-grupos?ajuste=sesiones.dias',
  },
  'configuracion.edit-parametrizacion-grupo.id': { '': someGroup },
  'configuracion.entes-control': {
    '': '/entes-control',
    'un ente': '/entes-control?id=1',
    'uno nuevo': '/entes-control?nuevo=si',
  },
  'configuracion.configuracion.mensajes': {
    '': '/configuracion/mensajes',
    correo: '/configuracion/mensajes?id=cuenta.recuperar',
    'correo y mensaje de texto': '/configuracion/mensajes?id=tarea.requerimiento',
  },
  'configuracion.configuracion.guias': {
    '': '/configuracion/guias',
    'una nueva': '/configuracion/guias?nueva=si',
  },
  'configuracion.configuracion.cartas.id': { '': '/configuracion/cartas/nueva-visita' },
  'configuracion.configuracion.guias.id': { '': '/configuracion/guias/pagar' },
  'configuracion.configuracion.preguntas': {
    '': '/configuracion/preguntas',
    'una nueva': '/configuracion/preguntas?nueva=si',
  },
  'configuracion.configuracion.preguntas.id': { '': '/configuracion/preguntas/plazos' },
  'configuracion.configuracion.palabras': {
    '': '/configuracion/palabras',
    'una nueva': '/configuracion/palabras?nueva=si',
  },
  'configuracion.configuracion.palabras.id': { '': '/configuracion/palabras/1' },
  'configuracion.calendario-personalizado.leyes.id': { '': '/calendario-personalizado/leyes/ley_51_1983' },
  'configuracion.configuracion.textos-legales.id': { '': '/configuracion/textos-legales/terminos' },
  'configuracion.asignacion-anexos-tramite': {
    '': '/asignacion-anexos-tramite',
    'un documento': '/asignacion-anexos-tramite?id=1',
    'uno nuevo': '/asignacion-anexos-tramite?nuevo=si',
  },
  'configuracion.edit-parametrizacion.id': { '': '/edit-parametrizacion/3' },
  'configuracion.edit-tiempo.id': { '': '/edit-tiempo/3?parte=terminos' },
  'configuracion.crear.parametro': { '': '/crear/parametro', 'de uno': '/crear/parametro?de=3' },
  'configuracion.parametrizacion-tramites.categorias': {
    '': '/parametrizacion-tramites/categorias',
    'una categoría': '/parametrizacion-tramites/categorias?id=1',
    'una nueva': '/parametrizacion-tramites/categorias?nueva=si',
  },
  'configuracion.parametrizacion-tramites.subcategorias': {
    '': '/parametrizacion-tramites/subcategorias',
    'una subcategoría': '/parametrizacion-tramites/subcategorias?id=1',
    'una nueva': '/parametrizacion-tramites/subcategorias?nueva=si',
  },
  'configuracion.configuracion.tipos-comunicacion': {
    '': '/configuracion/tipos-comunicacion',
    'un tipo': '/configuracion/tipos-comunicacion?id=1',
    'uno nuevo': '/configuracion/tipos-comunicacion?nuevo=si',
  },
  'configuracion.configuracion.roles': {
    '': '/configuracion/roles',
    'un rol': '/configuracion/roles?rol=CLI_JURIDICO',
  },
  'configuracion.editnum.id': { '': '/editnum/AUTO' },
  'configuracion.edit.id': { '': '/edit/norte' },
  'configuracion.liquidacion.formulas': {
    '': '/liquidacion/formulas',
    'una fórmula': '/liquidacion/formulas?id=3',
  },
  'configuracion.liquidacion.cifras.anio': {
    cargado: '/liquidacion/cifras/2026',
    'sin cargar': '/liquidacion/cifras/2027',
  },
  'tramites.unavailable': { '': '/tramites-ambientales-deshabilitado/tramite/1' },
}

/** Public screens of a single object: the demonstration's first one. */
export const PUBLIC_PLACES: Readonly<Record<string, (request: APIRequestContext) => Promise<string | null>>> =
  {
    'boletin.read': firstPosting,
  }

/** The accounts that open a screen of several audiences. */
export const AS: Readonly<Record<string, readonly Account[]>> = {
  'solicitudes.inbox': [WINDOW],
  'cambioSolicitante.ask': [CITIZEN, WINDOW],
  'tramites.window': [WINDOW],
  'alertas.list': [official('cli-admin')],
  'auditoria.list': [official('cli-admin')],
  'correos.list': [official('cli-admin'), official('cli-coordinador-control-vigilancia')],
  'operacion.list': [official('cli-admin')],
  'intervinientes.list': [official('cli-admin'), WINDOW],
  'intervinientes.one': [official('cli-admin')],
  'ciudades.list': [official('cli-admin')],
  'ciudades.city': [official('cli-admin')],
  'cuenta.users': [official('cli-admin')],
  'cuenta.user': [official('cli-admin')],
  'cuenta.newUser': [official('cli-admin')],
  ...Object.fromEntries(configuracionScreens.map(({ id }) => [id, [official('cli-admin')]])),
}

/** Screens that show a rejection on purpose. */
export const REFUSED: Readonly<Record<string, RegExp>> = {
  'actos.verify, desconocido': /verificar\/K7QM/,
  'cuenta.changeCitizen, enlace desconocido': /cambio_solicitante/,
  'cuenta.invitation, enlace desconocido': /invitaciones/,
  'cambioSolicitante.take, enlace desconocido': /cambios-solicitante/,
  'misSolicitudes.former, ajena': /solicitudes-cedidas/,
  'expedientes.notifications, ajeno': /notificaciones$/,
  'intervinientes.one, ajeno': /intervinientes\//,
  'tramites.ownApplication, ajena': /borrador/,
  'tramites.permitChange, ajeno': /borrador|permiso/,
  'cuenta.verifyEmail, enlace vencido': /verificar_persona_email/,
  'cuenta.verifyOfficialEmail, enlace vencido': /verificar_persona_email/,
  'tramites.window, desconocida': /ventanilla\/solicitudes\//,
  'tramites.start, sin formulario': /api\/v1\/solicitudes$/,
}

/** Applicants' pages named by their route: a case offers the filing, or waits in it. */
const OFFERED: Readonly<Record<string, Place>> = {
  '/solicitudes/renuncia-terminos/:id': offers('/solicitudes/renuncia-terminos/:id', 'waive'),
  '/presentar-recurso-reposicion/:id': offers('/presentar-recurso-reposicion/:id', 'appeal'),
  '/presentar-recurso-apelacion/:id': offers('/presentar-recurso-apelacion/:id', 'appeal'),
  '/informacion-adicional-workflow/:id': waitsAt(
    '/informacion-adicional-workflow/:id',
    'me-esperan',
    'PG-04A',
    'INF-02',
  ),
}

/** The case that waits in an applicant's step with this route. */
export function ownSteps({ path }: Screen): string | Place {
  const ids = [...workflow.steps.values()].filter(
    ({ turn, screen }) => turn === 'usuario' && screen === path && path.includes(':'),
  )
  if (OFFERED[path] !== undefined) return OFFERED[path]
  if (ids.length > 0) return waitsAt(path, 'me-esperan', ...ids.map(({ id }) => id))
  // a path with a parameter is no address: such a screen needs an entry above
  return path.includes(':') ? () => Promise.resolve(null) : path
}
