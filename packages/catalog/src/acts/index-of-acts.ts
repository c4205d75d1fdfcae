import type { ActTemplate } from '@ventanilla/domain/acts/template'
import { autoIndagacion } from './auto-indagacion.ts'
import { resMedidaPrev } from './res-medida-prev.ts'
import { actaMedidaFlagrancia } from './acta-medida-flagrancia.ts'
import { autoLevantaMedida } from './auto-levanta-medida.ts'
import { autoInicioSan } from './auto-inicio-san.ts'
import { autoTermAnticipada } from './auto-term-anticipada.ts'
import { autoCargos } from './auto-cargos.ts'
import { autoPruebas } from './auto-pruebas.ts'
import { autoAlegatos } from './auto-alegatos.ts'
import { informeInfraccion } from './informe-infraccion.ts'
import { resSancion } from './res-sancion.ts'
import { autoCesacion } from './auto-cesacion.ts'
import { autoArchivo } from './auto-archivo.ts'
import { conceptoSeg } from './concepto-seg.ts'
import { autoReqSeg } from './auto-req-seg.ts'
import { trasladoComp } from './traslado-comp.ts'
import { actaNotifPersonal } from './acta-notif-personal.ts'
import { actaReunionLic } from './acta-reunion-lic.ts'
import { actaRiesgo } from './acta-riesgo.ts'
import { actaVisita } from './acta-visita.ts'
import { autoAdmRecurso } from './auto-adm-recurso.ts'
import { autoAcumulacion } from './auto-acumulacion.ts'
import { autoDesExpreso } from './auto-des-expreso.ts'
import { autoReasigVisita } from './auto-reasig-visita.ts'
import { autoRenuncia } from './auto-renuncia.ts'
import { autoTercero } from './auto-tercero.ts'
import { autoTermAnormal } from './auto-term-anormal.ts'
import { autoTraslado } from './auto-traslado.ts'
import { resApelacion } from './res-apelacion.ts'
import { resRevocatoria } from './res-revocatoria.ts'
import { autoCambioSol } from './auto-cambio-sol.ts'
import { autoDesTacito } from './auto-des-tacito.ts'
import { autoInfoCompl } from './auto-info-compl.ts'
import { autoInicio } from './auto-inicio.ts'
import { autoProrroga } from './auto-prorroga.ts'
import { autoRechazaRecurso } from './auto-rechaza-recurso.ts'
import { autoRequerimiento } from './auto-requerimiento.ts'
import { autoReunida } from './auto-reunida.ts'
import { avisoNotif } from './aviso-notif.ts'
import { avisoVisita } from './aviso-visita.ts'
import { certificado } from './certificado.ts'
import { citacion } from './citacion.ts'
import { citacionLic } from './citacion-lic.ts'
import { comunicacion } from './comunicacion.ts'
import { conceptoTec } from './concepto-tec.ts'
import { constEjecutoria } from './const-ejecutoria.ts'
import { constTermino } from './const-termino.ts'
import { infTecLic } from './inf-tec-lic.ts'
import { liquidacion } from './liquidacion.ts'
import { listaChequeo } from './lista-chequeo.ts'
import { notifElectronica } from './notif-electronica.ts'
import { reciboPago } from './recibo-pago.ts'
import { respuesta } from './respuesta.ts'
import { resNiega } from './res-niega.ts'
import { resOtorga } from './res-otorga.ts'
import { resRecurso } from './res-recurso.ts'

const templates: readonly ActTemplate[] = [
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

/** Every act that the portal can produce, by the id of its fact sheet. */
export const actTemplates: ReadonlyMap<string, ActTemplate> = new Map(templates.map((act) => [act.id, act]))
