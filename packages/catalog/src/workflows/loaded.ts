import type { FamilyDef, StepDef, Workflow } from '@ventanilla/domain/workflow/definition'
import { permisoGeneral } from './permiso-general.ts'
import { liquidacionPago } from './liquidacion-pago.ts'
import { proyeccionFirma } from './proyeccion-firma.ts'
import { notificacion } from './notificacion.ts'
import { infoComplementaria } from './info-complementaria.ts'
import { prorroga } from './prorroga.ts'
import { desistimientoTacito } from './desistimiento-tacito.ts'
import { recurso } from './recurso.ts'
import { cambioSolicitante } from './cambio-solicitante.ts'

/** The families that the portal runs, in the order in which a case meets them. */
export const families: readonly FamilyDef[] = [
  permisoGeneral,
  liquidacionPago,
  proyeccionFirma,
  notificacion,
  infoComplementaria,
  prorroga,
  desistimientoTacito,
  recurso,
  cambioSolicitante,
]

export const workflow: Workflow = {
  families,
  steps: new Map<string, StepDef>(
    families.flatMap((family) => family.steps.map((step) => [step.id, step] as const)),
  ),
}

/**
 * Outcomes of the field's fact sheets that lead into families which are not loaded yet. They are not offered; the
 * list can only shrink (decision 33). PG-16 `seguimiento` is offered and closes the case with its follow-up to open.
 */
export const outcomesNotLoaded: readonly (readonly [step: string, outcome: string, leadsTo: string])[] = [
  ['PG-02', 'otra_autoridad', 'QUE-09'],
  ['PG-02', 'otro_territorio', 'TRA-01'],
  ['PG-10', 'no_realizada', 'RVI-01'],
  ['PG-13', 'desistimiento', 'DEX-02'],
  ['PG-15', 'renuncia', 'REN-01'],
  ['INF-02', 'renuncia', 'REN-01'],
  ['PG-16', 'seguimiento', 'SEG-01'],
]

/** Case statuses with the words people read. */
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
  en_concepto: 'En concepto técnico',
  informacion_reunida: 'Información reunida',
  en_decision: 'En decisión',
  en_notificacion: 'En notificación',
  finalizada: 'Finalizada',
  desistida: 'Desistida y archivada',
  en_seguimiento: 'En seguimiento',
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
}

/** Facts that guards read and no task captures: the server computes them or the engine writes them. */
export const computedFacts: readonly string[] = [
  'liquidacion.total',
  'recibo.valor',
  'notificacion.acceso',
  'prorroga.pedida.*',
  'vencimientos.*',
  'recurso.resuelto',
  'firma.caida',
  'cambio.ventanilla',
  'tramite.*',
]
