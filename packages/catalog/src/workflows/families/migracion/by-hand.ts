import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { DOCUMENT_TYPE_OPTIONS } from '@ventanilla/domain/identity/documents'
import { MUNICIPALITIES } from '../../../territory/municipalities.ts'
import { choice, words } from '../../step-shapes.ts'
import { step } from './parts.ts'

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
    {
      key: 'migracion.tramite',
      kind: 'choice',
      label: 'Trámite del expediente',
      required: true,
      optionsFrom: 'tramites',
    },
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

export const byHand: readonly WrittenStep[] = [filedByHand]
