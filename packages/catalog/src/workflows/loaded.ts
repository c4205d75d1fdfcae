import type { FamilyDef, StepDef, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { arbolRiesgo } from './families/arbol-riesgo.ts'
import { forestal } from './families/forestal.ts'
import { licencia } from './families/licencia.ts'
import { modificacionPermiso } from './families/modificacion-permiso.ts'
import { permisoGeneral } from './families/permiso-general.ts'
import { pagoAdicional } from './families/pago-adicional.ts'
import { pueaa } from './families/pueaa.ts'
import { registroSimple } from './families/registro-simple.ts'
import { liquidacionPago } from './families/liquidacion-pago.ts'
import { proyeccionFirma } from './families/proyeccion-firma.ts'
import { notificacion } from './families/notificacion.ts'
import { infoComplementaria } from './families/info-complementaria.ts'
import { prorroga } from './families/prorroga.ts'
import { desistimientoTacito } from './families/desistimiento-tacito.ts'
import { recurso } from './families/recurso.ts'
import { cambioSolicitante } from './families/cambio-solicitante.ts'
import { desistimientoExpreso } from './families/desistimiento-expreso.ts'
import { multitramite } from './families/multitramite.ts'
import { reasignacionVisita } from './families/reasignacion-visita.ts'
import { recursoWorkflow } from './families/recurso-workflow.ts'
import { renunciaTerminos } from './families/renuncia-terminos.ts'
import { revocatoria } from './families/revocatoria.ts'
import { tercerInterviniente } from './families/tercer-interviniente.ts'
import { terminacionAnormal } from './families/terminacion-anormal.ts'
import { trasladoTerritorial } from './families/traslado-territorial.ts'
import { gestionAdministrativa } from './families/gestion-administrativa.ts'
import { migracion } from './families/migracion.ts'
import { sancionatorio } from './families/sancionatorio.ts'
import { quejas } from './families/quejas.ts'
import { seguimiento } from './families/seguimiento.ts'

/** The families that the portal runs, in the order in which a case reaches them. */
export const families: readonly FamilyDef[] = [
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

export const workflow: Workflow = {
  families,
  steps: new Map<string, StepDef>(
    families.flatMap((family) => family.steps.map((step) => [step.id, step] as const)),
  ),
}

/**
 * Outcomes of the fact sheets that lead into families not loaded yet. They are not offered; the list can only
 * shrink (decision 33).
 */
export const outcomesNotLoaded: readonly (readonly [step: string, outcome: string, leadsTo: string])[] = []

/** Case statuses with their labels. */
export const caseStatuses: Readonly<Record<string, string>> = {
  borrador: 'Borrador',
  por_presentar: 'Por presentar',
  radicada: 'Radicada',
  en_ventanilla: 'En revisión de ventanilla',
  en_validacion: 'En validación de documentos',
  requerida: 'Requerida',
  esperando_usuario: 'En espera del usuario',
  en_liquidacion: 'En liquidación y pago',
  con_expediente: 'Con expediente',
  en_inicio: 'En auto de inicio',
  en_publicacion: 'En publicación',
  con_tecnico: 'Con profesional asignado',
  en_visita: 'En visita',
  con_equipo: 'Con equipo de licencias',
  en_reunion: 'En reunión de información adicional',
  riesgo_reportado: 'Con riesgo reportado',
  en_visita_riesgo: 'En visita por riesgo',
  en_ejecucion: 'En ejecución de lo autorizado',
  en_evaluacion: 'En evaluación del instrumento',
  en_concepto: 'En concepto técnico',
  informacion_reunida: 'Información reunida',
  en_decision: 'En decisión',
  en_notificacion: 'En notificación',
  en_recurso: 'En recurso',
  finalizada: 'Finalizada',
  desistida: 'Desistida y archivada',
  en_seguimiento: 'En seguimiento',
  desistimiento_en_estudio: 'Desistimiento en estudio',
  terminacion_en_estudio: 'Terminación en estudio',
  terminacion_descartada: 'Terminación descartada',
  terminada: 'Terminada sin decisión de fondo',
  en_traslado: 'En traslado a otra territorial',
  traslado_cumplido: 'Traslado cumplido',
  intervencion_en_estudio: 'Intervención en estudio',
  intervencion_reconocida: 'Tercero interviniente reconocido',
  intervencion_negada: 'Intervención no reconocida',
  revocatoria_en_estudio: 'Revocatoria en estudio',
  revocatoria_no_presentada: 'Revocatoria no presentada',
  revocatoria_concedida: 'Revocatoria concedida',
  revocatoria_negada: 'Revocatoria negada',
  revocada: 'Acto revocado',
  pago_adicional_por_conciliar: 'Otro pago por conciliar',
  pago_adicional_registrado: 'Otro pago registrado',
  pago_adicional_no_hallado: 'Otro pago no hallado',
  acumulacion_en_estudio: 'Acumulación en estudio',
  acumulacion_descartada: 'Acumulación descartada',
  acumulacion_cumplida: 'Acumulación cumplida',
  acumulada: 'Acumulada a otra solicitud',
  seguimiento_cerrado: 'Período de seguimiento cerrado',
  caso_abierto: 'Caso abierto',
  responsabilidad_decidida: 'En decisión de responsabilidad',
  archivado: 'En archivo',
  queja_radicada: 'Queja radicada',
  queja_cerrada: 'Queja cerrada',
  cambio_creado: 'Cambio de solicitante: creado',
  cambio_enviado: 'Cambio de solicitante: enviado',
  cambio_aprobado: 'Cambio de solicitante: aprobado',
  cambio_rechazado: 'Cambio de solicitante: rechazado',
  cambio_asignado: 'Cambio de solicitante: abogado asignado',
  cambio_proyectado: 'Cambio de solicitante: auto proyectado',
  cambio_devuelto_coordinador: 'Cambio de solicitante: devuelto por el coordinador jurídico',
  cambio_revisado: 'Cambio de solicitante: aprobado por el coordinador jurídico',
  cambio_firmado: 'Cambio de solicitante: firmado',
  cambio_devuelto_subdirector: 'Cambio de solicitante: devuelto por el subdirector jurídico',
  cambio_aceptado: 'Cambio de solicitante: aceptado',
  cambio_denegado: 'Cambio de solicitante: denegado',
  cambio_aplicado: 'Cambio de solicitante: aplicado',
  en_gestion: 'En gestión administrativa',
  gestion_aplicada: 'Gestión administrativa: aplicada',
  gestion_negada: 'Gestión administrativa: no aprobada',
  migracion_asignada: 'Migración: asignada',
  migracion_cargada: 'Migración: archivos cargados',
  migracion_validada: 'Migración: validada',
  migracion_con_etapa: 'Migración: con etapa fijada',
  expediente_de_archivo: 'Expediente abierto por el archivo',
  apertura_descartada: 'Apertura de expediente descartada',
}

/** Facts that guards read and no task captures: the server computes them or the engine writes them. */
export const computedFacts: readonly string[] = [
  // the requests of the application, recorded at filing
  'pedido.*',
  'liquidacion.total',
  'recibo.valor',
  'cobro.saldo',
  'reclamacion.hasta',
  'notificacion.acceso',
  'prorroga.pedida.*',
  'vencimientos.*',
  'recurso.resuelto',
  'firma.caida',
  'cambio.ventanilla',
  'recurso.firmante_rol',
  'recurso.tercero_apela',
  'recurso.recurrentes',
  'recurso.pendiente_superior',
  'caso.actos_sin_situacion',
  'tramite.*',
]
