import type { TaskRow } from './task-row.ts'

/** Routes of case administration and of the migration of expedientes. */
export const ADMINISTRATION_TASK_ROWS: readonly TaskRow[] = [
  { path: '/reasignacion-profesional', title: 'Reasignación de profesional', lists: true },
  { path: '/devolver-tramite', title: 'Devolución de trámites', lists: true },
  { path: '/aprobacion-estado/:id', title: 'Aprobación del cambio' },
  { path: '/actualizar-predios', title: 'Actualización de predios', lists: true },
  { path: '/actualizar-paso-uno', title: 'Corrección de datos de la radicación', lists: true },
  { path: '/actualizar-costos', title: 'Actualización de costos', lists: true },
  { path: '/actividades-adicionales', title: 'Actividades adicionales', lists: true },
  { path: '/workflow-step/:id', title: 'Paso del flujo' },
  { path: '/revision-documental-apoderado/:id', title: 'Revisión documental del apoderado' },
  { path: '/actualizar-datos-infractor', title: 'Datos del infractor', lists: true },
  {
    path: '/asignacion-tramites-migracion',
    title: 'Asignación de trámites migrados',
    access: { roles: ['CLI_ADMIN', 'SUPERADMIN', 'VALIDACION_MIGRACION'] },
    lists: true,
  },
  {
    path: '/upload-files-ventanilla',
    title: 'Carga de archivos de expedientes',
    access: { groups: ['menuUploadFile'], roles: ['CLI_APOYO_ADMINISTRATIVO_6'] },
    lists: true,
  },
  { path: '/revisar-documento-expediente', title: 'Revisión de documentos migrados', lists: true },
  {
    path: '/mis-expedientes/nuevo',
    title: 'Abrir un expediente',
    access: { roles: ['CLI_GESTION_DOCUMENTAL'] },
    lists: true,
  },
  { path: '/revision-expediente-workflow-cambio-etapa/:id', title: 'Etapa del expediente' },
]
