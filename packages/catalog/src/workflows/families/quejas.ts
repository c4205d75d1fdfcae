import { COMPLAINTS } from '@ventanilla/domain/cases/words/sanction-words'
import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { FOLDERS } from '../../procedures/procedures.ts'
import { complaintChecks, complaintFields } from '../complaint-fields.ts'
import { businessDays, choice, each, only, remarks, stepsOf, to, words, yesNo } from '../step-shapes.ts'

const family = 'quejas'
const { step } = stepsOf(family)

/** Facts of the complaint that a sanctioning case receives. Privacy: without the complainant. */
const PASSED_ON = [
  'infractor.conocido',
  'infractor.nombre',
  'infractor.tipo_documento',
  'infractor.documento',
  'infractor.direccion',
  'infractor.correo',
  'hechos.resumen',
  'hechos.fecha',
  'hechos.lugar',
  'hechos.coordenada',
  'hechos.recursos',
]
const opensSanction = { family: 'sancionatorio', facts: PASSED_ON, about: 'unknown' } as const

/** Complaints: received, visited and answered; a sanction continues in a case of its own. */
export const quejas: WrittenFamily = {
  id: family,
  name: 'Quejas y denuncias ambientales',
  norm: 'CPACA arts. 13 a 33; Ley 1333/2009 arts. 1, 4 y 17; Ley 99/1993 arts. 69 y 72',
  isSubprocess: false,
  ownType: FOLDERS.complaint.ttId,
  initialStep: 'QUE-01',
  startedBy: 'invocado',
  entryPoint: {
    label: 'Registrar una queja',
    explains: 'Para hechos que alguien denuncia, con su nombre o de forma anónima.',
    beside: 'never',
  },
  steps: [
    step(
      'form',
      ['QUE-01', 'Creación de la queja', '/creacion-queja/:id', ['CLI_VENTANILLA_UNICA', 'CLI_ADMIN']],
      each({ does: ['queja.narrada', 'quejoso.identificado'] }, [
        to(
          'radicada',
          'Radicar la queja',
          'QUE-02',
          only({ '==': [{ var: 'dato.queja.anonima' }, false] }, 'La queja es anónima.'),
        ),
        to(
          'anonima',
          'Radicar la queja anónima',
          'QUE-02',
          only({ '==': [{ var: 'dato.queja.anonima' }, true] }, 'La queja tiene quejoso.'),
        ),
      ]),
      {
        listedOn: '/creacion-queja/:id',
        status: 'queja_radicada',
        capture: complaintFields,
        checks: complaintChecks,
      },
    ),
    step(
      'form',
      [
        'QUE-02',
        'Clasificación y competencia',
        '/workflow-step/:id',
        ['CLI_ATENCION_CIUDADANO', 'CLI_COORDINADOR_CONTROL_VIGILANCIA'],
      ],
      yesNo('QUE-04', 'QUE-09'),
      {
        term: businessDays(2),
        capture: [
          choice('queja.clase', 'Clase de asunto', COMPLAINTS),
          {
            key: 'territorial.asignada',
            kind: 'office',
            label: 'Territorial que atiende la queja',
            required: true,
          },
          remarks,
        ],
        question: { text: '¿La queja es competencia de la Corporación?' },
      },
    ),
    step(
      'assign',
      [
        'QUE-04',
        'Priorización y reparto',
        '/asignar-profesional-workflow/:id/reparto',
        ['CLI_COORDINADOR_CONTROL_VIGILANCIA', 'CLI_JEFE_TERRITORIAL'],
      ],
      [
        to('asignada', 'Asignar', 'QUE-05'),
        to('flagrancia', 'Hay flagrancia: abrir un sancionatorio', 'QUE-05', { opens: opensSanction }),
      ],
      {
        term: businessDays(2),
        capture: [
          choice('queja.prioridad', 'Prioridad', [
            { value: 'alta', label: 'Alta' },
            { value: 'media', label: 'Media' },
            { value: 'baja', label: 'Baja' },
          ]),
          {
            key: 'visita.profesional',
            kind: 'staff',
            label: 'Profesional que atiende la queja',
            required: true,
            roles: ['CLI_TECNICO_SANCIONATORIO', 'CLI_TECNICO'],
          },
          { key: 'visita.fecha', kind: 'date', label: 'Fecha de la visita', required: true },
        ],
      },
    ),
    step(
      'visit',
      [
        'QUE-05',
        'Atención y visita',
        '/solicitudes/evaluacion/:id/acta-visita',
        ['CLI_TECNICO_SANCIONATORIO', 'CLI_TECNICO'],
      ],
      [
        to('atendida', 'Se comprobaron los hechos', 'QUE-06'),
        to('no_encontrado', 'No se encontró el hecho', 'QUE-06'),
      ],
      {
        term: businessDays(10),
        assignTo: { fact: 'visita.profesional' },
        capture: [
          { key: 'visita.asistentes', kind: 'attendees', label: 'Personas que asistieron', required: true },
          { key: 'visita.coordenada', kind: 'point', label: 'Coordenada del punto visitado', required: true },
          words('visita.observaciones', 'Lo observado', true, 4000),
          {
            key: 'visita.fotografias',
            kind: 'photos',
            label: 'Fotografías con posición',
            required: false,
          },
          words('visita.medidas', 'Medidas que se sugieren', false, 2000),
        ],
        produces: ['ACTA_VISITA'],
      },
    ),
    step(
      'concept',
      [
        'QUE-06',
        'Informe técnico y mérito',
        '/solicitudes/concepto-tecnico/:id',
        ['CLI_TECNICO_SANCIONATORIO'],
      ],
      [
        to('si', 'Sí', 'QUE-07', { move: 'yes', opens: opensSanction }),
        to('no', 'No', 'QUE-07', { move: 'no' }),
      ],
      {
        term: businessDays(10),
        capture: [
          words('queja.descripcion', 'Descripción de los hechos comprobados', true, 4000),
          words('concepto.analisis', 'Análisis técnico', true, 4000),
          words('queja.recomendacion', 'Recomendación', true, 2000),
        ],
        produces: ['CONCEPTO_TEC'],
        question: { text: '¿Los hechos ameritan un procedimiento sancionatorio?' },
      },
    ),
    step(
      'draft',
      ['QUE-07', 'Respuesta al quejoso', '/comunicacion/:id', ['CLI_ATENCION_CIUDADANO', 'CLI_JURIDICO']],
      [to('respondida', 'Respondida', 'QUE-08')],
      {
        term: businessDays(15, 'CPACA art. 14'),
        capture: [
          words('peticion.sintesis', 'Síntesis de la queja', true, 2000),
          {
            key: 'peticion.puntos',
            kind: 'requirements',
            lineOf: 'punto',
            label: 'Respuesta punto por punto',
            required: true,
          },
          words('respuesta.fundamentos', 'Fundamentos', true, 4000),
        ],
        produces: ['RESPUESTA'],
      },
    ),
    step(
      'form',
      ['QUE-08', 'Cierre', '/revision-expediente-workflow/:id', ['CLI_COORDINADOR_CONTROL_VIGILANCIA']],
      [to('cerrada', 'Cerrar la queja', 'FIN')],
      { status: 'queja_cerrada', capture: [remarks] },
    ),
    step(
      'draft',
      ['QUE-09', 'Traslado por competencia', '/comunicacion/:id', ['CLI_JURIDICO', 'CLI_VENTANILLA_UNICA']],
      [to('trasladada', 'Trasladada e informada', 'FIN', { status: 'finalizada' })],
      {
        term: businessDays(5, 'CPACA art. 21'),
        capture: [
          words('traslado.autoridad', 'Autoridad competente', true, 200),
          words('traslado.direccion', 'Dirección o correo de esa autoridad', true, 200),
          words('traslado.motivo', 'Por qué es competente', true, 2000),
          words('traslado.sintesis', 'Síntesis del asunto', true, 2000),
          words('traslado.anexos', 'Anexos que se remiten', false, 2000, { help: 'Uno por renglón.' }),
        ],
        produces: ['TRASLADO_COMP'],
        note: 'Se remite a la autoridad competente y se informa a quien presentó la petición.',
      },
    ),
  ],
}
