import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import type { EntryPoint } from '@ventanilla/domain/workflow/definition/linking'
import { writtenTemplates } from '../../../acts/written-acts.ts'
import { hasNotified, maySign } from '../../beside.ts'
import { decision } from './decision.ts'
import { request } from './request.ts'
import { study } from './study.ts'

/** Acts that decide or end a matter, and can be revoked. */
const REVOCABLE = [...writtenTemplates.values()]
  .filter(({ createsSituation }) => createsSituation !== undefined)
  .map(({ id }) => id)
const WHY_NOT =
  'La revocatoria directa se estudia sobre un acto ya expedido y notificado (artículo 93 de la Ley 1437 de 2011).'
/** Facts of the act's case on which the law makes revocation depend. */
const KNOWN = ['firmeza.fecha', 'recurso.resuelto', 'decision.sentido']

const entryPoint = (label: string, explains: string, more: Partial<EntryPoint> = {}): EntryPoint => ({
  label,
  explains,
  beside: 'always',
  among: maySign(REVOCABLE),
  when: hasNotified(REVOCABLE),
  whyNot: WHY_NOT,
  facts: KNOWN,
  ...more,
})

export const revocatoria: WrittenFamily = {
  id: 'revocatoria',
  name: 'Revocatoria directa',
  norm: 'CPACA arts. 93 a 97',
  isSubprocess: false,
  initialStep: 'REV-01',
  startedBy: 'usuario',
  entryPoint: entryPoint(
    'Registrar una revocatoria directa',
    'Queda en la bandeja de revocatorias, para que se presente o para que la Corporación la inicie de oficio.',
  ),
  entries: [
    {
      step: 'REV-02',
      entryPoint: entryPoint(
        'Pedir la revocatoria directa',
        'La Corporación revisa su propio acto y decide dentro de los dos meses siguientes. No revive los términos para demandar ni tiene recursos.',
        { for: 'party' },
      ),
    },
    {
      step: 'REV-03',
      entryPoint: entryPoint(
        'Iniciar de oficio una revocatoria directa',
        'La Corporación estudia si debe revocar un acto propio. Si creó un derecho, necesita el consentimiento de su titular.',
      ),
    },
  ],
  steps: [...request, ...study, ...decision],
}
