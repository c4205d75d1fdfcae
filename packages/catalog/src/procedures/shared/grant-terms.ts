import { WATER_USES } from '../forms/blocks/water.ts'
import type { GrantTermDef, GrantStudyDef } from '@ventanilla/domain/definitions/procedure-schema'
import { words, line, count, measure, flow, rows, SPECIES } from './grant-fields.ts'

/** Terms that several procedures grant. The fact sheet of each procedure has their norms. */
export const CAUDAL: GrantTermDef = {
  name: 'caudal',
  compared: { noun: 'Caudal', asked: 'caudal_solicitado', recommended: 'caudal.recomendado' },
  field: flow('Caudal que se otorga'),
  appeal: 'Caudal que queda',
}
export const USO: GrantTermDef = {
  name: 'uso',
  compared: { noun: 'Usos', asked: 'usos' },
  field: { kind: 'multi', label: 'Usos que se autorizan', required: true, options: WATER_USES },
  concept: 'Usos que se recomiendan',
  appeal: 'Usos que quedan',
}
export const PLAZO: GrantTermDef = {
  name: 'plazo',
  validity: true,
  compared: { noun: 'Vigencia', asked: 'termino_solicitado' },
  concept: 'Vigencia recomendada',
  appeal: 'Vigencia que queda',
  field: {
    ...count('Vigencia', 'años', 1, 50),
    help: 'Hasta 10 años; hasta 50 para servicios públicos.',
  },
}
export const ESPECIES: GrantTermDef = {
  name: 'especies',
  field: rows('Especies, individuos y volumen', SPECIES),
  concept: 'Especies, individuos y volumen recomendados',
}
export const VOLUMEN: GrantTermDef = {
  name: 'volumen',
  compared: { noun: 'Volumen', asked: 'volumen_total' },
  field: measure('Volumen total', 'm³', 2, 0.01),
  concept: 'Volumen total recomendado',
}
export const AREA_APROVECHAMIENTO: GrantTermDef = {
  name: 'area_aprovechamiento',
  compared: { noun: 'Área de aprovechamiento', asked: 'area_aprovechar' },
  field: measure('Área de aprovechamiento', 'ha', 4, 0.0001),
  concept: 'Área de aprovechamiento',
}
export const SISTEMA_APROVECHAMIENTO: GrantTermDef = {
  name: 'sistema_aprovechamiento',
  field: words('Sistema y método de aprovechamiento'),
  concept: 'Sistema y método evaluados',
}
export const COMPENSACION: GrantTermDef = {
  name: 'compensacion',
  field: words('Compensación', 'Especies, número, lugar y plazo de siembra y de mantenimiento.'),
  concept: 'Compensación recomendada',
}
export const PLAZO_MESES_FORESTAL: GrantTermDef = {
  name: 'plazo_meses_forestal',
  validity: true,
  compared: { noun: 'Plazo', asked: 'meses_solicitados' },
  concept: 'Plazo recomendado',
  field: count('Plazo del aprovechamiento', 'meses', 1, 240),
}
export const ESPECIMENES: GrantTermDef = {
  name: 'especimenes',
  field: rows('Grupos y especímenes', [
    { key: 'grupo', kind: 'text', label: 'Grupo biológico', required: true, maxLength: 100 },
    { key: 'cantidad', kind: 'text', label: 'Cantidad', required: true, maxLength: 80 },
    { key: 'metodo', kind: 'text', label: 'Método de recolección', required: true, maxLength: 160 },
  ]),
  concept: 'Grupos y especímenes recomendados',
}
export const LUGARES: GrantTermDef = {
  name: 'lugares',
  field: words('Lugares de recolección'),
  concept: 'Lugares de recolección',
}
export const DESTINO_MUESTRAS: GrantTermDef = {
  name: 'destino_muestras',
  field: words('Depósito de las muestras', 'Colección registrada, o tratamiento de las que no se conservan.'),
}
export const AREA_LICENCIA: GrantTermDef = {
  name: 'area_licencia',
  field: measure('Área de influencia', 'ha', 2, 0.01),
}
export const PERMISOS_INCLUIDOS: GrantTermDef = {
  name: 'permisos_incluidos',
  field: words(
    'Permisos, concesiones y autorizaciones que lleva implícitos',
    'Recurso, sitio, cantidad y condiciones de cada uno. La licencia no los deja para después.',
  ),
  concept: 'Uso y aprovechamiento de recursos viable',
}
export const ZONIFICACION: GrantTermDef = {
  name: 'zonificacion',
  field: words('Zonificación de manejo'),
  concept: 'Zonificación de manejo',
}
export const COMPENSACION_BIOTICA: GrantTermDef = {
  name: 'compensacion_biotica',
  field: words('Compensación del medio biótico e inversión del 1 %'),
  concept: 'Compensación e inversión del 1 %',
}
export const VIGENCIA_LICENCIA: GrantTermDef = {
  name: 'vigencia_licencia',
  validity: true,
  field: {
    ...line('Vigencia'),
    initial: 'La vida útil del proyecto, incluida su fase de desmantelamiento y abandono',
  },
}

/** Terms that several certificates and registrations state. */
export const PERIODO: GrantTermDef = {
  name: 'periodo',
  field: line('Período que se reporta', 'Año o intervalo del reporte.'),
}

/** Studies on which several grants rest. */
export const PRIORIDAD_STUDY: GrantStudyDef = {
  name: 'prioridad',
  label: 'Orden de prioridades de los usos del agua',
  source: 'DUR 2.2.3.2.7.6',
  affirms:
    'El uso que se evalúa se ajusta al orden de prioridades del artículo 2.2.3.2.7.6 del Decreto 1076 de 2015',
}
export const OTROS_USUARIOS_STUDY: GrantStudyDef = {
  name: 'otros_usuarios',
  label: 'Concesiones vigentes y otros usos de la fuente',
  source: 'DUR 2.2.3.2.7.2 y 2.2.3.2.9.5',
  affirms: 'El caudal que se recomienda no afecta concesiones vigentes ni otros usos de la fuente',
}
