import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { GrantTerm } from './grant-terms.ts'

const text = (label: string, help?: string): GrantTerm['field'] => ({
  kind: 'text',
  label,
  required: true,
  maxLength: 200,
  ...(help !== undefined && { help }),
})

/** Terms of a certificate, a registration or a transport permit, by type; facts `certificado.<name>`. */
export const CERTIFICATE_TERMS: readonly GrantTerm[] = [
  {
    name: 'equipos',
    types: [19],
    field: {
      kind: 'table',
      label: 'Líneas de inspección y equipos',
      required: true,
      minRows: 1,
      maxRows: 40,
      columns: [
        { key: 'equipo', kind: 'text', label: 'Equipo', required: true, maxLength: 80 },
        { key: 'marca', kind: 'text', label: 'Marca y modelo', required: true, maxLength: 80 },
        { key: 'serie', kind: 'text', label: 'Número de serie', required: true, maxLength: 60 },
      ],
    },
  },
  {
    name: 'clase_generador',
    types: [20],
    field: {
      kind: 'choice',
      label: 'Clase de generador',
      required: true,
      options: [
        { value: 'grande', label: 'Gran generador' },
        { value: 'mediano', label: 'Mediano generador' },
        { value: 'pequeno', label: 'Pequeño generador' },
      ],
    },
  },
  { name: 'residuos', types: [20], field: text('Corrientes de residuos registradas') },
  {
    name: 'periodo',
    types: [21, 26],
    field: text('Período que se reporta', 'Año o intervalo del reporte.'),
  },
  {
    name: 'productos',
    types: [22],
    field: {
      kind: 'table',
      label: 'Productos que se movilizan',
      required: true,
      minRows: 1,
      maxRows: 40,
      columns: [
        { key: 'especie', kind: 'text', label: 'Especie y producto', required: true, maxLength: 100 },
        { key: 'cantidad', kind: 'decimal', label: 'Cantidad', required: true, min: 0, decimals: 3 },
        {
          key: 'unidad',
          kind: 'choice',
          label: 'Unidad',
          required: true,
          options: [
            { value: 'm3', label: 'm³' },
            { value: 'kg', label: 'kg' },
            { value: 'unidad', label: 'unidades' },
          ],
        },
      ],
    },
  },
  { name: 'ruta', types: [22], field: text('Origen, ruta y destino') },
  { name: 'vehiculo', types: [22], field: text('Vehículo y conductor') },
  { name: 'acto_amparo', types: [22], field: text('Acto que ampara los productos y saldo que queda') },
  {
    name: 'establecimiento',
    types: [24],
    field: text('Establecimiento y actividad forestal'),
  },
  {
    name: 'plantacion',
    types: [25],
    field: {
      kind: 'table',
      label: 'Especies y área plantada',
      required: true,
      minRows: 1,
      maxRows: 40,
      columns: [
        { key: 'especie', kind: 'text', label: 'Especie', required: true, maxLength: 80 },
        { key: 'area', kind: 'decimal', label: 'Área', required: true, unit: 'ha', min: 0, decimals: 4 },
        {
          key: 'anio',
          kind: 'integer',
          label: 'Año de siembra',
          required: true,
          year: true,
          min: 1950,
          max: 2100,
        },
      ],
    },
  },
]

/** The terms as fields of the issuing step. */
export const certificateFields = (condition: Logic): readonly FieldDef[] =>
  CERTIFICATE_TERMS.map((term) => ({
    ...term.field,
    key: `certificado.${term.name}`,
    condition: { and: [{ in: [{ var: 'tramite.tipo' }, term.types] }, condition] },
  }))
