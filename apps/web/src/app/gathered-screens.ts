import { actosScreens } from '../features/actos/actos.screens.ts'
import { alertasScreens } from '../features/alertas/alertas.screens.ts'
import { auditoriaScreens } from '../features/auditoria/auditoria.screens.ts'
import { ayudaScreens } from '../features/ayuda/ayuda.screens.ts'
import { cambioSolicitanteScreens } from '../features/cambio-solicitante/cambio-solicitante.screens.ts'
import { boletinScreens } from '../features/boletin/boletin.screens.ts'
import { ciudadesScreens } from '../features/ciudades/ciudades.screens.ts'
import { configuracionScreens } from '../features/configuracion/configuracion.screens.ts'
import { cuentaAppScreens } from '../features/cuenta/cuenta-app.screens.ts'
import { expedientesScreens } from '../features/expedientes/expedientes.screens.ts'
import { intervinientesScreens } from '../features/intervinientes/intervinientes.screens.ts'
import { lugaresScreens } from '../features/lugares/lugares.screens.ts'
import { misSolicitudesScreens } from '../features/mis-solicitudes/mis-solicitudes.screens.ts'
import { ausenciasScreens } from '../features/ausencias/ausencias.screens.ts'
import { operacionScreens } from '../features/operacion/operacion.screens.ts'
import { reportesScreens } from '../features/reportes/reportes.screens.ts'
import { solicitudesScreens } from '../features/solicitudes/solicitudes.screens.ts'
import { tareasScreens } from '../features/tareas/tareas.screens.ts'
import { tramitesScreens } from '../features/tramites/tramites.screens.ts'
import { correosScreens } from '../features/correos/correos.screens.ts'
import { dashboardScreens } from './dashboard.screens.ts'
import { publicScreens } from './public-screens.ts'
import { sharedTaskScreens } from './shared-tasks.screens.ts'
import type { ScreenTable } from '../client/address/screens.ts'

/**
 * All screens of the product: one line per feature. Order does not matter; literal segments win over
 * parameters.
 */
export const gatheredScreens: ScreenTable = [
  ...publicScreens,
  ...cuentaAppScreens,
  ...alertasScreens,
  ...auditoriaScreens,
  ...ausenciasScreens,
  ...correosScreens,
  ...operacionScreens,
  ...reportesScreens,
  ...solicitudesScreens,
  ...tareasScreens,
  ...actosScreens,
  ...boletinScreens,
  ...dashboardScreens,
  ...misSolicitudesScreens,
  ...sharedTaskScreens,
  ...cambioSolicitanteScreens,
  ...ayudaScreens,
  ...ciudadesScreens,
  ...expedientesScreens,
  ...intervinientesScreens,
  ...lugaresScreens,
  ...tramitesScreens,
  ...configuracionScreens,
]
