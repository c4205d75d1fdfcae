import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { isRequest, maySign } from '../../beside.ts'
import { closing } from './closing.ts'
import { planning } from './planning.ts'
import { requirement } from './requirement.ts'
import { visit } from './visit.ts'

/** Control of a permit's obligations, period by period, for as long as the permit lasts. */
export const seguimiento: WrittenFamily = {
  id: 'seguimiento',
  name: 'Control y seguimiento',
  norm: 'DUR 2.2.2.3.9.1 (licencias); Ley 99/1993 art. 31 nums. 11 y 12; Ley 633/2000 art. 96',
  isSubprocess: false,
  followsUp: true,
  charges: 'seguimiento',
  initialStep: 'SEG-01',
  startedBy: 'automatico',
  entryPoint: {
    label: 'Abrir el seguimiento',
    explains: 'Para verificar por períodos que el titular cumple lo que la resolución le impuso.',
    beside: 'always',
    // cases that can grant a permit, or migrated ones with an earlier permit
    among: {
      or: [{ '==': [{ var: 'caso.flujo' }, 'migracion'] }, { and: [isRequest, maySign(['RES_OTORGA'])] }],
    },
    when: { var: 'caso.obligaciones' },
    whyNot:
      'El seguimiento empieza cuando el trámite terminó y lo otorgado dejó obligaciones; el de un expediente migrado, cuando se fijó que su etapa es el seguimiento.',
    facts: ['permiso.vence', 'permiso.obligaciones', 'decision.obligaciones'],
  },
  steps: [...planning, ...visit, ...requirement, ...closing],
}
