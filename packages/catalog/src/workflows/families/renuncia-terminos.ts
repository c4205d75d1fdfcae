import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { CITIZENS, INTERNAL, NO_PAUSE, REMARKS } from '../beside.ts'

/**
 * A party waives the rest of its own term. It has no entry point: it changes the very term that runs in the case, so
 * the waiting step calls it, like an appeal or an extension, and gets the case back.
 */
export const renunciaTerminos: WrittenFamily = {
  id: 'renuncia_terminos',
  name: 'Renuncia a términos',
  norm: 'CPACA art. 87 num. 3 (renuncia expresa a los recursos); art. 17 para el plazo de completar',
  isSubprocess: true,
  waives: true,
  initialStep: 'REN-01',
  startedBy: 'usuario',
  steps: [
    {
      id: 'REN-01',
      family: 'renuncia_terminos',
      title: 'Renuncia a términos del interesado',
      kind: 'answer',
      screen: '/solicitudes/renuncia-terminos/:id',
      roles: CITIZENS,
      callersTerm: 'kept',
      requests: 'waiver',
      ...NO_PAUSE,
      turn: 'usuario',
      asks: {
        you: 'Escriba su renuncia y preséntela, o deje correr el término',
        action: 'Escribir la renuncia',
        others: 'Espera a que quien renuncia a su término presente la renuncia.',
        free: true,
        loses: 'Si se acepta, el tiempo que le queda termina y no podrá usarlo después.',
      },
      capture: [
        {
          key: 'renuncia.motivo',
          kind: 'longText',
          label: 'Por qué renuncia',
          required: false,
          maxLength: 2000,
        },
        {
          key: 'renuncia.declaracion',
          kind: 'declaration',
          label:
            'Renuncio de manera expresa e inequívoca al tiempo que me queda. Entiendo que después no podré usarlo.',
          required: true,
        },
      ],
      produces: [],
      outcomes: [
        {
          code: 'enviada',
          move: 'file',
          label: 'Presentar la renuncia',
          to: 'REN-02',
          by: 'applicant',
          sets: [{ fact: 'renuncia.fecha', value: { var: 'hoy' } }],
        },
        {
          code: 'no_presentada',
          label: 'Venció el término sin presentarla',
          to: 'SIN_RECURSO',
          by: 'system',
          automatic: 'expiry',
        },
      ],
    },
    {
      id: 'REN-02',
      family: 'renuncia_terminos',
      title: 'Aprobación de la renuncia',
      kind: 'draft',
      screen: '/solicitudes/aprobacion-renuncia-terminos/:id',
      roles: ['CLI_COORDINADOR_JURIDICO', 'CLI_JURIDICO'],
      term: { amount: 3, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'renuncia.consideraciones',
          kind: 'longText',
          label: 'Consideraciones',
          required: false,
          maxLength: 3000,
        },
      ],
      produces: ['AUTO_RENUNCIA'],
      actChoice: [
        {
          when: {
            or: [
              { '==': [{ var: 'hecho.renuncia.clase' }, 'plazo'] },
              { '==': [{ var: 'caso.interesados' }, 1] },
            ],
          },
          act: 'AUTO_RENUNCIA',
        },
      ],
      outcomes: [
        {
          code: 'aprobada',
          label: 'Aprobada',
          to: 'REN-03',
          by: 'staff',
          acts: ['AUTO_RENUNCIA'],
          sets: [{ fact: 'renuncia.aceptada', value: true }],
          guard: {
            or: [
              { '==': [{ var: 'hecho.renuncia.clase' }, 'plazo'] },
              { '==': [{ var: 'caso.interesados' }, 1] },
            ],
          },
          guardReason:
            'Hay otros interesados con término abierto: la renuncia solo obliga a quien la presenta y el acto no queda en firme hasta que venzan sus términos.',
        },
        {
          code: 'negada',
          label: 'Negada: el término sigue corriendo',
          to: 'SIN_RECURSO',
          by: 'staff',
          acts: [],
          sets: [{ fact: 'renuncia.aceptada', value: false }],
          reason: true,
        },
      ],
      note: 'Solo produce efecto frente a quien renuncia: con otros interesados, el acto no queda en firme hasta que venzan sus términos.',
    },
    {
      id: 'REN-03',
      family: 'renuncia_terminos',
      title: 'Cierre del término y continuación',
      kind: 'form',
      screen: '/seleccionar-estado/:id',
      roles: ['CLI_COORDINADOR_JURIDICO'],
      term: { amount: 1, unit: 'habiles', norm: INTERNAL },
      pausesTerm: false,
      resumesTerm: true,
      turn: 'corporacion',
      capture: [REMARKS],
      produces: [],
      outcomes: [{ code: 'continua', label: 'Continúa el trámite', to: 'RETORNO', by: 'staff' }],
    },
  ],
}
