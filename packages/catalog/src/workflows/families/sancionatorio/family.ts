import { appeals, whileAppealing } from '../../beside.ts'
import {
  CESSATION,
  CULPABILITY,
  EVIDENCE,
  LIFTING,
  SANCTIONS,
} from '@ventanilla/domain/cases/words/sanction-words'
import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { FamilyDef, Outcome } from '@ventanilla/domain/workflow/definition/definition'
import { CIRCUMSTANCES } from '../../../fees/fine.ts'
import { fineFields } from '../../fine-fields.ts'
import { measure, offender, whatHappened } from '../../sancionatorio-fields.ts'
import {
  businessDays,
  CHARGED_APART,
  choice,
  each,
  INTERNAL,
  only,
  remarks,
  stepsOf,
  to,
  words,
  yesNo,
} from '../../step-shapes.ts'
import { exampleNumber } from '../../../series.ts'

const LAWYER = ['CLI_JURIDICO_SANCIONATORIO']
const LAWYERS = [...LAWYER, 'CLI_COORDINADOR_JURIDICO_SANCIONATORIO']
const TECHNICIAN = ['CLI_TECNICO_SANCIONATORIO']
const NOTIFIER = ['CLI_NOTIFICADOR']
const DRAFTING = '/proyeccion-documentos/:id'
const LETTERS = '/notificaciones-nueva/:id'
const STAGE = '/revision-expediente-workflow-cambio-etapa/:id'
const OFFENDER_ANSWERS = '/informacion-adicional-workflow/:id'

const { step, drafts, notifies, answers, waitsForFirmness } = stepsOf('sancionatorio')
const byLawyer = { assignTo: { fact: 'sancion.abogado' } } as const
const byTechnician = { assignTo: { fact: 'sancion.tecnico' } } as const
/** A notified party appeals from the case while the days run; a reopened case returns to the drafting step. */
const appeal = (back: string, more: Logic = true): Outcome =>
  appeals(['reposicion', 'Presentar recurso de reposición'], 'RWF-01', back, { and: [whileAppealing, more] })
/** An act of this kind takes effect at once, and is notified while the case continues. */
const untold = (act: string) => ({
  and: [{ var: `firmado.${act}` }, { '!': [{ var: `notificado.${act}` }] }],
})
const told = (act: string) => ({ '!': [untold(act)] })
/** No term to appeal is running: it ended, or there was none. */
const DAYS_OVER: Logic = { or: [{ '!': [{ var: 'termino.corre' }] }, { var: 'termino.vencido' }] }
const APPROVED: Logic = { '==': [{ var: 'propuesta.decision' }, 'aprueba'] }
const APPROVES: Logic = { '==': [{ var: 'dato.propuesta.decision' }, 'aprueba'] }
/** The offender's proposal was denied; an appeal is possible before the charges (Ley 1333/2009 art. 18A). */
const REFUSED: Logic = {
  and: [{ var: 'firmado.AUTO_TERM_ANTICIPADA' }, { '==': [{ var: 'hecho.propuesta.decision' }, 'niega'] }],
}
const REFUSAL_FINAL = only(
  { or: [{ '!': [REFUSED] }, { and: [told('AUTO_TERM_ANTICIPADA'), DAYS_OVER] }] },
  'Notifique primero la negativa de la propuesta y espere el término para recurrirla.',
)

/** After five years the procedure can neither charge nor decide: it is archived. */
const inTime = only(
  { '!': [{ var: 'caso.vencido' }] },
  'Pasaron los cinco años que puede durar el procedimiento (Ley 1333 de 2009, art. 10): corresponde el archivo.',
)
/**
 * Ley 1333 de 2009, art. 10: the power to sanction lapses twenty years after the facts. The case stores whether
 * it has lapsed today, because the act that begins it depends on it.
 */
const LAPSE: Logic = { addYears: [{ var: 'hecho.hechos.fecha' }, 20] }
const lapsing = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  each(
    {
      sets: [
        { fact: 'caducidad.fecha', value: LAPSE },
        { fact: 'caducidad.cumplida', value: { '>': [{ var: 'hoy' }, LAPSE] } },
      ],
    },
    outcomes,
  )

/** Extends the procedure, once; the months count from the end of its five years. */
const lasting = (id: string): readonly Outcome[] => [
  to('prorroga', 'Prorrogar la duración del procedimiento', id, {
    needs: ['duracion.prorroga'],
    acts: [],
    reason: true,
    sameTerm: true,
    sets: [{ fact: 'duracion.meses', value: { var: 'dato.duracion.prorroga' } }],
    records: { event: 'duracion.prorrogada', data: { meses: { var: 'dato.duracion.prorroga' } } },
    ...only(
      {
        and: [
          { '!!': [{ var: 'dato.duracion.prorroga' }] },
          { '!': [{ var: 'caso.vencido' }] },
          { '!': [{ var: 'hecho.duracion.meses' }] },
        ],
      },
      'Escriba los meses. Se prorroga una sola vez y antes de que venza.',
    ),
  }),
  to('duracion', 'Pasaron los cinco años del procedimiento', 'SAN-20', {
    needs: [],
    acts: [],
    ...only(
      { var: 'caso.vencido' },
      'No han pasado los cinco años que puede durar el procedimiento (Ley 1333 de 2009, art. 10).',
    ),
  }),
]
const extension: FieldDef = {
  key: 'duracion.prorroga',
  kind: 'integer',
  label: 'Meses en que se prorroga el procedimiento',
  required: false,
  unit: 'meses',
  min: 1,
  max: 60,
  help: 'Solo si los cinco años no alcanzan. La prórroga se motiva y se concede una vez.',
}

