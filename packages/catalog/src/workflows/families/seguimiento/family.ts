import { FOLLOW_UP } from '@ventanilla/domain/cases/words/sanction-words'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { FamilyDef, Outcome } from '@ventanilla/domain/workflow/definition/definition'
import { isRequest, maySign } from '../../beside.ts'
import {
  businessDays,
  CHARGED_APART,
  choice,
  each,
  only,
  remarks,
  stepsOf,
  to,
  words,
  yesNo,
} from '../../step-shapes.ts'
import { exampleNumber } from '../../../series.ts'

const COORDINATOR = ['CLI_COORDINADOR_SEGUIMIENTO']
const TECHNICIAN = ['CLI_TECNICO_SEGUIMIENTO']
const { step, answers } = stepsOf('seguimiento')

const professional: FieldDef = {
  key: 'seguimiento.profesional',
  kind: 'staff',
  label: 'Profesional que visita y conceptúa',
  required: true,
  roles: TECHNICIAN,
}
const visitDate: FieldDef = { key: 'visita.fecha', kind: 'date', label: 'Fecha de la visita', required: true }

/** The follow-up continues with its next period; a case of its own judges non-compliance (decision 33). */
const sanctions = (code: string, label: string, more: Partial<Outcome> = {}): Outcome =>
  to(code, label, 'SEG-11', {
    opens: {
      family: 'sancionatorio',
      facts: ['permiso.resolucion', 'permiso.obligaciones', 'requerimiento.items', 'seguimiento.periodo'],
    },
    ...more,
  })

