import type { WrittenTemplate } from '@ventanilla/domain/acts/template'
import { autoIndagacion } from './templates/auto-indagacion.ts'
import { resMedidaPrev } from './templates/res-medida-prev.ts'
import { actaMedidaFlagrancia } from './templates/acta-medida-flagrancia.ts'
import { autoLevantaMedida } from './templates/auto-levanta-medida.ts'
import { autoInicioSan } from './templates/auto-inicio-san.ts'
import { autoTermAnticipada } from './templates/auto-term-anticipada.ts'
import { autoCargos } from './templates/auto-cargos.ts'
import { autoPruebas } from './templates/auto-pruebas.ts'
import { autoAlegatos } from './templates/auto-alegatos.ts'
import { informeInfraccion } from './templates/informe-infraccion.ts'
import { resSancion } from './templates/res-sancion.ts'
import { autoCesacion } from './templates/auto-cesacion.ts'
import { autoArchivo } from './templates/auto-archivo.ts'
import { conceptoSeg } from './templates/concepto-seg.ts'
import { autoReqSeg } from './templates/auto-req-seg.ts'
import { trasladoComp } from './templates/traslado-comp.ts'
import { actaNotifPersonal } from './templates/acta-notif-personal.ts'
import { actaReunionLic } from './templates/acta-reunion-lic.ts'
import { actaRiesgo } from './templates/acta-riesgo.ts'
import { actaVisita } from './templates/acta-visita.ts'
import { autoAdmRecurso } from './templates/auto-adm-recurso.ts'
import { autoAcumulacion } from './templates/auto-acumulacion.ts'
import { autoDesExpreso } from './templates/auto-des-expreso.ts'
import { autoReasigVisita } from './templates/auto-reasig-visita.ts'
import { autoRenuncia } from './templates/auto-renuncia.ts'
import { autoTercero } from './templates/auto-tercero.ts'
import { autoTermAnormal } from './templates/auto-term-anormal.ts'
import { autoTraslado } from './templates/auto-traslado.ts'
import { resApelacion } from './templates/res-apelacion.ts'
import { resRevocatoria } from './templates/res-revocatoria.ts'
import { autoCambioSol } from './templates/auto-cambio-sol.ts'
import { autoDesTacito } from './templates/auto-des-tacito.ts'
import { autoInfoCompl } from './templates/auto-info-compl.ts'
import { autoInicio } from './templates/auto-inicio.ts'
import { autoProrroga } from './templates/auto-prorroga.ts'
import { autoRechazaRecurso } from './templates/auto-rechaza-recurso.ts'
import { autoRequerimiento } from './templates/auto-requerimiento.ts'
import { autoReunida } from './templates/auto-reunida.ts'
import { avisoNotif } from './templates/aviso-notif.ts'
import { avisoVisita } from './templates/aviso-visita.ts'
import { certificado } from './templates/certificado.ts'
import { citacion } from './templates/citacion.ts'
import { citacionLic } from './templates/citacion-lic.ts'
import { comunicacion } from './templates/comunicacion.ts'
import { conceptoTec } from './templates/concepto-tec.ts'
import { constEjecutoria } from './templates/const-ejecutoria.ts'
import { constTermino } from './templates/const-termino.ts'
import { infTecLic } from './templates/inf-tec-lic.ts'
import { liquidacion } from './templates/liquidacion.ts'
import { listaChequeo } from './templates/lista-chequeo.ts'
import { notifElectronica } from './templates/notif-electronica.ts'
import { reciboPago } from './templates/recibo-pago.ts'
import { respuesta } from './templates/respuesta.ts'
import { resNiega } from './templates/res-niega.ts'
import { resOtorga } from './templates/res-otorga.ts'
import { resRecurso } from './templates/res-recurso.ts'

const templates: readonly WrittenTemplate[] = [
  autoRequerimiento,
  liquidacion,
  autoInicio,
  avisoVisita,
  constTermino,
  actaVisita,
  conceptoTec,
  autoReunida,
  resOtorga,
  resNiega,
  constEjecutoria,
  notifElectronica,
  citacion,
  actaNotifPersonal,
  avisoNotif,
  reciboPago,
  autoInfoCompl,
  comunicacion,
  autoProrroga,
  autoDesTacito,
  autoAdmRecurso,
  autoRechazaRecurso,
  resRecurso,
  autoCambioSol,
  autoAcumulacion,
  autoDesExpreso,
  autoReasigVisita,
  autoRenuncia,
  autoTercero,
  autoTermAnormal,
  autoTraslado,
  resRevocatoria,
  resApelacion,
  autoIndagacion,
  resMedidaPrev,
  actaMedidaFlagrancia,
  autoLevantaMedida,
  autoInicioSan,
  autoTermAnticipada,
  autoCargos,
  autoPruebas,
  autoAlegatos,
  informeInfraccion,
  resSancion,
  autoCesacion,
  autoArchivo,
  conceptoSeg,
  autoReqSeg,
  trasladoComp,
  listaChequeo,
  citacionLic,
  actaReunionLic,
  infTecLic,
  actaRiesgo,
  certificado,
  respuesta,
]

/** Every act that the portal can produce, by the id of its fact sheet, as it is stored and compared. */
export const writtenTemplates: ReadonlyMap<string, WrittenTemplate> = new Map(
  templates.map((act) => [act.id, act]),
)
