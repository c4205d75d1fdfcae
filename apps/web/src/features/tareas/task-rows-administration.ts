import type { TaskRow } from './task-row.ts'

/** Routes of case administration and of the migration of expedientes. */
export const ADMINISTRATION_TASK_ROWS: readonly TaskRow[] = [
  { path: '/reasignacion-profesional', title: 'Reasignación de profesional', steps: ['ADM-01'] },
  { path: '/devolver-tramite', title: 'Devolución de trámites', steps: ['ADM-02', 'REG-03'] },
  { path: '/aprobacion-estado/:id', title: 'Aprobación del cambio' },
  { path: '/actualizar-predios', title: 'Actualización de predios', steps: ['ADM-04'] },
  { path: '/actualizar-paso-uno', title: 'Corrección de datos de la radicación', steps: ['ADM-05'] },
  { path: '/actualizar-costos', title: 'Actualización de costos', steps: ['ADM-06'] },
  { path: '/actividades-adicionales', title: 'Actividades adicionales', steps: ['ADM-07'] },
  { path: '/workflow-step/:id', title: 'Paso del flujo' },
  { path: '/revision-documental-apoderado/:id', title: 'Revisión documental del apoderado' },
  { path: '/actualizar-datos-infractor', title: 'Datos del infractor', steps: ['ADM-13'] },
  {
    path: '/asignacion-tramites-migracion',
    title: 'Asignación de trámites migrados',
    access: { roles: ['CLI_ADMIN', 'SUPERADMIN', 'VALIDACION_MIGRACION'] },
    steps: ['MIG-01'],
  },
  {
    path: '/upload-files-ventanilla',
    title: 'Carga de archivos de expedientes',
    access: { groups: ['menuUploadFile'], roles: ['CLI_APOYO_ADMINISTRATIVO_6'] },
    steps: ['MIG-02'],
  },
  { path: '/revisar-documento-expediente', title: 'Revisión de documentos migrados', steps: ['MIG-03'] },
  {
    path: '/mis-expedientes/nuevo',
    title: 'Abrir un expediente',
    access: { roles: ['CLI_GESTION_DOCUMENTAL'] },
    steps: ['MIG-05'],
  },
  { path: '/revision-expediente-workflow-cambio-etapa/:id', title: 'Etapa del expediente' },
]
