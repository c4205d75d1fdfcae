import { DOCUMENT_TYPE_OPTIONS } from '@ventanilla/domain/identity/documents'
import type { CrossCheck, FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import { complaintForm } from '../procedures/complaint/form.ts'
import { FORM_LISTS } from '../procedures/forms/lists.ts'
import { choice, words } from './step-shapes.ts'

/**
 * Fields of a complaint at the window: the authority's own form (F27), renamed to the facts of its case and
 * acts, plus optional identity data of complainant and offender.
 */
const NAMES: Readonly<Record<string, string>> = {
  recurso_afectado: 'queja.recurso',
  municipio: 'hechos.municipio',
  vereda: 'hechos.vereda',
  coordenada: 'hechos.coordenada',
  hechos: 'hechos.resumen',
  fecha_hechos: 'hechos.fecha',
  canal: 'queja.canal',
  anonimo: 'queja.anonima',
  quejoso: 'quejoso.nombre',
  contacto_quejoso: 'quejoso.contacto',
  presunto_infractor: 'infractor.nombre',
  flagrancia: 'queja.flagrancia',
}

export const factOf = (key: string): string => NAMES[key] ?? key

/** Renames the variables of a rule to the facts of the case. */
function renamed(logic: Logic): Logic {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        key === 'var' && typeof value === 'string' ? factOf(value) : visit(value),
      ]),
    )
  }
  // renaming keeps the shape
  return visit(logic) as Logic
}

const asked = complaintForm.sections
  .flatMap(({ fields }) => fields)
  .map(({ optionsFrom, ...field }): FieldDef => ({
    ...field,
    key: factOf(field.key),
    ...(field.condition !== undefined && { condition: renamed(field.condition) }),
    ...(field.municipalityFrom !== undefined && { municipalityFrom: factOf(field.municipalityFrom) }),
    // the step itself resolves the codes of the place to names, so it carries the options
    ...(optionsFrom !== undefined && { options: FORM_LISTS.options[optionsFrom] ?? [] }),
  }))

const named = { condition: { '==': [{ var: 'queja.anonima' }, false] } }
const suspected = { condition: { '!!': [{ var: 'infractor.nombre' }] } }

/** A party identified by document can read the case later; a complaint does not require one. */
function identity(
  who: 'quejoso' | 'infractor',
  of: string,
  when: typeof named | typeof suspected,
): FieldDef[] {
  return [
    choice(`${who}.tipo_documento`, `Tipo de documento ${of}`, DOCUMENT_TYPE_OPTIONS, {
      required: false,
      ...when,
    }),
    words(`${who}.documento`, `Número de documento ${of}`, false, 20, {
      ...when,
      help: 'Sin puntos. El NIT, sin dígito de verificación.',
    }),
    { key: `${who}.correo`, kind: 'email', label: `Correo ${of}`, required: false, maxLength: 120, ...when },
    words(`${who}.direccion`, `Dirección ${of}`, false, 200, when),
  ]
}

export const complaintFields: readonly FieldDef[] = [
  ...asked,
  ...identity('quejoso', 'del quejoso', named),
  ...identity('infractor', 'del presunto infractor', suspected),
  {
    key: 'queja.anexos',
    kind: 'document',
    label: 'Soporte de la queja',
    required: false,
    accept: ['pdf', 'docx', 'png', 'jpeg'],
    maxMegabytes: 20,
    maxFiles: 10,
    help: 'Fotografías o documentos.',
  },
]

export const complaintChecks: readonly CrossCheck[] = complaintForm.checks.map((check) => ({
  ...check,
  field: factOf(check.field),
  ok: renamed(check.ok),
  ...(check.when !== undefined && { when: renamed(check.when) }),
}))
