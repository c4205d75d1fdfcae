import type { FieldOption } from '@ventanilla/domain/forms/definition'
import { labelsOf } from '@ventanilla/domain/forms/lists'
import type { FamilyDef, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { COMPOSED } from '../composed.ts'

export const { workflow }: { readonly workflow: Workflow } = COMPOSED

/** The families that the portal runs, in the order in which a case reaches them. */
export const families: readonly FamilyDef[] = workflow.families

/**
 * Outcomes of the fact sheets that lead into families not loaded yet. They are not offered; the list can only
 * shrink (decision 33).
 */
export const outcomesNotLoaded: readonly (readonly [step: string, outcome: string, leadsTo: string])[] = []

/** Case statuses with their labels, in the order of a case's life. */
export const CASE_STATUSES: readonly FieldOption[] = [
  { value: 'borrador', label: 'Borrador' },
  { value: 'por_presentar', label: 'Por presentar' },
  { value: 'radicada', label: 'Radicada' },
  { value: 'en_ventanilla', label: 'En revisión de ventanilla' },
  { value: 'en_validacion', label: 'En validación de documentos' },
  { value: 'requerida', label: 'Requerida' },
  { value: 'esperando_usuario', label: 'En espera del usuario' },
  { value: 'en_liquidacion', label: 'En liquidación y pago' },
  { value: 'con_expediente', label: 'Con expediente' },
  { value: 'en_inicio', label: 'En auto de inicio' },
  { value: 'en_publicacion', label: 'En publicación' },
  { value: 'con_tecnico', label: 'Con profesional asignado' },
  { value: 'en_visita', label: 'En visita' },
  { value: 'con_equipo', label: 'Con equipo de licencias' },
  { value: 'en_reunion', label: 'En reunión de información adicional' },
  { value: 'riesgo_reportado', label: 'Con riesgo reportado' },
  { value: 'en_visita_riesgo', label: 'En visita por riesgo' },
  { value: 'en_ejecucion', label: 'En ejecución de lo autorizado' },
  { value: 'en_evaluacion', label: 'En evaluación del instrumento' },
  { value: 'en_concepto', label: 'En concepto técnico' },
  { value: 'informacion_reunida', label: 'Información reunida' },
  { value: 'en_decision', label: 'En decisión' },
  { value: 'en_notificacion', label: 'En notificación' },
  { value: 'en_recurso', label: 'En recurso' },
  { value: 'finalizada', label: 'Finalizada' },
  { value: 'desistida', label: 'Desistida y archivada' },
  { value: 'en_seguimiento', label: 'En seguimiento' },
  { value: 'desistimiento_en_estudio', label: 'Desistimiento en estudio' },
  { value: 'terminacion_en_estudio', label: 'Terminación en estudio' },
  { value: 'terminacion_descartada', label: 'Terminación descartada' },
  { value: 'terminada', label: 'Terminada sin decisión de fondo' },
  { value: 'en_traslado', label: 'En traslado a otra territorial' },
  { value: 'traslado_cumplido', label: 'Traslado cumplido' },
  { value: 'intervencion_en_estudio', label: 'Intervención en estudio' },
  { value: 'intervencion_reconocida', label: 'Tercero interviniente reconocido' },
  { value: 'intervencion_negada', label: 'Intervención no reconocida' },
  { value: 'revocatoria_en_estudio', label: 'Revocatoria en estudio' },
  { value: 'revocatoria_no_presentada', label: 'Revocatoria no presentada' },
  { value: 'revocatoria_concedida', label: 'Revocatoria concedida' },
  { value: 'revocatoria_negada', label: 'Revocatoria negada' },
  { value: 'revocada', label: 'Acto revocado' },
  { value: 'pago_adicional_por_conciliar', label: 'Otro pago por conciliar' },
  { value: 'pago_adicional_registrado', label: 'Otro pago registrado' },
  { value: 'pago_adicional_no_hallado', label: 'Otro pago no hallado' },
  { value: 'acumulacion_en_estudio', label: 'Acumulación en estudio' },
  { value: 'acumulacion_descartada', label: 'Acumulación descartada' },
  { value: 'acumulacion_cumplida', label: 'Acumulación cumplida' },
  { value: 'acumulada', label: 'Acumulada a otra solicitud' },
  { value: 'seguimiento_cerrado', label: 'Período de seguimiento cerrado' },
  { value: 'caso_abierto', label: 'Caso abierto' },
  { value: 'responsabilidad_decidida', label: 'En decisión de responsabilidad' },
  { value: 'archivado', label: 'En archivo' },
  { value: 'queja_radicada', label: 'Queja radicada' },
  { value: 'queja_cerrada', label: 'Queja cerrada' },
  { value: 'cambio_creado', label: 'Cambio de solicitante: creado' },
  { value: 'cambio_enviado', label: 'Cambio de solicitante: enviado' },
  { value: 'cambio_aprobado', label: 'Cambio de solicitante: aprobado' },
  { value: 'cambio_rechazado', label: 'Cambio de solicitante: rechazado' },
  { value: 'cambio_asignado', label: 'Cambio de solicitante: abogado asignado' },
  { value: 'cambio_proyectado', label: 'Cambio de solicitante: auto proyectado' },
  {
    value: 'cambio_devuelto_coordinador',
    label: 'Cambio de solicitante: devuelto por el coordinador jurídico',
  },
  { value: 'cambio_revisado', label: 'Cambio de solicitante: aprobado por el coordinador jurídico' },
  { value: 'cambio_firmado', label: 'Cambio de solicitante: firmado' },
  {
    value: 'cambio_devuelto_subdirector',
    label: 'Cambio de solicitante: devuelto por el subdirector jurídico',
  },
  { value: 'cambio_aceptado', label: 'Cambio de solicitante: aceptado' },
  { value: 'cambio_denegado', label: 'Cambio de solicitante: denegado' },
  { value: 'cambio_aplicado', label: 'Cambio de solicitante: aplicado' },
  { value: 'en_gestion', label: 'En gestión administrativa' },
  { value: 'gestion_aplicada', label: 'Gestión administrativa: aplicada' },
  { value: 'gestion_negada', label: 'Gestión administrativa: no aprobada' },
  { value: 'migracion_asignada', label: 'Migración: asignada' },
  { value: 'migracion_cargada', label: 'Migración: archivos cargados' },
  { value: 'migracion_validada', label: 'Migración: validada' },
  { value: 'migracion_con_etapa', label: 'Migración: con etapa fijada' },
  { value: 'expediente_de_archivo', label: 'Expediente abierto por el archivo' },
  { value: 'apertura_descartada', label: 'Apertura de expediente descartada' },
]

export const caseStatuses = labelsOf(CASE_STATUSES)

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
