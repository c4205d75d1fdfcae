// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const faults = {
  report: ref<(typeof import('../faults.contract.ts'))['faults']['faults.report']>(
    'faults.report',
    'POST',
    '/api/v1/fallas',
    [200],
  ),
}
