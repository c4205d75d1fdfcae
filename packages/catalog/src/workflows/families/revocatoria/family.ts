import type { Logic } from '@ventanilla/domain/forms/definition'
import { REVOCABLE_ACTS } from '@ventanilla/domain/workflow/state/revocable-acts'
import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import type { EntryPoint } from '@ventanilla/domain/workflow/definition/linking'
import { actTemplates } from '../../../acts/index-of-acts.ts'
import { REVOCATION_OPTIONS } from '../../../causes/incident-causes.ts'
import { CITIZENS, hasNotified, INTERNAL, LETTER, maySign, NO_PAUSE } from '../../beside.ts'

/** Acts that decide or end a matter, and can be revoked. */
const REVOCABLE = [...actTemplates.values()]
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

const ACT = {
  key: 'acto_revocado.numero',
  kind: 'choice',
  label: 'Acto que se pide revocar',
  help: 'Los actos de esta actuación que ya se notificaron.',
  required: true,
  optionsFrom: REVOCABLE_ACTS,
} as const
/**
 * CPACA art. 97: what the act is decides whether it created a situation. The official can find one in an act of
 * another kind, never deny one. An act that is not in the list needs consent.
 */
const NEEDS_NO_CONSENT: Logic = {
  in: [{ var: 'hecho.acto_revocado.numero' }, { var: 'hecho.caso.actos_sin_situacion' }],
}
const CAUSE = {
  key: 'revocatoria.causal',
  kind: 'choice',
  label: 'Causal (artículo 93 de la Ley 1437 de 2011)',
  required: true,
  options: REVOCATION_OPTIONS,
} as const
const REASONS = {
  key: 'revocatoria.razones',
  kind: 'longText',
  label: 'Razones',
  required: true,
  maxLength: 4000,
} as const
const EVIDENCE = {
  key: 'revocatoria.pruebas',
  kind: 'document',
  label: 'Pruebas',
  required: false,
  accept: ['pdf', 'docx', 'png', 'jpeg'],
  maxMegabytes: 20,
} as const

