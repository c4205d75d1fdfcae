import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { plots } from '../../../procedures/forms/blocks/property.ts'
import { proposed, reason, step } from './parts.ts'

export const corrections: readonly WrittenStep[] = [
  step({
    id: 'ADM-04',
    title: 'Actualización de predios',
    screen: '/actualizar-predios',
    listedOn: '/actualizar-predios',
    roles: ['CLI_VENTANILLA_UNICA', 'CLI_VALIDACION_JURIDICA'],
    term: proposed,
    capture: [plots, reason('Motivo de la corrección')],
    outcomes: [
      {
        code: 'actualizado',
        label: 'Actualizar',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        onParent: [{ do: 'correct', keys: ['predios'] }],
      },
    ],
  }),
  step({
    id: 'ADM-05',
    title: 'Corrección de datos de la radicación',
    screen: '/actualizar-paso-uno',
    listedOn: '/actualizar-paso-uno',
    roles: ['CLI_VENTANILLA_UNICA', 'CLI_ADMIN'],
    term: proposed,
    capture: [
      {
        key: 'direccion_correspondencia',
        kind: 'text',
        label: 'Dirección de correspondencia',
        required: true,
        maxLength: 200,
      },
      { key: 'telefono', kind: 'phone', label: 'Teléfono', required: true },
      { key: 'correo', kind: 'email', label: 'Correo electrónico', required: true, maxLength: 150 },
      reason('Motivo de la corrección'),
    ],
    outcomes: [
      {
        code: 'actualizado',
        label: 'Actualizar',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        onParent: [{ do: 'correct', keys: ['direccion_correspondencia', 'telefono', 'correo'] }],
      },
    ],
  }),
  step({
    id: 'ADM-06',
    title: 'Actualización de costos',
    screen: '/actualizar-costos',
    listedOn: '/actualizar-costos',
    roles: ['CLI_LIQUIDADOR'],
    term: proposed,
    capture: [
      {
        key: 'valor_proyecto',
        kind: 'money',
        label: 'Valor del proyecto',
        required: true,
        unit: 'COP',
        min: 1,
      },
      reason('Motivo de la actualización'),
    ],
    outcomes: [
      {
        code: 'actualizado',
        label: 'Reliquidar',
        to: 'LIQ-01',
        returnTo: 'FIN',
        by: 'staff',
        onParent: [{ do: 'correct', keys: ['valor_proyecto'] }],
      },
    ],
    note: 'El valor corregido queda en el trámite y se liquida de nuevo con él.',
  }),
]
