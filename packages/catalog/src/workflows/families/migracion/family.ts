import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { byHand } from './by-hand.ts'
import { loading } from './loading.ts'
import { FAMILY } from './parts.ts'
import { stage } from './stage.ts'

/**
 * Expedientes of the former system, migrated one by one: an official assigns them, the window uploads the paper
 * file, and migration validation checks it. The stage of the expediente is fixed after that check.
 */
export const migracion: WrittenFamily = {
  id: FAMILY,
  name: 'Migración y revisión documental de expedientes',
  norm: 'Proceso interno de migración',
  isSubprocess: false,
  broughtOver: true,
  initialStep: 'MIG-01',
  startedBy: 'invocado',
  entryPoint: {
    label: 'Asignar un expediente para migrar',
    explains: 'Registra un expediente del sistema anterior y lo asigna para cargar sus archivos.',
    beside: 'never',
    many: true,
  },
  entries: [
    {
      step: 'MIG-04',
      entryPoint: {
        label: 'Fijar la etapa del expediente migrado',
        explains: 'Dice de qué trámite es el expediente y en qué etapa venía.',
        beside: 'always',
        many: true,
        among: { '==': [{ var: 'caso.familia' }, FAMILY] },
        when: { in: [{ var: 'caso.estado' }, ['migracion_validada', 'expediente_de_archivo']] },
        whyNot: 'Solo para un expediente migrado y validado.',
        facts: ['migracion.expediente'],
      },
    },
    {
      step: 'MIG-05',
      entryPoint: {
        label: 'Abrir un expediente',
        explains:
          'Para un expediente en papel, del sistema anterior o recibido de otra autoridad: le da número, titular y sus primeros documentos.',
        beside: 'never',
        many: true,
      },
    },
  ],
  steps: [...loading, ...byHand, ...stage],
}
