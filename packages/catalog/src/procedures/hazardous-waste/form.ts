import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { placeAndActivity } from '../forms/blocks/establishment.ts'
import { is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const generator: SectionDef = {
  key: 'generador',
  title: 'Establecimiento que genera los residuos',
  fields: [
    {
      key: 'solicitud',
      kind: 'choice',
      label: 'Qué solicita',
      required: true,
      options: [
        { value: 'inscripcion', label: 'Inscripción' },
        { value: 'actualizacion', label: 'Actualización anual' },
        { value: 'modificacion', label: 'Modificación' },
        { value: 'cancelacion', label: 'Cancelación' },
      ],
      source: 'Res. 1362/2007',
    },
    {
      key: 'establecimiento',
      kind: 'text',
      label: 'Establecimiento generador',
      required: true,
      maxLength: 150,
    },
    { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
    { key: 'direccion', kind: 'text', label: 'Dirección', required: true, maxLength: 150 },
    ...placeAndActivity,
    { key: 'empleados', kind: 'integer', label: 'Empleados', required: true, min: 0 },
    {
      key: 'categoria',
      kind: 'choice',
      label: 'Categoría de generador',
      required: true,
      help: 'Depende de la media móvil. Con menos de 10 kg al mes no está obligado a registrarse.',
      options: [
        { value: 'gran', label: 'Gran generador (≥ 1.000 kg/mes)' },
        { value: 'mediano', label: 'Mediano (100 a < 1.000 kg/mes)' },
        { value: 'pequeno', label: 'Pequeño (10 a < 100 kg/mes)' },
      ],
      source: 'DUR 2.2.6.1.6.2',
    },
    {
      key: 'media_movil',
      kind: 'decimal',
      label: 'Media móvil de generación',
      required: true,
      help: 'Promedio mensual de los residuos peligrosos de los últimos seis meses.',
      unit: 'kg/mes',
      min: 10,
      decimals: 2,
    },
    {
      key: 'anio_balance',
      kind: 'integer',
      label: 'Año del balance',
      help: 'Un año ya terminado. Se presenta a más tardar el 31 de marzo siguiente.',
      required: true,
      condition: is('solicitud', 'actualizacion'),
      year: true,
      min: 2018,
      max: 2027,
      source: 'Res. 1362/2007 art. 5',
    },
  ],
}

const waste: SectionDef = {
  key: 'residuos',
  title: 'Residuos peligrosos',
  fields: [
    {
      key: 'corrientes',
      kind: 'table',
      label: 'Corrientes de residuos',
      required: true,
      columns: [
        {
          key: 'codigo',
          kind: 'text',
          label: 'Corriente (Y o A)',
          required: true,
          help: 'Código del anexo I o II. Ejemplos: Y8, A4060.',
          pattern: '^(Y[0-9]{1,2}|A[0-9]{4})$',
        },
        { key: 'descripcion', kind: 'text', label: 'Descripción', required: true },
        {
          key: 'caracteristica',
          kind: 'choice',
          label: 'Característica de peligro',
          required: true,
          options: [
            { value: 'C', label: 'Corrosivo' },
            { value: 'R', label: 'Reactivo' },
            { value: 'E', label: 'Explosivo' },
            { value: 'T', label: 'Tóxico' },
            { value: 'I', label: 'Inflamable' },
            { value: 'P', label: 'Patógeno (infeccioso)' },
          ],
        },
        {
          key: 'cantidad',
          kind: 'decimal',
          label: 'Cantidad generada',
          required: true,
          unit: 'kg/año',
          min: 0,
        },
        {
          key: 'gestion',
          kind: 'choice',
          label: 'Gestión',
          required: true,
          options: [
            { value: 'aprovechamiento', label: 'Aprovechamiento' },
            { value: 'tratamiento', label: 'Tratamiento' },
            { value: 'disposicion', label: 'Disposición final' },
            { value: 'almacenamiento', label: 'Almacenamiento' },
          ],
        },
        { key: 'gestor', kind: 'text', label: 'Gestor autorizado', required: true },
      ],
      minRows: 1,
      source: 'DUR 2.2.6.1.1.3, anexos I a III',
    },
  ],
}

const MEAN: Logic = { var: 'media_movil' }

/** Monthly amount of the streams, from their yearly amounts, once every stream has one. */
const PER_MONTH: Logic = { round: [{ '/': [{ total: [{ var: 'corrientes' }, 'cantidad'] }, 12] }, 2] }

/** A yearly total and a mean of six months are seldom equal: a difference of half suggests a typing error. */
const FAR = 0.5

const checks: readonly CrossCheck[] = [
  {
    id: 'ciiu_cuatro',
    field: 'ciiu',
    ok: { '==': [{ length: [{ var: 'ciiu' }] }, 4] },
    message: 'El código CIIU tiene cuatro números. Está en la casilla 46 de su RUT.',
    severity: 'warning',
    source: 'CIIU revisión 4 adaptada para Colombia',
  },
  {
    id: 'categoria_gran',
    field: 'categoria',
    when: { '>=': [MEAN, 1000] },
    ok: is('categoria', 'gran'),
    message: 'Con {media} kg al mes es gran generador. Cambie la categoría o revise la media móvil.',
    figures: { media: MEAN },
    severity: 'error',
    source: 'DUR 2.2.6.1.6.2',
  },
  {
    id: 'categoria_mediano',
    field: 'categoria',
    when: { and: [{ '>=': [MEAN, 100] }, { '<': [MEAN, 1000] }] },
    ok: is('categoria', 'mediano'),
    message: 'Con {media} kg al mes es generador mediano. Cambie la categoría o revise la media móvil.',
    figures: { media: MEAN },
    severity: 'error',
    source: 'DUR 2.2.6.1.6.2',
  },
  {
    id: 'categoria_pequeno',
    field: 'categoria',
    when: { and: [{ '>=': [MEAN, 10] }, { '<': [MEAN, 100] }] },
    ok: is('categoria', 'pequeno'),
    message: 'Con {media} kg al mes es pequeño generador. Cambie la categoría o revise la media móvil.',
    figures: { media: MEAN },
    severity: 'error',
    source: 'DUR 2.2.6.1.6.2',
  },
  {
    id: 'balance_sin_terminar',
    field: 'anio_balance',
    ok: { '<': [{ var: 'anio_balance' }, { substr: [{ var: '$hoy' }, 0, 4] }] },
    message: 'El balance es de un año ya terminado. Escriba un año anterior al actual.',
    severity: 'error',
    source: 'Res. 1362/2007 art. 5',
  },
  {
    id: 'balance_tarde',
    field: 'anio_balance',
    ok: { '<=': [{ var: '$hoy' }, { cat: [{ '+': [{ var: 'anio_balance' }, 1] }, '-03-31'] }] },
    message: 'El plazo de ese balance venció el 31 de marzo. Preséntelo de todos modos.',
    severity: 'warning',
    source: 'Res. 1362/2007 art. 5',
  },
  {
    id: 'corriente_y',
    each: 'corrientes',
    field: 'codigo',
    when: { '==': [{ substr: [{ var: 'codigo' }, 0, 1] }, 'Y'] },
    ok: {
      and: [
        { '>=': [{ substr: [{ var: 'codigo' }, 1] }, 1] },
        { '<=': [{ substr: [{ var: 'codigo' }, 1] }, 45] },
      ],
    },
    message: 'Las corrientes Y van de Y1 a Y45. Revise el código.',
    severity: 'error',
    source: 'DUR, título 6, anexo I',
  },
  {
    id: 'cantidad_cero',
    each: 'corrientes',
    field: 'cantidad',
    ok: { '>': [{ var: 'cantidad' }, 0] },
    message: 'Escriba cuánto se genera al año, o quite la fila.',
    severity: 'error',
  },
  {
    id: 'almacenamiento_un_anio',
    each: 'corrientes',
    field: 'gestion',
    ok: { '!=': [{ var: 'gestion' }, 'almacenamiento'] },
    message:
      'Los residuos peligrosos se pueden almacenar máximo doce meses. Diga después a quién los entrega.',
    severity: 'warning',
    source: 'DUR 2.2.6.1.3.1, parágrafo 1',
  },
  {
    id: 'suma_lejos_de_media',
    field: 'corrientes',
    when: { '>': [MEAN, 0] },
    ok: {
      and: [{ '>=': [PER_MONTH, { '*': [MEAN, 1 - FAR] }] }, { '<=': [PER_MONTH, { '*': [MEAN, 1 + FAR] }] }],
    },
    message: 'Las corrientes suman {mes} kg al mes y la media móvil dice {media} kg. Revise los dos datos.',
    figures: { mes: PER_MONTH, media: MEAN },
    severity: 'warning',
  },
]

/** Type 20, register of generators of hazardous waste (RESPEL): form F20, 4 sections and 20 fields. */
export const hazardousWasteForm: WrittenForm = {
  id: 'F20',
  sections: [shared('solicitante_breve'), generator, waste, shared('declaraciones_breves')],
  checks,
}
