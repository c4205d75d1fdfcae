import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { step } from './parts.ts'

export const loading: readonly WrittenStep[] = [
  step({
    id: 'MIG-01',
    title: 'Asignación de trámites migrados',
    screen: '/asignacion-tramites-migracion',
    listedOn: '/asignacion-tramites-migracion',
    roles: ['CLI_ADMIN', 'VALIDACION_MIGRACION'],
    capture: [
      {
        key: 'migracion.expediente',
        kind: 'text',
        label: 'Número del expediente en el sistema anterior',
        required: true,
        maxLength: 60,
      },
      {
        key: 'migracion.titular',
        kind: 'text',
        label: 'Titular que dice el expediente',
        required: true,
        maxLength: 200,
      },
      {
        key: 'migracion.estado',
        kind: 'choice',
        label: 'Estado de la migración',
        required: true,
        options: [
          { value: 'completo', label: 'El expediente físico está completo' },
          { value: 'incompleto', label: 'Faltan folios' },
          { value: 'deteriorado', label: 'Hay folios ilegibles' },
        ],
      },
    ],
    outcomes: [
      { code: 'asignado', label: 'Asignar', to: 'MIG-02', by: 'staff', status: 'migracion_asignada' },
    ],
  }),
  step({
    id: 'MIG-02',
    title: 'Carga de archivos',
    kind: 'attach',
    screen: '/upload-files-ventanilla',
    listedOn: '/upload-files-ventanilla',
    roles: ['CLI_VENTANILLA_UNICA', 'CLI_APOYO_ADMINISTRATIVO_6'],
    capture: [
      {
        key: 'migracion.archivos',
        kind: 'document',
        label: 'Archivos del expediente físico',
        required: true,
        accept: ['pdf', 'png', 'jpeg'],
        maxMegabytes: 50,
        maxFiles: 40,
      },
      {
        key: 'migracion.folios',
        kind: 'integer',
        label: 'Folios digitalizados',
        required: true,
        min: 1,
        max: 20_000,
      },
    ],
    outcomes: [{ code: 'cargado', label: 'Cargado', to: 'MIG-03', by: 'staff', status: 'migracion_cargada' }],
  }),
  step({
    id: 'MIG-03',
    title: 'Revisión del documento del expediente',
    screen: '/revisar-documento-expediente',
    listedOn: '/revisar-documento-expediente',
    roles: ['VALIDACION_MIGRACION'],
    capture: [
      {
        key: 'migracion.legible',
        kind: 'yesNo',
        label: '¿Los archivos están completos, en orden y se leen?',
        required: true,
      },
      {
        key: 'migracion.observaciones',
        kind: 'longText',
        label: 'Observaciones',
        required: false,
        maxLength: 2000,
      },
    ],
    outcomes: [
      {
        code: 'validado',
        label: 'Validar',
        to: 'FIN',
        by: 'staff',
        status: 'migracion_validada',
        guard: { var: 'dato.migracion.legible' },
        guardReason: 'Los archivos no están completos: devuélvalos.',
      },
      {
        code: 'devuelto',
        label: 'Devolver para cargar de nuevo',
        to: 'MIG-02',
        by: 'staff',
        reason: true,
        needs: [],
      },
    ],
  }),
]
