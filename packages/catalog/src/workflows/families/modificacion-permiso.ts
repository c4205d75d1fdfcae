import type { FieldOption, Logic } from '@ventanilla/domain/forms/definition'
import type { WrittenFamily, Outcome } from '@ventanilla/domain/workflow/definition/definition'
import { answer, completeness, fee, filing, requirement } from '../common-steps.ts'
import { closing, conceptFields, decision, described, notifiedAndFirm } from '../decision-steps.ts'
import { both, fileFields, given, holdsAll, internal, notGiven, stepOfFamily, toSign } from '../step-parts.ts'

const family = 'modificacion_permiso'
const step = stepOfFamily(family)
const KINDS: readonly FieldOption[] = [
  { value: 'prorroga', label: 'Prórroga o renovación' },
  { value: 'modificacion', label: 'Modificación de fondo' },
  { value: 'cesion', label: 'Cesión o traspaso' },
  { value: 'correccion', label: 'Corrección formal' },
  { value: 'renuncia', label: 'Renuncia al permiso' },
]
/** A formal correction makes no new decision: no fee, no concept, no appeal (CPACA art. 45). */
const FORMAL: Logic = given('hecho.modificacion.clase', 'correccion')
const classified = (kind: string, to: string): Outcome => ({
  code: kind,
  label: KINDS.find((one) => one.value === kind)?.label ?? kind,
  to,
  by: 'staff',
  guard: both(holdsAll('revision_documentos'), given('dato.modificacion.clase', kind)),
  guardReason: 'Hay documentos que no cumplen, o clasificó el trámite de otra manera.',
})
const review = completeness({
  family,
  id: 'MOD-02',
  title: 'Revisión y clasificación',
  term: internal(10, 'CPACA art. 17'),
  status: 'en_validacion',
  question: '¿Los documentos cumplen?',
  roles: ['CLI_VALIDACION_JURIDICA', 'CLI_APOYO_ADMINISTRATIVO_2'],
  yes: 'MOD-02C',
  no: 'MOD-02A',
  more: [
    { key: 'modificacion.clase', kind: 'choice', label: 'Clase de trámite', required: true, options: KINDS },
    {
      key: 'modificacion.requiere_concepto',
      kind: 'yesNo',
      label: '¿Requiere concepto técnico?',
      required: true,
      condition: { in: [{ var: 'modificacion.clase' }, ['prorroga', 'modificacion', 'cesion']] },
    },
  ],
})
const { question: _question, ...unasked } = review

