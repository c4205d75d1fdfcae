import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { FamilyDef, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { DOCUMENT_TYPE_OPTIONS } from '@ventanilla/domain/identity/documents'
import { PROCEDURES } from '../../../procedures/procedures.ts'
import { MUNICIPALITIES } from '../../../territory/municipalities.ts'
import { choice, words } from '../../step-shapes.ts'

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

const TYPES = PROCEDURES.map(({ ttId, name }) => ({ value: String(ttId), label: name }))
const day = (key: string, label: string): FieldDef => ({ key, kind: 'date', label, required: true })
const count = (key: string, label: string, max: number): FieldDef => ({
  key,
  kind: 'integer',
  label,
  required: true,
  min: 1,
  max,
})

/**
 * An expediente opened by hand: the records office opens it with a number of the series, and its holder is
 * found by document or recorded. A case filed here gets its expediente in its own step (PG-06).
 */
const filedByHand = step({
  id: 'MIG-05',
  title: 'Apertura de un expediente del archivo',
  screen: '/mis-expedientes/nuevo',
  listedOn: '/mis-expedientes/nuevo',
  roles: ['CLI_GESTION_DOCUMENTAL'],
  capture: [
    choice('expediente.origen', 'De dónde viene', [
      { value: 'papel', label: 'Expediente en papel de la Corporación' },
      { value: 'anterior', label: 'Sistema de información anterior' },
      { value: 'otra_autoridad', label: 'Recibido de otra autoridad' },
    ]),
    words('expediente.motivo', 'Por qué se abre a mano', true, 1000),
    words('migracion.expediente', 'Número que traía', false, 60),
    choice('migracion.tramite', 'Trámite del expediente', TYPES),
    words('titular.nombre', 'Nombre o razón social del titular', true, 200),
    choice('titular.tipo_documento', 'Tipo de documento del titular', DOCUMENT_TYPE_OPTIONS),
    words('titular.documento', 'Número de documento del titular', true, 20, {
      help: 'Sin puntos. El NIT, sin dígito de verificación.',
    }),
    { key: 'titular.correo', kind: 'email', label: 'Correo del titular', required: false, maxLength: 120 },
    { key: 'territorial.asignada', kind: 'office', label: 'Territorial', required: true },
    choice(
      'expediente.municipio',
      'Municipio',
      MUNICIPALITIES.map(({ dane, name }) => ({ value: dane, label: name })),
    ),
    words('expediente.trd', 'Serie y subserie (TRD)', true, 200),
    words('expediente.carpeta', 'Carpeta o caja', true, 60),
    count('expediente.carpetas', 'Carpetas que lo forman', 500),
    count('expediente.folios', 'Folios en papel', 20_000),
    day('expediente.desde', 'Fecha del primer documento'),
    day('expediente.hasta', 'Fecha del último documento'),
    {
      key: 'expediente.documentos',
      kind: 'document',
      label: 'Primeros documentos',
      required: true,
      accept: ['pdf', 'png', 'jpeg'],
      maxMegabytes: 50,
      maxFiles: 40,
    },
  ],
  checks: [
    {
      id: 'fechas_del_expediente',
      field: 'expediente.hasta',
      when: { '!!': [{ var: 'expediente.desde' }] },
      ok: { '<=': [{ var: 'expediente.desde' }, { var: 'expediente.hasta' }, { var: '$hoy' }] },
      message:
        'El último documento no puede ser anterior al primero ni posterior a hoy. Revise las dos fechas.',
      severity: 'error',
    },
  ],
  outcomes: [
    {
      code: 'abierto',
      label: 'Abrir el expediente',
      to: 'FIN',
      by: 'staff',
      status: 'expediente_de_archivo',
      does: ['titular.identificado'],
    },
    // opened by mistake: the radicado stays with its reason, and no number of the series is used
    {
      code: 'descartado',
      label: 'Descartar la apertura',
      to: 'FIN',
      by: 'staff',
      reason: true,
      needs: [],
      // clears the old number, so that it names no expediente
      sets: [{ fact: 'migracion.expediente', value: null }],
      status: 'apertura_descartada',
    },
  ],
})

/**
 * Expedientes of the former system, migrated one by one: an official assigns them, the window uploads the paper
 * file, and migration validation checks it. The stage of the expediente is fixed after that check.
 */
export const migracion: FamilyDef = {
  id: FAMILY,
  name: 'Migración y revisión documental de expedientes',
  norm: 'Proceso interno de migración',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: 'MIG-01',
  startedBy: 'invocado',
  entryPoint: {
    label: 'Asignar un expediente para migrar',
    explains: 'Registra un expediente del sistema anterior y lo asigna para cargar sus archivos.',
    beside: 'never',
    many: true,
  },
  entries: [
    {
      step: 'MIG-04',
      entryPoint: {
        label: 'Fijar la etapa del expediente migrado',
        explains: 'Dice de qué trámite es el expediente y en qué etapa venía.',
        beside: 'always',
        many: true,
        among: { '==': [{ var: 'caso.familia' }, FAMILY] },
        when: { in: [{ var: 'caso.estado' }, ['migracion_validada', 'expediente_de_archivo']] },
        whyNot: 'Solo para un expediente migrado y validado.',
        facts: ['migracion.expediente'],
      },
    },
    {
      step: 'MIG-05',
      entryPoint: {
        label: 'Abrir un expediente',
        explains:
          'Para un expediente en papel, del sistema anterior o recibido de otra autoridad: le da número, titular y sus primeros documentos.',
        beside: 'never',
        many: true,
      },
    },
  ],
  steps: [
    step({
      id: 'MIG-01',
      title: 'Asignación de trámites migrados',
      screen: '/asignacion-tramites-migracion',
      listedOn: '/asignacion-tramites-migracion',
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
      listedOn: '/upload-files-ventanilla',
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
      listedOn: '/revisar-documento-expediente',
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
    filedByHand,
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
