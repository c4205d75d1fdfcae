import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { arbolRiesgo } from './families/arbol-riesgo/family.ts'
import { forestal } from './families/forestal.ts'
import { licencia } from './families/licencia/family.ts'
import { modificacionPermiso } from './families/modificacion-permiso.ts'
import { permisoGeneral } from './families/permiso-general/family.ts'
import { pagoAdicional } from './families/pago-adicional.ts'
import { pueaa } from './families/pueaa.ts'
import { registroSimple } from './families/registro-simple/family.ts'
import { liquidacionPago } from './families/liquidacion-pago/family.ts'
import { proyeccionFirma } from './families/proyeccion-firma.ts'
import { notificacion } from './families/notificacion/family.ts'
import { infoComplementaria } from './families/info-complementaria.ts'
import { prorroga } from './families/prorroga.ts'
import { desistimientoTacito } from './families/desistimiento-tacito.ts'
import { recurso } from './families/recurso/family.ts'
import { cambioSolicitante } from './families/cambio-solicitante/family.ts'
import { desistimientoExpreso } from './families/desistimiento-expreso.ts'
import { multitramite } from './families/multitramite.ts'
import { reasignacionVisita } from './families/reasignacion-visita.ts'
import { recursoWorkflow } from './families/recurso-workflow/family.ts'
import { renunciaTerminos } from './families/renuncia-terminos.ts'
import { revocatoria } from './families/revocatoria/family.ts'
import { tercerInterviniente } from './families/tercer-interviniente.ts'
import { terminacionAnormal } from './families/terminacion-anormal.ts'
import { trasladoTerritorial } from './families/traslado-territorial.ts'
import { gestionAdministrativa } from './families/gestion-administrativa/family.ts'
import { migracion } from './families/migracion/family.ts'
import { sancionatorio } from './families/sancionatorio/family.ts'
import { quejas } from './families/quejas.ts'
import { seguimiento } from './families/seguimiento/family.ts'

/** The families that the portal runs, in the order in which a case reaches them. */
export const writtenFamilies: readonly WrittenFamily[] = [
  permisoGeneral,
  licencia,
  forestal,
  arbolRiesgo,
  pueaa,
  registroSimple,
  modificacionPermiso,
  liquidacionPago,
  proyeccionFirma,
  notificacion,
  infoComplementaria,
  prorroga,
  desistimientoTacito,
  recurso,
  cambioSolicitante,
  renunciaTerminos,
  desistimientoExpreso,
  terminacionAnormal,
  trasladoTerritorial,
  tercerInterviniente,
  revocatoria,
  pagoAdicional,
  reasignacionVisita,
  multitramite,
  gestionAdministrativa,
  migracion,
  seguimiento,
  sancionatorio,
  quejas,
  recursoWorkflow,
]