export const modificacionPermiso: WrittenFamily = {
  id: family,
  name: 'Trámites posteriores sobre permisos otorgados',
  norm: 'CPACA art. 45; DUR según el permiso',
  isSubprocess: false,
  initialStep: 'MOD-01',
  startedBy: 'usuario',
  steps: [
    filing(
      { family, id: 'MOD-01', title: 'Radicación del trámite posterior' },
      [{ code: 'radicada', label: 'Radicada', to: 'MOD-02', by: 'applicant' }],
      {
        screen: '/solicitudes/modificacion-permiso/:id',
        note: 'Se empieza desde el permiso ya otorgado, que llena sus datos, o desde el listado de trámites.',
      },
    ),
    {
      ...unasked,
      outcomes: [
        classified('prorroga', 'MOD-02C'),
        classified('modificacion', 'MOD-02C'),
        classified('cesion', 'MOD-02C'),
        classified('correccion', 'MOD-05'),
        classified('renuncia', 'DEX-01'),
        ...review.outcomes
          .filter(({ move }) => move !== 'yes')
          .map(({ move, ...o }) =>
            move === 'no' ? { ...o, code: 'incompleta', label: 'Requerir lo que falta' } : o,
          ),
      ],
    },
    requirement({
      family,
      id: 'MOD-02A',
      title: 'Requerimiento de documentos',
      status: 'requerida',
      roles: ['CLI_JURIDICO'],
      answer: 'MOD-02B',
    }),
    answer({
      family,
      id: 'MOD-02B',
      answersAct: 'AUTO_REQUERIMIENTO',
      title: 'Respuesta del interesado',
      term: { amount: 1, unit: 'meses', norm: 'CPACA art. 17' },
      asked: 'requerimiento.items',
      code: 'aporta',
      label: 'Aporta',
      to: 'MOD-02',
      expiry: 'DTA-01',
    }),
    fee({
      family,
      id: 'MOD-02C',
      title: 'Liquidación de la evaluación',
      code: 'liquidada',
      label: 'Emitir liquidación y recibo',
      next: 'MOD-03',
      skips: true,
    }),
    step({
      id: 'MOD-03',
      redone: true,
      title: 'Concepto técnico',
      kind: 'concept',
      screen: '/solicitudes/concepto-tecnico/:id',
      roles: ['CLI_TECNICO'],
      term: internal(15),
      capture: conceptFields(described()),
      produces: ['CONCEPTO_TEC'],
      skip: { when: given('hecho.modificacion.requiere_concepto', false), to: 'MOD-04' },
      outcomes: [
        {
          code: 'favorable',
          label: 'Favorable',
          to: 'MOD-04',
          by: 'staff',
          guard: given('dato.concepto.recomendacion', 'otorgar'),
          guardReason: 'El concepto recomienda negar.',
        },
        {
          code: 'desfavorable',
          label: 'Desfavorable',
          to: 'MOD-04',
          by: 'staff',
          guard: given('dato.concepto.recomendacion', 'negar'),
          guardReason: 'El concepto recomienda otorgar.',
        },
      ],
      status: 'en_concepto',
    }),
    decision({
      family,
      id: 'MOD-04',
      redone: true,
      title: 'Acto de modificación, prórroga o cesión',
      term: internal(15),
      more: fileFields('150.38 Trámites posteriores sobre permisos'),
      code: 'firmar',
      label: 'Pasa a firma',
      next: 'MOD-06',
    }),
    step({
      id: 'MOD-05',
      title: 'Auto de corrección o certificación',
      kind: 'prepare',
      screen: '/solicitudes/resolucion-respuesta/:id',
      roles: ['CLI_JURIDICO'],
      capture: [
        ...fileFields('150.38 Trámites posteriores sobre permisos'),
        {
          key: 'peticion.sintesis',
          kind: 'longText',
          label: 'Síntesis de lo pedido',
          required: true,
          maxLength: 2000,
        },
        {
          key: 'peticion.puntos',
          kind: 'requirements',
          lineOf: 'punto',
          label: 'Lo que se corrige o certifica, punto por punto',
          required: true,
        },
        {
          key: 'respuesta.fundamentos',
          kind: 'longText',
          label: 'Fundamentos',
          required: true,
          maxLength: 4000,
        },
      ],
      produces: ['RESPUESTA'],
      outcomes: [toSign('firmado', 'Pasa a firma', 'MOD-06')],
      status: 'en_decision',
      note: 'CPACA art. 45: la corrección formal no revive términos.',
    }),
    notifiedAndFirm({
      family,
      id: 'MOD-06',
      title: 'Notificación y actualización del expediente',
      notified: 'notificada',
      appeal: 'recurso',
      next: 'MOD-07',
      noAppeal: FORMAL,
    }),
    closing({
      family,
      id: 'MOD-07',
      title: 'Cierre',
      roles: ['CLI_GESTION_DOCUMENTAL'],
      followUp: {
        code: 'seguimiento',
        label: 'Continúa en seguimiento',
        guard: both(
          given('hecho.decision.sentido', 'otorga'),
          notGiven('hecho.modificacion.clase', 'correccion'),
        ),
        reason: 'Solo continúa en seguimiento el permiso que se modifica, prorroga o cede.',
      },
      archive: {
        code: 'cerrado',
        label: 'Cerrado',
        guard: {
          '!': [
            both(
              given('hecho.decision.sentido', 'otorga'),
              notGiven('hecho.modificacion.clase', 'correccion'),
            ),
          ],
        },
        reason: 'El permiso cambia: continúa en seguimiento.',
      },
    }),
  ],
}