export const revocatoria: FamilyDef = {
  id: 'revocatoria',
  name: 'Revocatoria directa',
  norm: 'CPACA arts. 93 a 97',
  isSubprocess: false,
  procedureTypes: [],
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
  steps: [
    {
      id: 'REV-01',
      family: 'revocatoria',
      title: 'Bandeja de revocatorias',
      kind: 'form',
      screen: '/revocatoria-directa-menu',
      listedOn: '/revocatoria-directa-menu',
      roles: ['CLI_ADMIN', 'CLI_COORDINADOR_JURIDICO', 'CLI_JURIDICO_RECURSOS'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [],
      produces: [],
      outcomes: [
        { code: 'nueva', label: 'La presenta el interesado', to: 'REV-02', by: 'staff' },
        { code: 'oficio', label: 'Se inicia de oficio', to: 'REV-03', by: 'staff' },
      ],
      status: 'revocatoria_en_estudio',
    },
    {
      id: 'REV-02',
      family: 'revocatoria',
      title: 'Solicitud del ciudadano',
      kind: 'answer',
      screen: '/presentar-revocatoria-ciudadano/:id',
      roles: CITIZENS,
      term: { amount: 1, unit: 'meses', norm: 'CPACA art. 17' },
      ...NO_PAUSE,
      turn: 'usuario',
      asks: {
        you: 'Escriba su petición de revocatoria y preséntela',
        action: 'Seguir donde iba',
        others: 'Espera a que el interesado presente su petición de revocatoria.',
        free: true,
      },
      capture: [ACT, CAUSE, REASONS, EVIDENCE],
      produces: [],
      outcomes: [
        {
          code: 'radicada',
          label: 'Presentar la solicitud',
          to: 'REV-04',
          by: 'applicant',
          guard: {
            or: [
              { '!': [{ var: 'hecho.recurso.resuelto' }] },
              { '!=': [{ var: 'dato.revocatoria.causal' }, 'contraria'] },
            ],
          },
          guardReason:
            'Contra el acto ya se decidió un recurso: por esa causal no procede la revocatoria a petición de parte (artículo 94 de la Ley 1437 de 2011).',
          does: ['revocatoria.en_termino'],
          sets: [
            { fact: 'revocatoria.fecha', value: { var: 'hoy' } },
            { fact: 'revocatoria.origen', value: 'parte' },
          ],
        },
        {
          code: 'no_presentada',
          label: 'No se presentó dentro del término',
          to: 'FIN',
          by: 'system',
          automatic: 'expiry',
          status: 'revocatoria_no_presentada',
        },
      ],
    },
    {
      id: 'REV-03',
      family: 'revocatoria',
      title: 'Revocatoria iniciada por funcionario',
      kind: 'form',
      screen: '/presentar-revocatoria-funcionario/:id',
      roles: ['CLI_JURIDICO', 'CLI_COORDINADOR_JURIDICO'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [ACT, CAUSE, REASONS, EVIDENCE],
      produces: [],
      outcomes: [
        {
          code: 'radicada',
          label: 'Radicada',
          to: 'REV-04',
          by: 'staff',
          sets: [
            { fact: 'revocatoria.fecha', value: { var: 'hoy' } },
            { fact: 'revocatoria.origen', value: 'oficio' },
          ],
        },
      ],
      status: 'revocatoria_en_estudio',
    },
    {
      id: 'REV-04',
      family: 'revocatoria',
      title: 'Estudio de la revocatoria',
      kind: 'form',
      screen: '/revisar-revocatoria-funcionario/:id',
      roles: ['CLI_JURIDICO_RECURSOS'],
      term: { amount: 2, unit: 'meses', norm: 'CPACA art. 95 par.' },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'revocatoria.sin_demanda',
          kind: 'declaration',
          label: 'No se ha notificado auto admisorio de una demanda contra el acto.',
          required: true,
        },
        {
          key: 'revocatoria.particular',
          kind: 'yesNo',
          label: '¿El acto crea o modifica una situación particular a favor de alguien?',
          help: 'Un acto que otorga, exonera o reconoce un derecho siempre la crea (artículo 97 de la Ley 1437 de 2011).',
          required: true,
        },
        {
          key: 'revocatoria.estudio',
          kind: 'longText',
          label: 'Estudio',
          required: true,
          maxLength: 4000,
        },
      ],
      produces: [],
      question: { text: '¿El acto crea o modifica una situación particular a favor de un tercero?' },
      outcomes: [
        {
          code: 'si',
          label: 'Sí',
          to: 'REV-05',
          by: 'staff',
          guard: { '==': [{ var: 'dato.revocatoria.particular' }, true] },
          guardReason: 'Indicó que el acto no creó una situación particular.',
        },
        {
          code: 'no',
          label: 'No',
          to: 'REV-06',
          by: 'staff',
          guard: { and: [{ '==': [{ var: 'dato.revocatoria.particular' }, false] }, NEEDS_NO_CONSENT] },
          guardReason:
            'El acto creó o modificó una situación particular, o así lo indicó: no se revoca sin el consentimiento previo, expreso y escrito de su titular (artículo 97 de la Ley 1437 de 2011).',
          sets: [{ fact: 'revocatoria.consentimiento', value: 'no_requiere' }],
        },
      ],
      status: 'revocatoria_en_estudio',
      note: 'Procede mientras no se haya notificado auto admisorio de demanda (CPACA arts. 94 y 95).',
    },
    {
      id: 'REV-05',
      family: 'revocatoria',
      title: 'Consentimiento previo y expreso',
      kind: 'draft',
      letter: 'consentimiento',
      screen: '/comunicacion/:id',
      roles: ['CLI_JURIDICO_RECURSOS'],
      // the case has no term of its own, only those of its steps, so there is none to suspend
      term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 97' },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        ...LETTER,
        {
          key: 'revocatoria.respuesta',
          kind: 'document',
          label: 'Respuesta escrita del titular',
          required: false,
          accept: ['pdf', 'png', 'jpeg'],
          maxMegabytes: 20,
        },
      ],
      produces: ['COMUNICACION'],
      outcomes: [
        {
          code: 'con_consentimiento',
          label: 'Consiente',
          to: 'REV-06',
          by: 'staff',
          guard: { '!!': [{ var: 'dato.revocatoria.respuesta' }] },
          guardReason: 'El consentimiento es escrito: adjunte la respuesta del titular.',
          sets: [{ fact: 'revocatoria.consentimiento', value: 'otorga' }],
        },
        {
          code: 'sin_consentimiento',
          label: 'No consiente: no se revoca y se estudia demandar el acto',
          to: 'REV-06',
          by: 'staff',
          sets: [{ fact: 'revocatoria.consentimiento', value: 'niega' }],
        },
      ],
    },
    {
      id: 'REV-06',
      family: 'revocatoria',
      title: 'Resolución de revocatoria',
      kind: 'prepare',
      screen: '/solicitudes/resolucion/:id',
      roles: ['CLI_JURIDICO_RECURSOS'],
      term: { amount: 10, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'revocatoria.decision',
          kind: 'choice',
          label: 'Decisión',
          required: true,
          options: [
            { value: 'revoca', label: 'Revocar el acto' },
            { value: 'revoca_parcial', label: 'Revocar una parte' },
            { value: 'niega', label: 'Negar la revocatoria' },
          ],
        },
        {
          key: 'revocatoria.texto_decision',
          kind: 'longText',
          label: 'Lo que se revoca',
          required: true,
          maxLength: 3000,
          condition: { '==': [{ var: 'revocatoria.decision' }, 'revoca_parcial'] },
        },
        {
          key: 'revocatoria.consideraciones',
          kind: 'longText',
          label: 'Consideraciones',
          required: true,
          maxLength: 4000,
        },
      ],
      produces: ['RES_REVOCATORIA'],
      outcomes: [
        {
          code: 'firmar',
          label: 'Pasa a firma',
          to: 'FIR-01',
          returnTo: 'REV-07',
          by: 'staff',
          guard: {
            or: [
              { '==': [{ var: 'dato.revocatoria.decision' }, 'niega'] },
              { '==': [{ var: 'hecho.revocatoria.consentimiento' }, 'otorga'] },
              {
                and: [
                  { '==': [{ var: 'hecho.revocatoria.consentimiento' }, 'no_requiere'] },
                  NEEDS_NO_CONSENT,
                ],
              },
            ],
          },
          guardReason:
            'Sin el consentimiento del titular no se puede revocar: niegue la revocatoria y estudie demandar el acto (artículo 97 de la Ley 1437 de 2011).',
        },
      ],
    },
    {
      id: 'REV-07',
      family: 'revocatoria',
      title: 'Notificación y cierre',
      kind: 'notify',
      screen: '/solicitudes/revision-notificacion/:id',
      roles: ['CLI_SECRETARIA_JURIDICA'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [],
      produces: [],
      outcomes: [{ code: 'notificada', label: 'Notificada', to: 'NOT-01', returnTo: 'REV-08', by: 'staff' }],
    },
    {
      id: 'REV-08',
      family: 'revocatoria',
      title: 'Cierre',
      kind: 'form',
      screen: '/revision-expediente-workflow/:id',
      roles: ['CLI_JURIDICO_RECURSOS'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [],
      produces: [],
      outcomes: [
        {
          code: 'cerrada',
          label: 'Cerrada: el acto se mantiene, en todo o en parte',
          to: 'FIN',
          by: 'staff',
          guard: { '!=': [{ var: 'hecho.revocatoria.decision' }, 'revoca'] },
          guardReason: 'El acto se revocó.',
          status: 'revocatoria_negada',
        },
        {
          code: 'cerrada_revocado',
          label: 'Cerrada: el acto se revocó',
          to: 'FIN',
          by: 'staff',
          guard: { '==': [{ var: 'hecho.revocatoria.decision' }, 'revoca'] },
          guardReason: 'El acto se mantiene, en todo o en parte.',
          status: 'revocatoria_concedida',
          onParent: [{ do: 'end', status: 'revocada' }],
        },
      ],
    },
  ],
}
