import type { RoleRule } from '@ventanilla/domain/access/role-groups'
import type { CaseCall } from './task-data.ts'
import { ADMINISTRATION_TASK_ROWS } from './task-rows-administration.ts'

/** A route of workflow steps. */
export interface TaskRow {
  readonly path: string
  readonly title: string
  /** who may open it; default: the corporation and the superadministrator */
  readonly access?: RoleRule
  /** which of the specification's calls loads the case; default: etapa-uno */
  readonly call?: CaseCall
  /** a route without case lists the user's tasks of these steps */
  readonly steps?: readonly string[]
  /** applicants open it too, and start this family from one of their cases (app/shared-tasks.screens.ts) */
  readonly applicantsBegin?: { readonly family: string; readonly subtitle: string }
}

const STAFF: RoleRule = { groups: ['corporacion', 'admin'] }

/** Every route of the task shell; a new step with its own route adds one line. */
export const TASK_ROWS: readonly TaskRow[] = [
  { path: '/solicitudes/gestionar-tarea/:id/:idRol?', title: 'Gestionar tarea' },
  { path: '/solicitudes/evaluacion-revision-documentos/:id', title: 'Revisión de documentos' },
  { path: '/solicitudes/auto-requerimiento/:id', title: 'Auto de requerimiento' },
  { path: '/solicitudes/revision-info-complementaria/:id', title: 'Revisión de información complementaria' },
  { path: '/solicitudes/crear-expediente/:id', title: 'Apertura del expediente' },
  { path: '/solicitudes/evaluacion-tarea/:id', title: 'Evaluación de la solicitud' },
  { path: '/solicitudes/avisos-y-constancias/:id', title: 'Avisos y constancias' },
  { path: '/solicitudes/evaluacion/:id/asignar-tecnico', title: 'Asignación del técnico' },
  { path: '/solicitudes/evaluacion/:id/acta-visita', title: 'Acta de visita' },
  { path: '/solicitudes/concepto-tecnico/:id', title: 'Concepto técnico' },
  { path: '/solicitudes/auto-declara-reunida-info/:id', title: 'Auto que declara reunida la información' },
  { path: '/solicitudes/resolucion/:id', title: 'Resolución' },
  { path: '/solicitudes/revision-notificacion/:id', title: 'Revisión de la notificación' },
  { path: '/solicitudes/expediente/:id', title: 'Expediente', call: 'compartida' },
  { path: '/solicitudes/desistimiento-tacito/:id', title: 'Desistimiento tácito' },
  { path: '/solicitudes/desistimiento-tacito-dos/:id', title: 'Decisión del desistimiento tácito' },
  { path: '/solicitudes/auto-admision-recurso/:id', title: 'Admisión del recurso' },
  { path: '/solicitudes/auto-admision-recurso-dos/:id', title: 'Admisión del recurso subsanado' },
  { path: '/solicitudes/auto-resuelve-recurso/:id', title: 'Decisión del recurso' },
  { path: '/solicitudes/auto-resuelve-recurso-dos/:id', title: 'Cierre del recurso' },
  { path: '/solicitudes/auto-info-complementaria/:id', title: 'Auto de información complementaria' },
  { path: '/solicitudes/auto-prorroga/:id', title: 'Auto de prórroga' },
  { path: '/solicitudes/auto-cambio-solicitante/:id/:estado', title: 'Auto de cambio de solicitante' },
  { path: '/comunicacion/:id', title: 'Comunicación', call: 'compartida' },
  { path: '/gestionar-tarea-licencia/:id/:idRol', title: 'Gestionar tarea de licencia' },
  {
    path: '/gestionar-tarea-licencia/revisar-lista-chequeo/:id/:idRol',
    title: 'Lista de chequeo de licencia',
  },
  { path: '/gestionar-tarea-licencia/citacion/:id', title: 'Visita y citación de licencia' },
  { path: '/informe-tecnico-licencia/:id', title: 'Informe técnico de licencia' },
  { path: '/licencia-revision-juridico/:id', title: 'Revisión jurídica de la licencia' },
  { path: '/solicitudes/gestionar-tarea-riesgo/:id', title: 'Árbol en riesgo' },
  { path: '/solicitudes/revision-acta-riesgo/:id', title: 'Acta de riesgo' },
  { path: '/solicitudes/resolucion-respuesta/:id', title: 'Respuesta o certificado' },
  { path: '/notificaciones', title: 'Notificaciones', steps: ['NOT-01'] },
  { path: '/notificaciones-nueva/:id', title: 'Nueva notificación', call: 'compartida' },
  {
    path: '/creacion-documentos',
    title: 'Creación de documentos',
    steps: ['FIR-01', 'SAN-03', 'SAN-05', 'SAN-20'],
  },
  { path: '/proyeccion-documentos/:id', title: 'Proyección del documento' },
  { path: '/firma-documentos/:id', title: 'Firma del documento' },
  { path: '/liquidacion', title: 'Liquidación', steps: ['LIQ-01', 'LIQ-02', 'LIQ-05'] },
  { path: '/generar-liquidacion-workflow/:id', title: 'Generar liquidación' },
  { path: '/generar-recibo-pago-workflow/:id', title: 'Generar recibo de pago' },
  { path: '/solicitudes/aprobacion-renuncia-terminos/:id', title: 'Aprobación de la renuncia a términos' },
  { path: '/seleccionar-estado/:id', title: 'Cierre del término' },
  { path: '/solicitudes/auto-desistimiento-expreso/:id', title: 'Auto de desistimiento expreso' },
  { path: '/auto-terminacion-anormal/:id', title: 'Auto de terminación anormal' },
  {
    path: '/trasladar-tramite',
    title: 'Traslados entre territoriales',
    access: { groups: ['traslatesol'] },
    steps: ['TRA-01', 'TRA-02', 'TRA-03'],
  },
  { path: '/trasladar-tramite/:id', title: 'Traslado a otra territorial' },
  { path: '/auto-traslado-territorial/:id/:estado', title: 'Auto de traslado territorial' },
  { path: '/auto-traslado-territorial-destino/:id/:estado', title: 'Recepción del traslado' },
  { path: '/asignacion-territorial', title: 'Asignación territorial', steps: ['TRA-04'] },
  { path: '/registro/interviniente/:id_sol/:id_territorial', title: 'Registro del interviniente' },
  { path: '/solicitudes/auto-reconocimiento/:id/:estado', title: 'Auto de reconocimiento de tercero' },
  { path: '/reagendamiento-visitas', title: 'Reagendamiento de visitas', steps: ['RVI-01'] },
  { path: '/solicitudes/auto-reasignacion-visita/:id', title: 'Auto de reasignación de visita' },
  {
    path: '/multitramite-acumulacion',
    title: 'Acumulación de trámites',
    access: { groups: ['multitramiteAcumulacionRoles'] },
    steps: ['MUL-01'],
  },
  { path: '/workflow-paralelos', title: 'Trámites paralelos', steps: ['MUL-02'] },
  { path: '/workflow-paralelos-detail/:id', title: 'Detalle del trámite paralelo' },
  {
    path: '/revocatoria-directa-menu',
    title: 'Revocatorias directas',
    steps: ['REV-01'],
    applicantsBegin: {
      family: 'revocatoria',
      subtitle: 'Aquí se pide que la Corporación revise y retire un acto suyo.',
    },
  },
  { path: '/presentar-revocatoria-funcionario/:id', title: 'Revocatoria de oficio' },
  { path: '/revisar-revocatoria-funcionario/:id', title: 'Estudio de la revocatoria' },
  { path: '/revisar-recurso-workflow/:id', title: 'Revisión del recurso' },
  { path: '/recurso-reposicion', title: 'Decisión de recursos', steps: ['RWF-05'] },
  { path: '/revision-expediente-workflow/:id', title: 'Revisión del expediente' },
  ...ADMINISTRATION_TASK_ROWS,
  {
    path: '/workflow-sancionatorio',
    title: 'Procedimientos sancionatorios',
    steps: ['SAN-01'],
  },
  {
    path: '/creacion-queja/:id',
    title: 'Quejas',
    access: { groups: ['menuQueja'] },
    steps: ['QUE-01'],
  },
  { path: '/actualizar-multas', title: 'Multas y cumplimiento', steps: ['SAN-17'] },
  { path: '/workflow-seguimiento', title: 'Control y seguimiento', steps: ['SEG-01'] },
  { path: '/liquidacion-masiva', title: 'Facturación de tasas', steps: ['SEG-12'] },
  { path: '/seguimiento/asignacion/:id', title: 'Asignación del seguimiento' },
  { path: '/seguimiento/liquidacion/:id', title: 'Liquidación del seguimiento' },
  { path: '/seguimiento/concepto-tecnico/:id', title: 'Concepto técnico' },
  { path: '/seguimiento/revision-supervisor/:id', title: 'Revisión del supervisor' },
  { path: '/seguimiento/auto-requerimiento/:id', title: 'Auto de requerimiento de seguimiento' },
  { path: '/seguimiento/auto-requerimiento-evaluacion/:id', title: 'Evaluación del auto de seguimiento' },
  { path: '/seguimiento/auto-requerimiento-firma/:id', title: 'Firma del auto de seguimiento' },
  { path: '/asignar-profesional-workflow/:id/:idRol', title: 'Asignación del profesional' },
  { path: '/informacion-adicional-revision-workflow/:id', title: 'Revisión de la información' },
  { path: '/revision-expediente-workflow-espera-recurso/:id', title: 'Espera de recursos' },
]

export const accessOf = (row: TaskRow): RoleRule => row.access ?? STAFF