/** Control of a permit's obligations, period by period, for as long as the permit lasts. */
export const seguimiento: FamilyDef = {
  id: 'seguimiento',
  name: 'Control y seguimiento',
  norm: 'DUR 2.2.2.3.9.1 (licencias); Ley 99/1993 art. 31 nums. 11 y 12; Ley 633/2000 art. 96',
  isSubprocess: false,
  procedureTypes: [],
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
  steps: [
    step(
      'form',
      [
        'SEG-01',
        'Programación del seguimiento',
        '/workflow-seguimiento',
        [...COORDINATOR, 'CLI_APOYO_ADMINISTRATIVO_7'],
      ],
      [to('programado', 'Programar el período', 'SEG-02')],
      {
        listedOn: '/workflow-seguimiento',
        status: 'en_seguimiento',
        capture: [
          words('permiso.resolucion', 'Resolución del permiso', true, 60, {
            help: `Por ejemplo: ${exampleNumber('RESOLUCION')}.`,
          }),
          { key: 'permiso.vence', kind: 'date', label: 'Vigencia del permiso, hasta', required: true },
          choice('seguimiento.periodicidad', 'Periodicidad', [
            { value: 'trimestral', label: 'Cada tres meses' },
            { value: 'semestral', label: 'Cada seis meses' },
            { value: 'anual', label: 'Cada año' },
            { value: 'unica', label: 'Una sola vez' },
          ]),
          words('seguimiento.periodo', 'Período que se verifica', true, 80, {
            help: 'Por ejemplo: primer semestre de 2027.',
          }),
          {
            key: 'permiso.obligaciones',
            kind: 'requirements',
            lineOf: 'obligacion',
            label: 'Obligaciones que se verifican',
            required: true,
          },
        ],
      },
    ),
    step(
      'assign',
      ['SEG-02', 'Asignación del profesional', '/seguimiento/asignacion/:id', COORDINATOR],
      [
        to('asignado', 'Asignar', 'SEG-03'),
        to('reasignar', 'Asignar por carga de trabajo', 'SEG-02B', { needs: [] }),
      ],
      { term: businessDays(2), capture: [professional, visitDate] },
    ),
    step(
      'assign',
      [
        'SEG-02B',
        'Asignación por carga de trabajo',
        '/asignar-profesional-workflow/:id/reparto',
        COORDINATOR,
      ],
      [to('asignado', 'Asignar', 'SEG-03')],
      { capture: [professional, visitDate] },
    ),
    step(
      'form',
      ['SEG-03', 'Liquidación del seguimiento', '/seguimiento/liquidacion/:id', ['CLI_LIQUIDADOR']],
      each(CHARGED_APART, [
        to('liquidada', 'Emitir liquidación y recibo', 'LIQ-01', { returnTo: 'SEG-04' }),
        to('sin_cobro', 'No genera cobro', 'SEG-04', { needs: [], reason: true }),
      ]),
      {
        term: businessDays(3),
        capture: [
          {
            key: 'liquidacion.valor_proyecto',
            kind: 'money',
            label: 'Valor del proyecto',
            required: true,
            unit: 'COP',
            min: 0,
          },
          words('liquidacion.revision', 'Revisión de los costos', true, 1000),
        ],
      },
    ),
    step(
      'concept',
      ['SEG-04', 'Visita y concepto técnico de seguimiento', '/seguimiento/concepto-tecnico/:id', TECHNICIAN],
      [
        // the supervisor's decision must agree with the concept's findings
        to('elaborado', 'Concepto elaborado', 'SEG-05', {
          sets: [{ fact: 'seguimiento.incumplidas', value: { var: 'conteo.seguimiento_cumplimiento' } }],
        }),
        to('no_visita', 'No fue posible visitar', 'RVI-01', { returnTo: 'SEG-04', needs: [], acts: [] }),
      ],
      {
        term: businessDays(20),
        assignTo: { fact: 'seguimiento.profesional' },
        capture: [
          { key: 'visita.asistentes', kind: 'attendees', label: 'Personas que asistieron', required: true },
          { key: 'visita.coordenada', kind: 'point', label: 'Coordenada del punto visitado', required: true },
          words('visita.observaciones', 'Lo observado', true, 4000),
          {
            key: 'caudal.aforado',
            kind: 'flow',
            label: 'Caudal medido',
            required: false,
            unit: 'l/s',
            min: 0,
            decimals: 3,
          },
          choice(
            'visita.metodo_aforo',
            'Método de aforo',
            [
              { value: 'volumetrico', label: 'Volumétrico' },
              { value: 'molinete', label: 'Molinete' },
              { value: 'flotador', label: 'Flotador' },
              { value: 'vertedero', label: 'Vertedero' },
            ],
            { required: false },
          ),
          {
            key: 'visita.fotografias',
            kind: 'photos',
            label: 'Fotografías con posición',
            required: false,
          },
          {
            key: 'seguimiento.cumplimiento',
            kind: 'answers',
            label: 'Cumplimiento de cada obligación',
            required: true,
            optionsFrom: 'permiso.obligaciones',
          },
          choice('seguimiento.recomendacion', 'Recomendación', FOLLOW_UP),
          words('seguimiento.analisis', 'Análisis', true, 4000),
        ],
        produces: ['ACTA_VISITA', 'CONCEPTO_SEG'],
      },
    ),
    step(
      'form',
      [
        'SEG-05',
        'Revisión del supervisor',
        '/seguimiento/revision-supervisor/:id',
        ['CLI_SUPERVISOR_SEGUIMIENTO'],
      ],
      [
        ...yesNo('SEG-11', 'SEG-06', {
          yes: only(
            { '==': [{ var: 'hecho.seguimiento.incumplidas' }, 0] },
            'El concepto señala obligaciones incumplidas: requiera al titular o devuelva el concepto.',
          ),
          no: only(
            { '>': [{ var: 'hecho.seguimiento.incumplidas' }, 0] },
            'El concepto no señala obligaciones incumplidas: cierre el período o devuelva el concepto.',
          ),
        }),
        to('devuelto', 'Devolver el concepto', 'SEG-04', { needs: [], reason: true }),
      ],
      {
        term: businessDays(5),
        capture: [remarks],
        question: { text: '¿El titular cumple sus obligaciones?' },
      },
    ),
    step(
      'draft',
      [
        'SEG-06',
        'Auto de requerimiento de seguimiento',
        '/seguimiento/auto-requerimiento/:id',
        ['CLI_JURIDICO_SEGUIMIENTO'],
      ],
      [
        to('revisar', 'Pasa a evaluación', 'SEG-07', { acts: [] }),
        sanctions('sancionatorio', 'Hay mérito para sancionatorio', { needs: [], acts: [], reason: true }),
      ],
      {
        actPart: 'draft',
        term: businessDays(10),
        capture: [
          {
            key: 'requerimiento.items',
            kind: 'requirements',
            label: 'Lo que el titular debe cumplir',
            required: true,
            help: 'Si una obligación tiene un plazo propio, dígalo en su renglón.',
          },
          {
            key: 'seguimiento.dias',
            kind: 'integer',
            label: 'Plazo para responder',
            required: true,
            unit: 'días calendario',
            min: 5,
            max: 180,
            initial: 30,
          },
        ],
        produces: ['AUTO_REQ_SEG'],
      },
    ),
    step(
      'review',
      [
        'SEG-07',
        'Evaluación del auto',
        '/seguimiento/auto-requerimiento-evaluacion/:id',
        ['CLI_COORDINADOR_JURIDICO_SEGUIMIENTO'],
      ],
      [
        to('aprobado', 'Aprobar', 'SEG-08'),
        to('devuelto', 'Devolver con observaciones', 'SEG-06', { reason: true }),
      ],
      { actPart: 'review', term: businessDays(3) },
    ),
    step(
      'sign',
      [
        'SEG-08',
        'Firma del auto',
        '/seguimiento/auto-requerimiento-firma/:id',
        ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL', 'CLI_SUBDIRECTOR_RECURSOS'],
      ],
      [
        to('firmado', 'Firmar y notificar', 'NOT-01', { returnTo: 'SEG-09' }),
        to('devuelto', 'Devolver a evaluación', 'SEG-07', { reason: true }),
      ],
      { actPart: 'sign', term: businessDays(3) },
    ),
    answers(
      ['SEG-09', 'Respuesta del titular', '/informacion-adicional-workflow/:id'],
      { code: 'responde', label: 'Enviar la respuesta', at: 'SEG-10' },
      sanctions('vence', 'No respondió dentro del plazo'),
      {
        message: 'obligaciones',
        asks: {
          you: 'Responda el requerimiento sobre las obligaciones de su permiso',
          action: 'Responder',
          others: 'Espera a que el titular responda el requerimiento.',
        },
        term: { amount: 30, unit: 'calendario', norm: 'Plazo fijado en el auto' },
        termParameter: 'seguimiento.dias',
        capture: [
          {
            key: 'requerimiento.respuestas',
            kind: 'answers',
            label: 'Respuesta a cada punto',
            required: true,
            optionsFrom: 'requerimiento.items',
            answeredBy: 'solicitante',
          },
        ],
      },
    ),
    step(
      'checklist',
      ['SEG-10', 'Revisión de la respuesta', '/informacion-adicional-revision-workflow/:id', TECHNICIAN],
      [
        to('si', 'Sí', 'SEG-11', {
          ...only({ '==': [{ var: 'conteo.requerimiento_revision' }, 0] }, 'Hay puntos que no cumplen.'),
        }),
        sanctions('no', 'No', {
          ...only({ '>': [{ var: 'conteo.requerimiento_revision' }, 0] }, 'Todos los puntos cumplen.'),
        }),
      ],
      {
        term: businessDays(10),
        resumesTerm: true,
        capture: [
          {
            key: 'requerimiento.revision',
            kind: 'answers',
            label: 'Revisión de la respuesta',
            required: true,
            optionsFrom: 'requerimiento.items',
          },
          remarks,
        ],
        question: { text: '¿La respuesta demuestra el cumplimiento?' },
      },
    ),
    step(
      'form',
      ['SEG-11', 'Cierre del período', '/revision-expediente-workflow/:id', COORDINATOR],
      [
        to('tasas', 'Facturar tasas del período', 'SEG-12'),
        to('siguiente_periodo', 'Programar el siguiente período', 'SEG-01'),
        to('terminacion', 'El permiso venció o se cumplió', 'FIN', { reason: true }),
      ],
      {
        status: 'seguimiento_cerrado',
        capture: [words('seguimiento.balance', 'Balance del período', true, 2000)],
      },
    ),
    step(
      'form',
      ['SEG-12', 'Facturación de tasas', '/liquidacion-masiva', ['CLI_FACTURACION_TASAS', 'CLI_LIQUIDADOR']],
      each(CHARGED_APART, [to('facturada', 'Liquidar y facturar', 'LIQ-01', { returnTo: 'SEG-01' })]),
      {
        listedOn: '/liquidacion-masiva',
        capture: [
          choice('tasa.clase', 'Tasa', [
            { value: 'tua', label: 'Tasa por utilización de agua' },
            { value: 'retributiva', label: 'Tasa retributiva por vertimientos' },
          ]),
          words('tasa.periodo', 'Período que se factura', true, 80),
          {
            key: 'tasa.cantidad',
            kind: 'decimal',
            label: 'Volumen o carga declarada',
            required: true,
            min: 0,
            decimals: 2,
            help: 'Metros cúbicos captados o kilogramos vertidos en el período.',
          },
          {
            key: 'tasa.factor_regional',
            kind: 'decimal',
            label: 'Factor regional',
            required: true,
            min: 0,
            decimals: 6,
          },
        ],
        note: 'La tasa se liquida, se cobra y se concilia como las demás; una reclamación se resuelve allí.',
      },
    ),
  ],
}
