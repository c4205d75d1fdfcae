// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const workflow = {
  continue: ref<(typeof import('../portal/workflow.contract.ts'))['portalWorkflow']['workflow.continue']>(
    'workflow.continue',
    'POST',
    '/api/v1/workflow/components/continueNextComponent',
    [200, 202],
  ),
  previous: ref<(typeof import('../portal/workflow.contract.ts'))['portalWorkflow']['workflow.previous']>(
    'workflow.previous',
    'POST',
    '/api/v1/workflow/components/continuePreviousComponent',
    [200],
  ),
}
