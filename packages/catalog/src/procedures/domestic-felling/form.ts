import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { applicant } from '../forms/blocks/applicant.ts'
import { inventory, inventoryChecks, totalVolume } from '../forms/blocks/forest-inventory.ts'
import { COORDINATE_HELP, plots, propertyChecks } from '../forms/blocks/property.ts'
import { shared } from '../forms/shared-sections.ts'

const place: SectionDef = {
  key: 'predio',
  title: 'Predio',
  fields: [
    {
      key: 'calidad_solicitante',
      kind: 'choice',
      label: 'Calidad en que actúa sobre el predio',
      required: true,
      options: applicant.fields.find((field) => field.key === 'calidad_solicitante')?.options ?? [],
    },
    { key: 'nombre_predio', kind: 'text', label: 'Nombre del predio', required: true, maxLength: 150 },
    plots,
    {
      key: 'coordenada_sitio',
      kind: 'point',
      municipalityFrom: 'predios.municipio',
      label: 'Coordenada del sitio',
      required: true,
      help: COORDINATE_HELP,
      source: 'Caja envolvente del municipio (DANE)',
    },
  ],
}

const felling: SectionDef = {
  key: 'aprovechamiento',
  title: 'Aprovechamiento doméstico',
  fields: [
    {
      key: 'terreno',
      kind: 'choice',
      label: 'Tipo de terreno',
      required: true,
      options: [
        { value: 'privado', label: 'Propiedad privada' },
        { value: 'publico', label: 'Dominio público' },
      ],
      source: 'DUR 2.2.1.1.6.1 a 2.2.1.1.6.3',
    },
    {
      key: 'destino',
      kind: 'longText',
      label: 'Uso doméstico previsto',
      required: true,
      help: 'Los productos no se pueden vender ni transformar para la venta.',
      maxLength: 600,
    },
    inventory,
    totalVolume,
    {
      key: 'meses_solicitados',
      kind: 'integer',
      label: 'Tiempo solicitado',
      required: true,
      unit: 'meses',
      min: 1,
      max: 12,
    },
    {
      key: 'arboles_reponer',
      kind: 'integer',
      label: 'Árboles que se compromete a reponer',
      required: true,
      min: 1,
    },
    {
      key: 'no_comercializa',
      kind: 'declaration',
      label: 'Declaro que no comercializaré los productos',
      required: true,
      source: 'DUR 2.2.1.1.6.1',
    },
  ],
}

/** Wood that a household can take in a year, cubic metres. */
const YEARLY_LIMIT = 20

const checks: readonly CrossCheck[] = [
  {
    id: 'volumen_domestico',
    field: 'volumen_total',
    ok: { '<=': [{ var: 'volumen_total' }, YEARLY_LIMIT] },
    message:
      'El aprovechamiento doméstico llega hasta {limite} m³ al año. Para más, pida el aprovechamiento persistente o el único.',
    figures: { limite: { '+': [YEARLY_LIMIT] } },
    severity: 'error',
    source: 'DUR 2.2.1.1.6.2',
  },
  {
    id: 'reposicion_escasa',
    field: 'arboles_reponer',
    when: { '>': [{ total: [{ var: 'inventario' }, 'individuos'] }, 0] },
    ok: { '>=': [{ var: 'arboles_reponer' }, { total: [{ var: 'inventario' }, 'individuos'] }] },
    message: 'Se compromete a reponer menos árboles de los que va a cortar ({cortados}).',
    figures: { cortados: { total: [{ var: 'inventario' }, 'individuos'] } },
    severity: 'warning',
  },
]

/** Type 11, wood for the household: form F11, 4 sections and 20 fields. */
export const domesticFellingForm: WrittenForm = {
  id: 'F11',
  sections: [shared('solicitante_breve'), place, felling, shared('declaraciones_breves')],
  checks: [...propertyChecks, ...inventoryChecks, ...checks],
}
