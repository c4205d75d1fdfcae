import type { FamilyDef, StepDef } from '@ventanilla/domain/workflow/definition'
import { PROCEDURES } from '../procedures/procedures.ts'

const FAMILY = 'migracion'
const INTERNAL = 'Término interno propuesto'

const step = (
  of: Pick<StepDef, 'id' | 'title' | 'screen' | 'roles' | 'outcomes' | 'capture'> & Partial<StepDef>,
): StepDef => ({
  family: FAMILY,
  kind: 'form',
  term: { amount: 5, unit: 'habiles', norm: INTERNAL },
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  produces: [],
  ...of,
})

/**
 * Files of the former system, brought over one by one: somebody assigns them, the window uploads what the paper file
 * holds, and migration validation checks it. The stage in which the file stood is fixed once it has been checked.
 */
export const migracion: FamilyDef = {
  id: FAMILY,
  name: 'Migración y revisión documental de expedientes',
  norm: 'Proceso interno de migración',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: 'MIG-01',
  startedBy: 'invocado',
  door: {
    label: 'Asignar un expediente para migrar',
    explains: 'Registra un expediente del sistema anterior y lo asigna para cargar sus archivos.',
    beside: 'never',
    many: true,
  },
  entries: [
    {
      step: 'MIG-04',
      door: {
        label: 'Fijar la etapa del expediente migrado',
        explains: 'Dice de qué trámite es el expediente y en qué etapa venía.',
        beside: 'always',
        many: true,
        when: {
          and: [
            { '==': [{ var: 'caso.familia' }, FAMILY] },
            { '==': [{ var: 'caso.estado' }, 'migracion_validada'] },
          ],
        },
        whyNot: 'Solo para un expediente migrado y validado.',
        facts: ['migracion.expediente'],
      },
    },
  ],
  steps: [
    step({
      id: 'MIG-01',
      title: 'Asignación de trámites migrados',
      screen: '/asignacion-tramites-migracion',
      roles: ['CLI_ADMIN', 'VALIDACION_MIGRACION'],
      capture: [
        {
          key: 'migracion.expediente',
          kind: 'text',
          label: 'Número del expediente en el sistema anterior',
          required: true,
          maxLength: 60,
        },
        {
          key: 'migracion.titular',
          kind: 'text',
          label: 'Titular que dice el expediente',
          required: true,
          maxLength: 200,
        },
        {
          key: 'migracion.estado',
          kind: 'choice',
          label: 'Estado de la migración',
          required: true,
          options: [
            { value: 'completo', label: 'El expediente físico está completo' },
            { value: 'incompleto', label: 'Faltan folios' },
            { value: 'deteriorado', label: 'Hay folios ilegibles' },
          ],
        },
      ],
      outcomes: [
        { code: 'asignado', label: 'Asignar', to: 'MIG-02', by: 'staff', status: 'migracion_asignada' },
      ],
    }),
    step({
      id: 'MIG-02',
      title: 'Carga de archivos',
      kind: 'attach',
      screen: '/upload-files-ventanilla',
      roles: ['CLI_VENTANILLA_UNICA', 'CLI_APOYO_ADMINISTRATIVO_6'],
      capture: [
        {
          key: 'migracion.archivos',
          kind: 'document',
          label: 'Archivos del expediente físico',
          required: true,
          accept: ['pdf', 'png', 'jpeg'],
          maxMegabytes: 50,
          maxFiles: 40,
        },
        {
          key: 'migracion.folios',
          kind: 'integer',
          label: 'Folios digitalizados',
          required: true,
          min: 1,
          max: 20_000,
        },
      ],
      outcomes: [
        { code: 'cargado', label: 'Cargado', to: 'MIG-03', by: 'staff', status: 'migracion_cargada' },
      ],
    }),
    step({
      id: 'MIG-03',
      title: 'Revisión del documento del expediente',
      screen: '/revisar-documento-expediente',
      roles: ['VALIDACION_MIGRACION'],
      capture: [
        {
          key: 'migracion.legible',
          kind: 'yesNo',
          label: '¿Los archivos están completos, en orden y se leen?',
          required: true,
        },
        {
          key: 'migracion.observaciones',
          kind: 'longText',
          label: 'Observaciones',
          required: false,
          maxLength: 2000,
        },
      ],
      outcomes: [
        {
          code: 'validado',
          label: 'Validar',
          to: 'FIN',
          by: 'staff',
          status: 'migracion_validada',
          guard: { var: 'dato.migracion.legible' },
          guardReason: 'Los archivos no están completos: devuélvalos.',
        },
        {
          code: 'devuelto',
          label: 'Devolver para cargar de nuevo',
          to: 'MIG-02',
          by: 'staff',
          reason: true,
          needs: [],
        },
      ],
    }),
    step({
      id: 'MIG-04',
      title: 'Etapa del expediente migrado',
      screen: '/revision-expediente-workflow-cambio-etapa/:id',
      roles: ['VALIDACION_MIGRACION', 'CLI_ADMIN'],
      capture: [
        {
          key: 'migracion.tramite',
          kind: 'choice',
          label: 'Trámite del expediente',
          required: true,
          options: PROCEDURES.map(({ ttId, name }) => ({ value: String(ttId), label: name })),
        },
        {
          key: 'migracion.etapa',
          kind: 'choice',
          label: 'Etapa en que venía',
          required: true,
          options: [
            { value: 'validacion', label: 'Validación de documentos' },
            { value: 'requerimiento', label: 'Requerimiento al solicitante' },
            { value: 'evaluacion', label: 'Evaluación técnica' },
            { value: 'decision', label: 'Decisión' },
            { value: 'notificacion', label: 'Notificación y recursos' },
            { value: 'seguimiento', label: 'Seguimiento' },
            { value: 'archivado', label: 'Archivado' },
          ],
        },
      ],
      outcomes: [
        {
          code: 'etapa',
          label: 'Fijar la etapa',
          to: 'FIN',
          by: 'staff',
          status: 'migracion_con_etapa',
          onParent: [{ do: 'giveFacts', keys: ['migracion.tramite', 'migracion.etapa'] }],
        },
      ],
    }),
  ],
}