/**
 * The sanctioning procedure of the Ley 1333 de 2009 as amended by the Ley 2387 de 2024. The offender is the
 * case's applicant; neither the complainant nor the permit's applicant can read it.
 */
export const sancionatorio: FamilyDef = {
  id: 'sancionatorio',
  name: 'Procedimiento sancionatorio ambiental',
  norm: 'Ley 1333 de 2009 modificada por la Ley 2387 de 2024; CPACA arts. 47-52 en lo no previsto',
  isSubprocess: false,
  applicantIs: 'investigado',
  procedureTypes: [],
  initialStep: 'SAN-01',
  startedBy: 'invocado',
  duration: {
    amount: 60,
    unit: 'meses',
    norm: 'cinco años desde el auto de inicio (Ley 1333 de 2009, art. 10, parágrafo, adicionado por la Ley 2387 de 2024, art. 18)',
    from: { act: 'AUTO_INICIO_SAN' },
    // art. 18A: while the offender remedies the harm, the power to sanction is suspended
    pausedIn: ['SAN-08B', 'SAN-08C'],
    extendedBy: 'duracion.meses',
  },
  entryPoint: {
    label: 'Abrir un sancionatorio',
    explains:
      'Para hechos que pueden ser infracción ambiental, de oficio o en flagrancia. Corre aparte de este caso y solo lo conoce el presunto infractor.',
    beside: 'possible',
    many: true,
    facts: ['permiso.resolucion', 'permiso.obligaciones'],
  },
  steps: [
    step(
      'form',
      [
        'SAN-01',
        'Apertura del caso',
        '/workflow-sancionatorio',
        ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO', 'CLI_COORDINADOR_CONTROL_VIGILANCIA'],
      ],
      lapsing([
        to('reparto', 'Repartir a abogado y técnico', 'SAN-02', { does: ['infractor.identificado'] }),
        to('flagrancia', 'Hay flagrancia o medida preventiva', 'SAN-03', {
          does: ['infractor.identificado'],
        }),
      ]),
      {
        listedOn: '/workflow-sancionatorio',
        term: businessDays(5),
        status: 'caso_abierto',
        capture: [
          choice('caso.origen', 'De dónde viene el caso', [
            { value: 'oficio', label: 'De oficio' },
            { value: 'flagrancia', label: 'Flagrancia' },
            { value: 'queja', label: 'Queja o denuncia' },
            { value: 'seguimiento', label: 'Control y seguimiento' },
          ]),
          words('caso.referencia', 'Expediente o queja de origen', false, 120, {
            help: `Número del expediente, como ${exampleNumber('EXPEDIENTE')}, o radicado de la queja, como ${exampleNumber('RADICADO')}.`,
          }),
          {
            key: 'territorial.asignada',
            kind: 'office',
            label: 'Territorial que atiende el caso',
            required: true,
          },
          ...offender(false),
          ...whatHappened,
          words('infraccion.norma', 'Norma que se habría infringido', true, 2000),
        ],
        note: 'Los datos del infractor se pueden corregir después, en «Actualización de datos del infractor».',
      },
    ),
    step(
      'assign',
      [
        'SAN-02',
        'Asignación del profesional',
        '/asignar-profesional-workflow/:id/reparto',
        ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
      ],
      lapsing(
        yesNo('SAN-06', 'SAN-05', {
          yes: only(
            { '==': [{ var: 'hecho.infractor.conocido' }, true] },
            'Todavía no se sabe quién es el presunto infractor: corresponde la indagación preliminar.',
          ),
        }),
      ),
      {
        term: businessDays(2),
        capture: [
          {
            key: 'sancion.abogado',
            kind: 'staff',
            label: 'Abogado que lleva el caso',
            required: true,
            roles: LAWYER,
          },
          {
            key: 'sancion.tecnico',
            kind: 'staff',
            label: 'Profesional técnico',
            required: true,
            roles: TECHNICIAN,
          },
        ],
        question: {
          text: '¿Hay certeza suficiente del hecho y del presunto infractor para iniciar el procedimiento?',
        },
      },
    ),
    drafts(
      [
        'SAN-03',
        'Imposición de medida preventiva',
        '/creacion-documentos',
        ['CLI_JURIDICO_SANCIONATORIO', 'CLI_COORDINADOR_CONTROL_VIGILANCIA', 'CLI_JEFE_TERRITORIAL'],
      ],
      'RES_MEDIDA_PREV',
      { code: 'firmada', label: 'Imponer o legalizar la medida', at: 'SAN-04' },
      {
        listedOn: '/creacion-documentos',
        produces: ['RES_MEDIDA_PREV', 'ACTA_MEDIDA_FLAGRANCIA'],
        term: businessDays(3, 'Ley 1333/2009 arts. 13, 15 y 32: en flagrancia se legaliza en tres días'),
        capture: measure,
        others: [
          to('acta', 'Levantar el acta de flagrancia', 'FIR-01', {
            returnTo: 'SAN-03',
            drafts: 'ACTA_MEDIDA_FLAGRANCIA',
            ...only({ '!': [{ var: 'firmado.ACTA_MEDIDA_FLAGRANCIA' }] }, 'El acta ya se levantó.'),
          }),
        ],
        note: 'Contra la medida preventiva no procede recurso y se ejecuta de inmediato (art. 32). La que se toma en flagrancia consta en un acta y se legaliza con la resolución.',
      },
    ),
    step(
      'form',
      [
        'SAN-04',
        'Evaluación del mérito tras la medida',
        '/revision-expediente-workflow/:id',
        ['CLI_JURIDICO_SANCIONATORIO', 'CLI_TECNICO_SANCIONATORIO'],
      ],
      lapsing([
        ...yesNo('SAN-06', 'SAN-04B', {
          yes: only(told('RES_MEDIDA_PREV'), 'Notifique primero la medida preventiva.'),
          no: only(told('RES_MEDIDA_PREV'), 'Notifique primero la medida preventiva.'),
        }),
        to('notificar', 'Notificar la medida', 'NOT-01', {
          returnTo: 'SAN-04',
          needs: [],
          ...only(untold('RES_MEDIDA_PREV'), 'La medida ya se notificó.'),
        }),
      ]),
      {
        term: businessDays(10, 'Ley 1333/2009 art. 16'),
        capture: [words('merito.evaluacion', 'Evaluación del mérito', true, 4000)],
        question: { text: '¿Existe mérito para iniciar el procedimiento sancionatorio?' },
      },
    ),
    drafts(
      ['SAN-04B', 'Levantamiento de la medida', DRAFTING, LAWYER],
      'AUTO_LEVANTA_MEDIDA',
      { code: 'firmado', label: 'Levantar la medida', at: 'SAN-20' },
      {
        ...byLawyer,
        capture: [
          choice('medida.causal_levantamiento', 'Por qué se levanta', LIFTING),
          words('medida.verificacion', 'Verificación técnica', true, 4000),
          words('medida.devolucion', 'Devolución de bienes o reapertura', true, 2000),
          words('medida.costos_pagados', 'Pago de los costos', false, 1000),
        ],
        note: 'Los costos de la medida se pagan antes de devolver los bienes (art. 34).',
      },
    ),
    step(
      'draft',
      ['SAN-05', 'Indagación preliminar', '/creacion-documentos', LAWYER],
      [
        to('vence', 'Concluyó la indagación', 'SAN-05B'),
        // art. 17: at most six months; the decision uses the findings until then
        to('vencida', 'Vencieron los seis meses', 'SAN-05B', { by: 'system', automatic: 'expiry' }),
      ],
      {
        listedOn: '/creacion-documentos',
        ...byLawyer,
        term: { amount: 6, unit: 'meses', norm: 'Ley 1333/2009 art. 17' },
        termFrom: { act: 'AUTO_INDAGACION' },
        capture: [
          words('indagacion.motivo', 'Qué falta por establecer', true, 4000),
          words('indagacion.diligencias', 'Diligencias por practicar', true, 4000, {
            help: 'Una por renglón.',
          }),
        ],
        produces: ['AUTO_INDAGACION'],
        note: 'La indagación dura máximo seis meses desde el auto que la ordena.',
      },
    ),
    step(
      'concept',
      ['SAN-05B', 'Decisión tras la indagación', STAGE, ['CLI_JURIDICO_SANCIONATORIO', ...TECHNICIAN]],
      lapsing(yesNo('SAN-06', 'SAN-20')),
      {
        capture: [
          words('informe.hallazgos', 'Resultado de las diligencias', true, 4000),
          words('informe.recursos', 'Recursos afectados y cómo', true, 4000),
          {
            key: 'informe.fotografias',
            kind: 'photos',
            label: 'Fotografías con posición',
            required: false,
          },
        ],
        produces: ['INFORME_INFRACCION'],
        question: { text: '¿Se verificó una conducta que amerite iniciar el procedimiento?' },
      },
    ),
    drafts(
      ['SAN-06', 'Auto de inicio del sancionatorio', DRAFTING, LAWYERS],
      'AUTO_INICIO_SAN',
      {
        code: 'firmado',
        label: 'Iniciar el procedimiento',
        at: 'SAN-07',
        does: ['infractor.identificado'],
        ...only(
          { '!=': [{ var: 'hecho.caducidad.cumplida' }, true] },
          'La facultad de sancionar caducó: pasaron veinte años desde los hechos (Ley 1333 de 2009, art. 10).',
        ),
      },
      {
        others: [
          to('caducidad', 'Caducó la facultad de sancionar', 'SAN-20', {
            needs: [],
            ...only(
              { '==': [{ var: 'hecho.caducidad.cumplida' }, true] },
              'No han pasado veinte años desde los hechos (Ley 1333 de 2009, art. 10).',
            ),
          }),
        ],
        term: businessDays(15),
        capture: [
          ...offender(true),
          words('inicio.pruebas', 'Pruebas que obran en el expediente', true, 4000, {
            help: 'Una por renglón.',
          }),
          words('inicio.normas', 'Normas que se habrían infringido', true, 4000),
        ],
        note: 'El auto se comunica a la Procuraduría Judicial Ambiental y Agraria (Ley 1333 de 2009, arts. 18 y 56).',
      },
    ),
    notifies(['SAN-07', 'Notificación del inicio', LETTERS, NOTIFIER], 'SAN-08'),
    step(
      'form',
      ['SAN-08', 'Intervenciones, suspensión y terminación anticipada', STAGE, LAWYERS],
      [
        to('continua', 'Continuar con los cargos', 'SAN-09', REFUSAL_FINAL),
        to('suspende', 'El investigado pide suspender (art. 18A)', 'SAN-08B', REFUSAL_FINAL),
        to('cesacion', 'Hay causal de cesación (art. 9)', 'SAN-18', { needs: [] }),
        to('notificar', 'Notificar la negativa de la propuesta', 'NOT-01', {
          returnTo: 'SAN-08',
          needs: [],
          ...only({ and: [REFUSED, untold('AUTO_TERM_ANTICIPADA')] }, 'No hay una negativa por notificar.'),
        }),
        appeals(
          ['reposicion', 'Presentar recurso de reposición'],
          'RWF-01',
          'SAN-08',
          {
            and: [whileAppealing, REFUSED, told('AUTO_TERM_ANTICIPADA')],
          },
          'SAN-08B',
        ),
      ],
      {
        // the days to appeal against a denial, once notified; otherwise an internal term
        term: businessDays(10),
        termFrom: 'notificacion',
        capture: [words('intervenciones', 'Intervenciones y diligencias', false, 4000)],
        note: 'La cesación solo procede antes de los cargos (art. 23), salvo que el investigado fallezca.',
      },
    ),
    drafts(
      [
        'SAN-08B',
        'Suspensión por corrección o compensación',
        DRAFTING,
        ['CLI_JURIDICO_SANCIONATORIO', ...TECHNICIAN],
      ],
      'AUTO_TERM_ANTICIPADA',
      {
        code: 'firmado',
        label: 'Aprobar la propuesta',
        at: 'SAN-08C',
        // art. 18A: an offender who had the benefit cannot have it again within five years
        ...only(
          { and: [APPROVES, { '==': [{ var: 'dato.propuesta.beneficio_previo' }, false] }] },
          'La evaluación concluyó que se niega, o el investigado ya se acogió a este beneficio en los últimos cinco años.',
        ),
      },
      {
        pausesTerm: true,
        term: { amount: 1, unit: 'meses', norm: 'Ley 1333/2009 art. 18A' },
        capture: [
          choice('propuesta.decision', 'Decisión', [
            { value: 'aprueba', label: 'Aprobar la propuesta y suspender' },
            { value: 'niega', label: 'Negar la propuesta' },
          ]),
          {
            key: 'propuesta.beneficio_previo',
            kind: 'yesNo',
            label: '¿El investigado se acogió a este beneficio en los últimos cinco años?',
            required: true,
            help: 'Quien se acogió no puede volver a hacerlo antes de cinco años (Ley 1333 de 2009, art. 18A): si fue así, niegue la propuesta.',
          },
          words('propuesta.evaluacion', 'Evaluación de la propuesta', true, 4000),
          words('propuesta.medidas', 'Medidas y cronograma', true, 4000, {
            help: 'Una por renglón.',
            condition: APPROVED,
          }),
          {
            key: 'propuesta.meses',
            kind: 'integer',
            label: 'Duración de la suspensión',
            required: true,
            unit: 'meses',
            min: 1,
            max: 36,
            help: 'Hasta dos años, prorrogables hasta por la mitad.',
            condition: APPROVED,
          },
          words('garantia.descripcion', 'Garantía de cumplimiento', true, 1000, { condition: APPROVED }),
          {
            key: 'garantia.fecha',
            kind: 'date',
            label: 'Fecha límite para constituir la garantía',
            required: true,
            help: 'Cinco días hábiles desde la notificación.',
            condition: APPROVED,
          },
        ],
        others: [
          to('negada', 'Negar la propuesta', 'FIR-01', {
            returnTo: 'SAN-08',
            drafts: 'AUTO_TERM_ANTICIPADA',
            ...only(
              { '==': [{ var: 'dato.propuesta.decision' }, 'niega'] },
              'La evaluación concluyó que se aprueba.',
            ),
          }),
        ],
        note: 'Mientras dura la suspensión no corre la caducidad. Quien se acoge no puede volver a hacerlo en cinco años.',
      },
    ),
    step(
      'concept',
      ['SAN-08C', 'Verificación del cumplimiento', '/seguimiento/concepto-tecnico/:id', TECHNICIAN],
      [
        to(
          'cumple',
          'Cumplió: terminación anticipada',
          'SAN-20',
          only(told('AUTO_TERM_ANTICIPADA'), 'Notifique primero el auto de suspensión.'),
        ),
        to(
          'incumple',
          'Incumplió: se levanta la suspensión',
          'SAN-09',
          only(told('AUTO_TERM_ANTICIPADA'), 'Notifique primero el auto de suspensión.'),
        ),
        to('notificar', 'Notificar la suspensión', 'NOT-01', {
          returnTo: 'SAN-08C',
          needs: [],
          ...only(untold('AUTO_TERM_ANTICIPADA'), 'El auto de suspensión ya se notificó.'),
        }),
      ],
      {
        ...byTechnician,
        pausesTerm: true,
        capture: [words('propuesta.cumplimiento', 'Verificación de cada medida', true, 4000)],
        note: 'La terminación anticipada se inscribe en el registro con la advertencia de que no es un antecedente.',
      },
    ),
    drafts(
      ['SAN-09', 'Auto de formulación de cargos', DRAFTING, LAWYERS],
      'AUTO_CARGOS',
      { code: 'firmar', label: 'Pasa a firma', at: 'SAN-09A', ...inTime },
      {
        term: businessDays(20),
        capture: [
          {
            key: 'cargos.lista',
            kind: 'table',
            label: 'Cargos',
            required: true,
            minRows: 1,
            maxRows: 20,
            columns: [
              words('conducta', 'Acción u omisión', true, 2000),
              words('norma', 'Norma infringida o daño causado', true, 2000),
            ],
          },
          choice('cargos.resultado', 'Qué produjo la conducta', [
            { value: 'riesgo', label: 'Riesgo de afectación' },
            { value: 'afectacion', label: 'Afectación o daño ambiental' },
          ]),
          {
            key: 'cargos.agravantes',
            kind: 'table',
            label: 'Circunstancias agravantes que se imputan',
            required: false,
            maxRows: 20,
            help: 'Las mismas que después puede pesar la tasación.',
            source: 'Ley 1333/2009 art. 7',
            columns: [
              {
                key: 'circunstancia',
                kind: 'choice',
                label: 'Circunstancia',
                required: true,
                options: CIRCUMSTANCES.aggravating.map(({ code, label }) => ({ value: code, label })),
              },
              words('motivo', 'Por qué', true, 1000),
            ],
          },
          words('cargos.pruebas', 'Pruebas en que se fundan', true, 4000, { help: 'Una por renglón.' }),
          extension,
        ],
        others: lasting('SAN-09'),
        note: 'Contra el pliego de cargos no procede recurso (art. 24).',
      },
    ),
    notifies(['SAN-09A', 'Notificación del pliego de cargos', LETTERS, NOTIFIER], 'SAN-10'),
    answers(
      ['SAN-10', 'Descargos', OFFENDER_ANSWERS],
      { code: 'presenta', label: 'Presentar descargos y pruebas', at: 'SAN-11' },
      { label: 'Vence el término sin descargos', to: 'SAN-12' },
      {
        message: 'descargos',
        asks: {
          you: 'Puede presentar descargos y pedir pruebas',
          action: 'Presentar descargos',
          others: 'Espera a que el presunto infractor presente descargos.',
          free: true,
        },
        term: businessDays(10, 'Ley 1333/2009 art. 25'),
        capture: [
          words('descargos.texto', 'Descargos', true, 4000),
          words('descargos.pruebas', 'Pruebas que pide', false, 4000, {
            help: 'Una por renglón. Los gastos de las que pida corren por su cuenta.',
          }),
          {
            key: 'descargos.anexos',
            kind: 'document',
            label: 'Pruebas que aporta',
            required: false,
            accept: ['pdf', 'docx', 'xlsx', 'png', 'jpeg'],
            maxMegabytes: 20,
            maxFiles: 10,
          },
        ],
      },
    ),
    drafts(
      ['SAN-11', 'Auto de pruebas', DRAFTING, LAWYER],
      'AUTO_PRUEBAS',
      {
        code: 'firmar',
        label: 'Pasa a firma',
        at: 'SAN-11A',
      },
      {
        ...byLawyer,
        term: businessDays(10),
        capture: [
          {
            key: 'pruebas.lista',
            kind: 'table',
            label: 'Pruebas pedidas y de oficio',
            required: true,
            minRows: 1,
            maxRows: 30,
            columns: [
              words('prueba', 'Prueba', true, 1000),
              choice('decision', 'Decisión', EVIDENCE),
              words('motivo', 'Conducencia, pertinencia y necesidad', true, 2000),
            ],
          },
          {
            key: 'pruebas.niega',
            kind: 'yesNo',
            label: '¿Se niega alguna de las que pidió el investigado?',
            required: true,
            help: 'Contra la negativa procede reposición.',
          },
          {
            key: 'pruebas.dias',
            kind: 'integer',
            label: 'Término para practicarlas',
            required: true,
            unit: 'días',
            min: 1,
            max: 30,
            initial: 30,
          },
        ],
        others: [
          to('sin_pruebas', 'No hay pruebas por practicar', 'SAN-12', {
            needs: [],
            reason: true,
            // an auto orders or rejects the requested evidence; the rejection can be appealed (art. 26)
            ...only(
              { '!': [{ var: 'hecho.descargos.pruebas' }] },
              'El investigado pidió pruebas: decrételas o niéguelas en el auto, contra el que procede reposición (Ley 1333 de 2009, art. 26).',
            ),
          }),
        ],
        note: 'Contra la negativa de pruebas procede reposición (art. 26).',
      },
    ),
    waitsForFirmness(
      ['SAN-11A', 'Notificación del auto de pruebas', LETTERS, NOTIFIER],
      { notified: 'notificado', final: 'en_firme', at: 'SAN-11B' },
      {
        others: [
          appeal('SAN-11B', { '==': [{ var: 'hecho.pruebas.niega' }, true] }),
          to('practica', 'Practicar las pruebas', 'SAN-11B', {
            ...only(
              {
                and: [{ var: 'termino.corre' }, { '!=': [{ var: 'hecho.pruebas.niega' }, true] }],
              },
              'Se practican cuando el auto está notificado; si negó alguna prueba, cuando esté en firme.',
            ),
          }),
        ],
      },
    ),
    step(
      'form',
      [
        'SAN-11B',
        'Práctica de pruebas',
        '/informacion-adicional-revision-workflow/:id',
        ['CLI_TECNICO_SANCIONATORIO', 'CLI_JURIDICO_SANCIONATORIO'],
      ],
      [
        to('practicadas', 'Pruebas practicadas', 'SAN-11C'),
        to('prorroga', 'Prorrogar por una sola vez', 'SAN-11B', {
          needs: [],
          reason: true,
          ...only({ '<': [{ var: 'caso.vueltas.SAN-11B' }, 2] }, 'La prórroga se concede una sola vez.'),
        }),
      ],
      {
        term: {
          amount: 30,
          unit: 'calendario',
          norm: 'Ley 1333/2009 art. 26 (prorrogable una vez, hasta 60 días en total)',
        },
        capture: [
          words('pruebas.resultado', 'Resultado de las pruebas', true, 4000),
          {
            key: 'pruebas.anexos',
            kind: 'document',
            label: 'Soportes',
            required: false,
            accept: ['pdf', 'docx', 'xlsx', 'png', 'jpeg'],
            maxMegabytes: 20,
            maxFiles: 10,
          },
        ],
      },
    ),
    drafts(
      ['SAN-11C', 'Traslado para alegatos', DRAFTING, LAWYER],
      'AUTO_ALEGATOS',
      { code: 'firmar', label: 'Pasa a firma', at: 'SAN-11D' },
      {
        ...byLawyer,
        term: businessDays(5),
        capture: [remarks],
        note: 'Solo cuando se practicaron pruebas (Ley 2387 de 2024, art. 8).',
      },
    ),
    notifies(['SAN-11D', 'Notificación del traslado', LETTERS, NOTIFIER], 'SAN-11E'),
    answers(
      ['SAN-11E', 'Alegatos de conclusión', OFFENDER_ANSWERS],
      { code: 'presenta', label: 'Presentar alegatos', at: 'SAN-12' },
      { label: 'Vence el término sin alegatos', to: 'SAN-12' },
      {
        message: 'alegatos',
        asks: {
          you: 'Puede presentar alegatos de conclusión',
          action: 'Presentar alegatos',
          others: 'Espera a que el presunto infractor presente alegatos.',
          free: true,
        },
        term: businessDays(10, 'CPACA art. 48, por remisión de la Ley 2387/2024 art. 8'),
        capture: [
          words('alegatos.texto', 'Alegatos', true, 4000),
          {
            key: 'alegatos.anexos',
            kind: 'document',
            label: 'Anexos',
            required: false,
            accept: ['pdf', 'docx', 'png', 'jpeg'],
            maxMegabytes: 20,
            maxFiles: 5,
          },
        ],
      },
    ),
    step(
      'concept',
      ['SAN-12', 'Concepto técnico de tasación', '/seguimiento/concepto-tecnico/:id', TECHNICIAN],
      [
        to('elaborado', 'Tasación elaborada', 'SAN-13'),
        to('fallecimiento', 'El investigado falleció', 'SAN-18', { needs: [], acts: [], reason: true }),
      ],
      {
        ...byTechnician,
        term: businessDays(15),
        capture: [
          words('informe.hallazgos', 'Conducta que se comprobó', true, 4000),
          words('informe.recursos', 'Recursos afectados y cómo', true, 4000),
          ...fineFields,
          words('multa.sustento', 'Sustento de los valores', true, 4000),
          {
            key: 'informe.fotografias',
            kind: 'photos',
            label: 'Fotografías con posición',
            required: false,
          },
        ],
        produces: ['INFORME_INFRACCION'],
        note: 'El portal calcula la multa con la metodología de la Resolución 2086 de 2010 y muestra cada operación.',
      },
    ),
    drafts(
      ['SAN-13', 'Resolución que determina responsabilidad', DRAFTING, LAWYERS],
      'RES_SANCION',
      { code: 'firmada', label: 'Pasa a firma del Director General', at: 'SAN-14', ...inTime },
      {
        term: businessDays(80, 'Ley 1333/2009 art. 27, modificado por la Ley 2387/2024 art. 9'),
        status: 'responsabilidad_decidida',
        capture: [
          choice('sancion.responsable', 'Decisión', [
            { value: 'si', label: 'Declarar responsable al investigado' },
            { value: 'no', label: 'Exonerarlo' },
          ]),
          words('sancion.descargos', 'Respuesta a los descargos y alegatos', true, 4000),
          words('sancion.analisis', 'Análisis de cada cargo', true, 4000),
          choice('sancion.culpabilidad', 'Culpa o dolo', CULPABILITY),
          {
            key: 'sancion.tipo',
            kind: 'multi',
            label: 'Sanciones (Ley 1333 de 2009, art. 40)',
            required: true,
            options: SANCTIONS,
            condition: { '==': [{ var: 'sancion.responsable' }, 'si'] },
          },
          words('sancion.detalle', 'Alcance de las sanciones distintas de la multa', false, 4000, {
            condition: { '==': [{ var: 'sancion.responsable' }, 'si'] },
          }),
          words('sancion.correccion', 'Corrección y compensación', false, 4000, {
            help: 'Una medida por renglón, con su plazo.',
            condition: { '==': [{ var: 'sancion.responsable' }, 'si'] },
          }),
          choice('sancion.medida_preventiva', 'Medida preventiva', [
            { value: 'no_hay', label: 'No se impuso' },
            { value: 'levanta', label: 'Se levanta' },
            { value: 'mantiene', label: 'Se mantiene hasta que se cumpla' },
          ]),
          extension,
        ],
        others: lasting('SAN-13'),
      },
    ),
    notifies(['SAN-14', 'Notificación de la decisión', LETTERS, NOTIFIER], 'SAN-15', 'notificada'),
    step(
      'firmness',
      [
        'SAN-15',
        'Recursos',
        '/revision-expediente-workflow-espera-recurso/:id',
        ['CLI_JURIDICO_SANCIONATORIO', 'CLI_SECRETARIA_JURIDICA'],
      ],
      [
        to(
          'sin_recurso',
          'Venció el término sin recurso',
          'SAN-16',
          only({ var: 'termino.vencido' }, 'Todavía corre el término para recurrir.'),
        ),
        appeal('SAN-16'),
        appeals(['apelacion', 'Presentar recurso de apelación'], 'RWF-02', 'SAN-16'),
      ],
      {
        term: businessDays(10, 'Ley 1333/2009 art. 30; CPACA art. 76'),
        termFrom: 'notificacion',
        note: 'Contra las decisiones del Director General solo procede reposición.',
      },
    ),
    step(
      'form',
      [
        'SAN-16',
        'Ejecutoria, registro de infractores y cobro',
        '/solicitudes/avisos-y-constancias/:id',
        ['CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF'],
      ],
      each(CHARGED_APART, [
        to('cobro', 'Liquidar y cobrar la multa', 'LIQ-01', {
          returnTo: 'SAN-17',
          ...only(
            {
              and: [
                { '==': [{ var: 'hecho.sancion.responsable' }, 'si'] },
                { in: ['multa', { var: 'hecho.sancion.tipo' }] },
              ],
            },
            'La resolución no impuso multa.',
          ),
        }),
        to('cumple', 'Pasa a cumplimiento, sin multa', 'SAN-17', {
          ...only(
            {
              or: [
                { '!=': [{ var: 'hecho.sancion.responsable' }, 'si'] },
                { '!': [{ in: ['multa', { var: 'hecho.sancion.tipo' }] }] },
              ],
            },
            'La resolución impuso una multa: primero se cobra.',
          ),
        }),
      ]),
      {
        capture: [
          choice('firmeza.causal', 'Causal de firmeza (CPACA art. 87)', [
            { value: 'sin_recurso', label: 'Venció el término sin recurso' },
            { value: 'recurso_resuelto', label: 'Se notificó la decisión del recurso' },
          ]),
          {
            key: 'sancion.multa_firme',
            kind: 'money',
            label: 'Multa que queda en firme',
            required: true,
            unit: 'COP',
            min: 0,
            help: 'La que fijó la resolución o, si el recurso la modificó, la que resultó.',
            condition: {
              and: [
                { '==': [{ var: 'sancion.responsable' }, 'si'] },
                { in: ['multa', { var: 'sancion.tipo' }] },
              ],
            },
          },
          {
            key: 'ruia.fecha',
            kind: 'date',
            label: 'Fecha del reporte al Registro Único de Infractores Ambientales',
            required: false,
            help: 'Se reporta a quien fue declarado responsable (arts. 57 a 59).',
          },
          words('ruia.referencia', 'Número del reporte', false, 60),
        ],
        produces: ['CONST_EJECUTORIA'],
      },
    ),
    step(
      'form',
      ['SAN-17', 'Cumplimiento y cierre', '/actualizar-multas', ['CLI_COBRO_COACTIVO', 'CLI_FINANCIERO']],
      [
        to('pagada', 'Pagada o cumplida', 'SAN-19'),
        to('coactivo', 'Pasa a cobro coactivo', 'SAN-19', { reason: true }),
      ],
      {
        listedOn: '/actualizar-multas',
        capture: [
          words('cumplimiento.verificacion', 'Qué se verificó', true, 2000),
          {
            key: 'cumplimiento.soporte',
            kind: 'document',
            label: 'Soporte',
            required: false,
            accept: ['pdf', 'png', 'jpeg'],
            maxMegabytes: 20,
          },
        ],
      },
    ),
    drafts(
      ['SAN-18', 'Cesación del procedimiento', DRAFTING, LAWYER],
      'AUTO_CESACION',
      { code: 'firmar', label: 'Pasa a firma', at: 'SAN-18A' },
      {
        ...byLawyer,
        capture: [
          choice('cesacion.causal', 'Causal (Ley 1333 de 2009, art. 9)', CESSATION),
          words('cesacion.prueba', 'Prueba de la causal', true, 4000),
          words('cesacion.otros', 'Frente a quiénes continúa el procedimiento', false, 1000),
          words('cesacion.medidas', 'Medidas preventivas', false, 1000),
        ],
        note: 'Contra la cesación procede reposición (art. 23).',
      },
    ),
    waitsForFirmness(
      ['SAN-18A', 'Notificación de la cesación', LETTERS, NOTIFIER],
      { notified: 'notificada', final: 'en_firme', at: 'SAN-19' },
      { others: [appeal('SAN-19')] },
    ),
    step(
      'file',
      ['SAN-19', 'Archivo del expediente', '/solicitudes/expediente/:id', ['CLI_GESTION_DOCUMENTAL']],
      [to('archivado', 'Archivar', 'FIN')],
      { status: 'archivado', capture: [remarks] },
    ),
    drafts(
      ['SAN-20', 'Archivo por falta de mérito', '/creacion-documentos', LAWYER],
      'AUTO_ARCHIVO',
      {
        code: 'firmar',
        label: 'Pasa a firma',
        at: 'SAN-20A',
        ...only(
          { and: [told('AUTO_LEVANTA_MEDIDA'), DAYS_OVER] },
          'Notifique primero el levantamiento de la medida y espere el término para recurrirlo.',
        ),
      },
      {
        listedOn: '/creacion-documentos',
        ...byLawyer,
        // the days to appeal against the lifting of a measure, once notified
        term: businessDays(10, 'CPACA art. 76'),
        termFrom: 'notificacion',
        capture: [words('archivo.motivo', 'Motivo del archivo', true, 4000)],
        others: [
          to('notificar', 'Notificar el levantamiento de la medida', 'NOT-01', {
            returnTo: 'SAN-20',
            needs: [],
            ...only(untold('AUTO_LEVANTA_MEDIDA'), 'No hay un levantamiento por notificar.'),
          }),
          appeals(
            ['reposicion', 'Presentar recurso de reposición'],
            'RWF-01',
            'SAN-20',
            whileAppealing,
            'SAN-04B',
          ),
        ],
      },
    ),
    step(
      'draft',
      ['SAN-20A', 'Comunicación del archivo', '/comunicacion/:id', ['CLI_SECRETARIA_JURIDICA']],
      [to('comunicado', 'Comunicado', 'SAN-19')],
      {
        term: businessDays(5, INTERNAL),
        capture: [
          words('oficio.asunto', 'Asunto', true, 200),
          words('oficio.cuerpo', 'Lo que se comunica', true, 4000),
        ],
        produces: ['COMUNICACION'],
      },
    ),
  ],
}
