import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { STAGES_DONE } from '@ventanilla/domain/workflow/state/stages'
import type { FamilyDef, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import type { EntryPoint } from '@ventanilla/domain/workflow/definition/linking'
import { plots } from '../../../procedures/forms/blocks/property.ts'
import { ROLES } from '../../../roles/roles.ts'
import { capacityFields } from '../../fine-fields.ts'

const FAMILY = 'gestion_administrativa'
const INTERNAL = 'Término interno propuesto'
const COORDINATORS = ['CLI_COORDINADOR_JURIDICO', 'CLI_COORDINADOR_RECURSOS', 'CLI_ADMIN']
/** Officials of the authority, to whom a task can be handed over. */
const OFFICIALS = ROLES.map((role) => role.code).filter((code) => code.startsWith('CLI_'))

/** Facts of an offender that can be corrected: identity, address and capacity. */
const OFFENDER_FACTS = [
  'infractor.documento',
  'infractor.direccion',
  ...capacityFields('infractor').map(({ key }) => key),
]

const step = (
  of: Pick<StepDef, 'id' | 'title' | 'screen' | 'roles' | 'outcomes'> & Partial<StepDef>,
): StepDef => ({
  family: FAMILY,
  kind: 'form',
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  status: 'en_gestion',
  ...of,
})

const reason = (label: string): FieldDef => ({
  key: 'gestion.motivo',
  kind: 'longText',
  label,
  required: true,
  maxLength: 2000,
})

/** Entry point beside an open case; several at a time, because each is a separate matter. */
const beside = (label: string, explains: string, more: Partial<EntryPoint> = {}): EntryPoint => ({
  label,
  explains,
  beside: 'always',
  many: true,
  when: { var: 'caso.abierto' },
  whyNot: 'El trámite ya terminó.',
  ...more,
})

const proposed = { amount: 2, unit: 'habiles', norm: INTERNAL } as const

/**
 * Management of a case: its officials, its stage, and the data of its application. Each matter is a case of its
 * own beside the managed one, so that request, approval and reason stay on record.
 */
export const gestionAdministrativa: FamilyDef = {
  id: FAMILY,
  name: 'Gestión administrativa del caso',
  norm: 'CPACA art. 3; manual interno',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: 'ADM-00',
  startedBy: 'invocado',
  entries: [
    {
      step: 'ADM-01',
      entryPoint: beside(
        'Reasignar el profesional',
        'Propone que otra persona siga con la tarea abierta. Se aplica cuando alguien distinto lo aprueba.',
        {
          when: { and: [{ var: 'caso.abierto' }, { '==': [{ var: 'caso.turno' }, 'corporacion'] }] },
          whyNot: 'No hay una tarea de la Corporación que reasignar.',
        },
      ),
    },
    {
      step: 'ADM-02',
      entryPoint: beside(
        'Devolver a un paso anterior',
        'Propone volver a una etapa ya cumplida. Lo actuado se conserva; se aplica cuando alguien distinto lo aprueba.',
      ),
    },
    {
      step: 'ADM-04',
      entryPoint: beside(
        'Actualizar los predios',
        'Corrige la matrícula y la cédula catastral de los predios. La fecha de radicación no cambia.',
        { answers: ['predios'] },
      ),
    },
    {
      step: 'ADM-05',
      entryPoint: beside(
        'Corregir datos de la radicación',
        'Corrige los datos de contacto con que se radicó. La fecha de radicación no cambia.',
        { answers: ['direccion_correspondencia', 'telefono', 'correo'] },
      ),
    },
    {
      step: 'ADM-06',
      entryPoint: beside(
        'Actualizar los costos',
        'Registra el nuevo valor del proyecto y vuelve a liquidar el servicio.',
        { answers: ['valor_proyecto'] },
      ),
    },
    {
      step: 'ADM-07',
      entryPoint: beside(
        'Crear una actividad adicional',
        'Encarga una actividad a un funcionario, con su fecha. El encargado recibe un aviso.',
      ),
    },
    {
      step: 'ADM-08',
      entryPoint: beside(
        'Anotar un paso del flujo',
        'Deja constancia de una actuación que ningún otro paso prevé.',
      ),
    },
    {
      step: 'ADM-09',
      entryPoint: beside(
        'Revisar los documentos del apoderado',
        'Comprueba el poder y la tarjeta profesional. Si se rechazan, el apoderado deja de actuar.',
        {
          when: { and: [{ var: 'caso.abierto' }, { in: ['apoderado', { var: 'caso.partes' }] }] },
          whyNot: 'En este trámite no actúa un apoderado.',
        },
      ),
    },
    {
      step: 'ADM-13',
      entryPoint: beside(
        'Actualizar los datos del infractor',
        'Corrige la identificación, la dirección y la capacidad socioeconómica del presunto infractor.',
        {
          among: { '==': [{ var: 'caso.familia' }, 'sancionatorio'] },
          whyNot: 'Solo en un procedimiento sancionatorio en curso.',
          facts: [...OFFENDER_FACTS, 'infractor.tipo_documento'],
        },
      ),
    },
  ],
  steps: [
    step({
      id: 'ADM-00',
      title: 'Bandeja de solicitudes',
      screen: '/solicitudes',
      roles: [
        'CLI_ADMIN',
        'CLI_VENTANILLA_UNICA',
        'CLI_COORDINADOR_JURIDICO',
        'CLI_COORDINADOR_RECURSOS',
        'CLI_JEFE_TERRITORIAL',
        'CLI_JURIDICO',
        'CLI_TECNICO',
      ],
      screenOnly: true,
      outcomes: [
        { code: 'tomar', label: 'Abrir la tarea del caso', to: 'RETORNO_ETAPA', by: 'staff' },
        { code: 'reasignar', label: 'Reasignar profesional', to: 'ADM-01', by: 'staff' },
        { code: 'devolver', label: 'Devolver a un paso anterior', to: 'ADM-02', by: 'staff' },
      ],
    }),
    step({
      id: 'ADM-01',
      title: 'Reasignación de profesional',
      screen: '/reasignacion-profesional',
      listedOn: '/reasignacion-profesional',
      roles: COORDINATORS,
      term: proposed,
      capture: [
        {
          key: 'reasignacion.profesional',
          kind: 'staff',
          label: 'Profesional que recibe la tarea',
          required: true,
          roles: OFFICIALS,
        },
        reason('Motivo de la reasignación'),
      ],
      outcomes: [{ code: 'reasignado', label: 'Proponer la reasignación', to: 'ADM-03', by: 'staff' }],
    }),
    step({
      id: 'ADM-02',
      title: 'Devolución del trámite a un paso anterior',
      screen: '/devolver-tramite',
      listedOn: '/devolver-tramite',
      roles: COORDINATORS,
      term: proposed,
      capture: [
        {
          key: 'devolucion.paso',
          kind: 'choice',
          label: 'Etapa a la que vuelve',
          required: true,
          optionsFrom: STAGES_DONE,
          help: 'Las etapas que el trámite ya cumplió.',
        },
        reason('Causal y motivo de la devolución'),
      ],
      outcomes: [{ code: 'devuelto', label: 'Proponer la devolución', to: 'ADM-03', by: 'staff' }],
    }),
    step({
      id: 'ADM-03',
      title: 'Aprobación del cambio',
      screen: '/aprobacion-estado/:id',
      roles: ['CLI_ADMIN', 'CLI_COORDINADOR_JURIDICO', 'SUPERADMIN'],
      term: proposed,
      notDoerOf: ['ADM-01', 'ADM-02'],
      capture: [
        {
          key: 'gestion.observaciones',
          kind: 'longText',
          label: 'Observaciones',
          required: false,
          maxLength: 1000,
        },
      ],
      outcomes: [
        {
          code: 'aprobado',
          label: 'Aprobar',
          to: 'FIN',
          by: 'staff',
          status: 'gestion_aplicada',
          onParent: [
            { do: 'assign', fact: 'reasignacion.profesional', ifFact: 'reasignacion.profesional' },
            { do: 'goTo', fact: 'devolucion.paso', ifFact: 'devolucion.paso' },
          ],
        },
        {
          code: 'negado',
          label: 'No aprobar',
          to: 'FIN',
          by: 'staff',
          reason: true,
          status: 'gestion_negada',
        },
      ],
      note: 'Revise lo que se propone y su motivo. Al aprobar se aplica al trámite.',
    }),
    step({
      id: 'ADM-04',
      title: 'Actualización de predios',
      screen: '/actualizar-predios',
      listedOn: '/actualizar-predios',
      roles: ['CLI_VENTANILLA_UNICA', 'CLI_VALIDACION_JURIDICA'],
      term: proposed,
      capture: [plots, reason('Motivo de la corrección')],
      outcomes: [
        {
          code: 'actualizado',
          label: 'Actualizar',
          to: 'FIN',
          by: 'staff',
          status: 'gestion_aplicada',
          onParent: [{ do: 'correct', keys: ['predios'] }],
        },
      ],
    }),
    step({
      id: 'ADM-05',
      title: 'Corrección de datos de la radicación',
      screen: '/actualizar-paso-uno',
      listedOn: '/actualizar-paso-uno',
      roles: ['CLI_VENTANILLA_UNICA', 'CLI_ADMIN'],
      term: proposed,
      capture: [
        {
          key: 'direccion_correspondencia',
          kind: 'text',
          label: 'Dirección de correspondencia',
          required: true,
          maxLength: 200,
        },
        { key: 'telefono', kind: 'phone', label: 'Teléfono', required: true },
        { key: 'correo', kind: 'email', label: 'Correo electrónico', required: true, maxLength: 150 },
        reason('Motivo de la corrección'),
      ],
      outcomes: [
        {
          code: 'actualizado',
          label: 'Actualizar',
          to: 'FIN',
          by: 'staff',
          status: 'gestion_aplicada',
          onParent: [{ do: 'correct', keys: ['direccion_correspondencia', 'telefono', 'correo'] }],
        },
      ],
    }),
    step({
      id: 'ADM-06',
      title: 'Actualización de costos',
      screen: '/actualizar-costos',
      listedOn: '/actualizar-costos',
      roles: ['CLI_LIQUIDADOR'],
      term: proposed,
      capture: [
        {
          key: 'valor_proyecto',
          kind: 'money',
          label: 'Valor del proyecto',
          required: true,
          unit: 'COP',
          min: 1,
        },
        reason('Motivo de la actualización'),
      ],
      outcomes: [
        {
          code: 'actualizado',
          label: 'Reliquidar',
          to: 'LIQ-01',
          returnTo: 'FIN',
          by: 'staff',
          onParent: [{ do: 'correct', keys: ['valor_proyecto'] }],
        },
      ],
      note: 'El valor corregido queda en el trámite y se liquida de nuevo con él.',
    }),
    step({
      id: 'ADM-07',
      title: 'Actividades adicionales',
      screen: '/actividades-adicionales',
      listedOn: '/actividades-adicionales',
      roles: ['CLI_COORDINADOR_ADMINISTRATIVO', 'CLI_COORDINADOR_RECURSOS'],
      term: proposed,
      capture: [
        {
          key: 'actividad.descripcion',
          kind: 'longText',
          label: 'Actividad',
          required: true,
          maxLength: 1000,
        },
        {
          key: 'actividad.responsable',
          kind: 'staff',
          label: 'Responsable',
          required: true,
          roles: OFFICIALS,
        },
        { key: 'actividad.fecha', kind: 'date', label: 'Fecha en que debe estar hecha', required: true },
      ],
      outcomes: [
        {
          code: 'creada',
          label: 'Crear la actividad',
          to: 'FIN',
          by: 'staff',
          status: 'gestion_aplicada',
          does: ['responsable.avisado'],
          onParent: [
            {
              do: 'giveFacts',
              keys: ['actividad.descripcion', 'actividad.responsable', 'actividad.fecha'],
            },
          ],
        },
      ],
    }),
    step({
      id: 'ADM-08',
      title: 'Paso genérico del flujo',
      screen: '/workflow-step/:id',
      roles: ['CLI_ADMIN'],
      term: proposed,
      capture: [
        {
          key: 'paso.constancia',
          kind: 'longText',
          label: 'Lo que se hizo',
          required: true,
          maxLength: 2000,
        },
        {
          key: 'paso.pregunta',
          kind: 'longText',
          label: 'Pregunta que queda abierta',
          required: false,
          maxLength: 1000,
        },
      ],
      outcomes: [
        { code: 'avanza', label: 'Dejar constancia', to: 'FIN', by: 'staff', status: 'gestion_aplicada' },
        {
          code: 'pregunta',
          label: 'Dejar constancia y la pregunta',
          to: 'FIN',
          by: 'staff',
          status: 'gestion_aplicada',
          guard: { '!!': [{ var: 'dato.paso.pregunta' }] },
          guardReason: 'Escriba la pregunta.',
          onParent: [{ do: 'giveFacts', keys: ['paso.pregunta'] }],
        },
      ],
    }),
    step({
      id: 'ADM-09',
      title: 'Revisión documental del apoderado',
      screen: '/revision-documental-apoderado/:id',
      roles: ['CLI_VALIDACION_JURIDICA'],
      term: { amount: 3, unit: 'habiles', norm: INTERNAL },
      capture: [
        {
          key: 'poder.documento',
          kind: 'yesNo',
          label: '¿El poder identifica a quien lo da, a quien lo recibe y el trámite?',
          required: true,
        },
        {
          key: 'poder.tarjeta',
          kind: 'yesNo',
          label: '¿La tarjeta profesional está vigente, o el trámite no exige abogado?',
          required: true,
        },
        {
          key: 'poder.observaciones',
          kind: 'longText',
          label: 'Observaciones',
          required: false,
          maxLength: 1000,
        },
      ],
      outcomes: [
        {
          code: 'aprobado',
          label: 'Aprobar el poder',
          to: 'FIN',
          by: 'staff',
          status: 'gestion_aplicada',
          guard: { and: [{ var: 'dato.poder.documento' }, { var: 'dato.poder.tarjeta' }] },
          guardReason: 'Hay un documento que no cumple.',
        },
        {
          code: 'rechazado',
          label: 'Rechazar el poder',
          to: 'FIN',
          by: 'staff',
          reason: true,
          status: 'gestion_negada',
          onParent: [{ do: 'endProxy' }],
        },
      ],
    }),
    step({
      id: 'ADM-10',
      title: 'Registro de solicitante presencial',
      screen: '/registro/solicitante/:id_sol/:id_territorial',
      roles: ['CLI_VENTANILLA_UNICA'],
      screenOnly: true,
      outcomes: [{ code: 'registrado', label: 'Registrado', to: 'PG-02', by: 'staff' }],
    }),
    step({
      id: 'ADM-11',
      title: 'Búsqueda y consulta de trámite',
      screen: '/buscar-tramite',
      roles: ['CLI_ADMIN', 'CLI_CONTROL_INTERNO', 'CLI_AUDITOR_CONSULTA'],
      screenOnly: true,
      outcomes: [{ code: 'consulta', label: 'Consulta', to: 'FIN', by: 'staff' }],
    }),
    step({
      id: 'ADM-12',
      title: 'Consulta de expediente autorizado',
      screen: '/mis-expedientes/ver-expediente/:id/:stateMigration',
      roles: ['USER_CONSULTA_EXPEDIENTE', 'CLI_CONTROL_INTERNO', 'CLI_AUDITOR_CONSULTA'],
      screenOnly: true,
      outcomes: [{ code: 'consulta', label: 'Consulta', to: 'FIN', by: 'staff' }],
    }),
    step({
      id: 'ADM-13',
      title: 'Actualización de datos del infractor',
      screen: '/actualizar-datos-infractor',
      listedOn: '/actualizar-datos-infractor',
      roles: ['CLI_JURIDICO_SANCIONATORIO', 'CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
      term: proposed,
      capture: [
        {
          key: 'infractor.documento',
          kind: 'text',
          label: 'Número de documento',
          required: true,
          maxLength: 20,
          help: 'Sin puntos. El NIT, sin dígito de verificación.',
        },
        {
          key: 'infractor.direccion',
          kind: 'text',
          label: 'Dirección para notificaciones',
          required: true,
          maxLength: 200,
        },
        ...capacityFields('infractor'),
        reason('Motivo de la actualización'),
      ],
      outcomes: [
        {
          code: 'actualizado',
          label: 'Actualizar',
          to: 'FIN',
          by: 'staff',
          status: 'gestion_aplicada',
          onParent: [
            {
              do: 'giveFacts',
              keys: OFFENDER_FACTS,
            },
          ],
        },
      ],
    }),
  ],
}
