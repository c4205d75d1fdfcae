import type { ContentOf, KindId } from '@ventanilla/domain/configuration/kinds'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { fillPath } from '../../../client/address/links.ts'
import { COMPETENCE_DOOR } from './competence-door.ts'
import { CONTROL_BODY_DOOR } from './control-body-door.ts'
import type { CopyingDoorFor, Door, DoorFor } from './door.ts'
import { FORMULA_DOOR } from './formula-door.ts'
import { GROUP_DOOR } from './group-door.ts'
import { LETTER_DOOR } from './letter-door.ts'
import { GUIDE_DOOR, QUESTION_DOOR, WORD_DOOR } from './help-doors.ts'
import { HOLIDAY_LAW_DOOR } from './holiday-law-door.ts'
import { LEGAL_TEXT_DOOR } from './legal-text-door.ts'
import { LINK_DOOR } from './link-door.ts'
import { MESSAGE_DOOR } from './message-door.ts'
import { door, listed, NEW_LISTED } from './listed.ts'
import { CATEGORY_DOOR, COMMUNICATION_DOOR, ROLE_DOOR, SUBCATEGORY_DOOR } from './list-doors.ts'
import { OFFICE_DOOR } from './office-door.ts'
import { DOCUMENT_DOOR, PROCEDURE_DOOR } from './procedure-door.ts'
import { SETTING_DOOR } from './setting-door.ts'
import { SPECIES_DOOR } from './species-door.ts'
import { ZONE_DOOR } from './zone-door.ts'
import { exampleNumbers } from './example-numbers.ts'
import { missingFigures } from './missing-figures.ts'

/**
 * The kinds that can be opened: their addresses, their words and the fields of their forms. A kind gets its screens
 * with one entry here, once what stands behind it reads the configuration.
 */
export const DOORS = {
  cifras: door<'cifras'>({
    title: 'Cifras del año',
    one: 'Cifras de un año',
    subtitle: 'Con ellas se liquida. Cada año tiene las suyas, y lo liquidado queda como se liquidó.',
    says: 'Aquí se cargan el salario mínimo, las tarifas y las tablas de cada año. Lo hace quien liquida y quien administra el portal.',
    list: '/liquidacion/cifras',
    parent: '/liquidacion',
    item: { path: '/liquidacion/cifras/:anio', param: 'anio' },
    create: null,
    fields: {
      offered: {
        as: 'yesNo',
        label: 'Se liquida con este año',
        yes: 'Sí',
        no: 'No, solo sirve para indexar',
      },
      smmlv: { as: 'whole', label: 'Salario mínimo', unit: '$', help: 'Mensual, en pesos.' },
      uvt: { as: 'whole', label: 'UVT', unit: '$', help: 'Unidad de valor tributario, en pesos.' },
      uvb: { as: 'whole', label: 'UVB', unit: '$', help: 'Unidad de valor básico, en pesos.' },
      norm: { as: 'line', label: 'Decreto', help: 'El que fija el salario mínimo.', maxLength: LONGEST.norm },
      inflation: {
        as: 'decimal',
        label: 'Inflación',
        unit: '%',
        digits: 2,
        help: 'Variación de precios al consumidor a diciembre; se conoce en enero del año siguiente.',
      },
      ownScale: {
        as: 'rows',
        label: 'Tabla propia',
        one: 'rango',
        help: 'La que publicó la autoridad, en lugar de la indexada. Cada rango empieza donde termina el anterior.',
        columns: {
          from: { label: 'Desde', unit: 'SMMLV' },
          to: { label: 'Hasta', unit: 'SMMLV' },
          fee: { label: 'Tarifa', unit: '$' },
        },
      },
      waterTariff: {
        as: 'decimal',
        label: 'Tarifa mínima del agua',
        unit: '$ por m³',
        help: 'De la tasa por utilización de aguas.',
      },
      permitPaper: { as: 'whole', label: 'Precio del salvoconducto', unit: '$' },
    },
    begin: {
      offered: true,
      smmlv: null,
      uvt: null,
      uvb: null,
      norm: '',
      inflation: null,
      ownScale: null,
      waterTariff: null,
      permitPaper: null,
    },
    years: { from: 2018, atLeastTo: 2027, missing: missingFigures, falls: 'Falta para liquidar' },
  }),
  formula: FORMULA_DOOR,
  causa_devolucion: door<'causa_devolucion'>({
    title: 'Causales de devolución',
    one: 'Causal de devolución',
    subtitle: 'Las que se eligen al devolver una solicitud o un proyecto de acto.',
    says: 'Aquí se mantienen las causas por las que se devuelve. Lo hace la oficina jurídica y quien administra el portal.',
    list: '/causales-devolucion',
    item: { path: '/edit-causales-devolucion/:id', param: 'id' },
    create: { path: '/crear-causales-devolucion', label: 'Nueva causal' },
    fields: listed('Así la lee quien recibe la devolución.'),
    begin: NEW_LISTED,
  }),
  causa_rechazo: door<'causa_rechazo'>({
    title: 'Causales de rechazo',
    one: 'Causal de rechazo',
    subtitle: 'Las que se eligen al rechazar un recurso.',
    says: 'Aquí se mantienen las causas por las que se rechaza. Lo hace la oficina jurídica y quien administra el portal.',
    list: '/causales-rechazo',
    item: { path: '/edit-causales-rechazo/:id', param: 'id' },
    create: { path: '/crear-causales-rechazo', label: 'Nueva causal' },
    fields: listed('Así la lee quien recibe el rechazo.'),
    begin: NEW_LISTED,
  }),
  causa_reagendamiento: door<'causa_reagendamiento'>({
    title: 'Causales de reagendamiento',
    one: 'Causal de reagendamiento',
    subtitle: 'Por qué no se hizo una visita, y a quién se atribuye.',
    says: 'Aquí se mantienen las causas por las que se aplaza una visita. Lo hace la oficina jurídica y quien administra el portal.',
    list: '/causales-reagendamiento',
    item: { path: '/causales-reagendamiento', query: 'id' },
    create: { path: '/causales-reagendamiento', query: 'nueva', label: 'Nueva causal' },
    fields: {
      ...listed('Así la lee quien esperaba la visita.'),
      dueTo: {
        as: 'choice',
        label: 'Se atribuye a',
        options: {
          fuerza_mayor: 'Fuerza mayor',
          solicitante: 'El solicitante',
          corporacion: 'La Corporación',
        },
      },
    },
    begin: { ...NEW_LISTED, dueTo: 'fuerza_mayor' },
  }),
  especie: SPECIES_DOOR,
  zona: ZONE_DOOR,
  ente_control: CONTROL_BODY_DOOR,
  enlace: LINK_DOOR,
  texto_legal: LEGAL_TEXT_DOOR,
  mensaje: MESSAGE_DOOR,
  carta: LETTER_DOOR,
  guia: GUIDE_DOOR,
  pregunta: QUESTION_DOOR,
  palabra: WORD_DOOR,
  sede: OFFICE_DOOR,
  competencia: COMPETENCE_DOOR,
  grupo: GROUP_DOOR,
  ajuste: SETTING_DOOR,
  serie: door<'serie'>({
    title: 'Numeración',
    one: 'Serie de numeración',
    subtitle: 'Series con que se numeran los actos. Un número dado nunca se da otra vez.',
    says: 'Aquí se mantienen las series con que se numeran los actos. Lo hace la oficina jurídica y quien administra el portal.',
    list: '/numeracion',
    item: { path: '/editnum/:id', param: 'id' },
    create: { path: '/crear/numeracion', label: 'Nueva serie' },
    key: {
      label: 'Código',
      help: 'Letras mayúsculas sin tilde, cifras y guion bajo, como AUTO_SAN. No cambia nunca.',
    },
    fields: {
      ...listed('Así se nombra la serie en el portal.'),
      prefix: {
        as: 'line',
        label: 'Prefijo',
        help: 'Letras con que se reconoce la serie.',
        maxLength: LONGEST.prefix,
      },
      format: {
        as: 'line',
        label: 'Formato',
        help: '{consecutivo:04d} es el número con cuatro cifras, {anio} el año y {tt_id:02d} el tipo de trámite. Un guion: la serie no numera.',
        maxLength: LONGEST.format,
      },
      restart: {
        as: 'choice',
        label: 'Vuelve a empezar',
        options: {
          anual: 'Cada año, desde 1',
          por_tipo: 'Nunca: una cuenta por tipo de trámite',
          ninguno: 'No numera',
        },
      },
    },
    begin: { ...NEW_LISTED, prefix: '', format: '', restart: 'anual' },
    example: { label: 'Los tres primeros números', of: exampleNumbers },
  }),
  tramite: PROCEDURE_DOOR,
  documento: DOCUMENT_DOOR,
  categoria: CATEGORY_DOOR,
  subcategoria: SUBCATEGORY_DOOR,
  comunicacion: COMMUNICATION_DOOR,
  rol: ROLE_DOOR,
  dia_cerrado: door<'dia_cerrado'>({
    title: 'Calendario',
    one: 'Día cerrado',
    subtitle:
      'Festivos de ley y días en que la Corporación no atiende. Los plazos abiertos se cuentan de nuevo.',
    says: 'Aquí se cierran días para los plazos de los trámites. Lo hace la oficina jurídica y quien administra el portal.',
    list: '/calendario-personalizado',
    item: { path: '/calendario-personalizado', query: 'dia' },
    create: { path: '/calendario-personalizado', query: 'nuevo', label: 'Nuevo día cerrado' },
    fields: {
      date: { as: 'date', label: 'Día' },
      office: { as: 'office', label: 'Para quién', all: 'Todas las sedes' },
      name: {
        as: 'line',
        label: 'Motivo del cierre',
        help: 'Así lo lee quien tiene un plazo que cambia.',
        maxLength: LONGEST.name,
        rows: 2,
      },
      active: {
        as: 'yesNo',
        label: 'Se cierra',
        yes: 'Sí',
        no: 'No, se levanta el cierre',
        help: 'Levantarlo no adelanta una fecha que ya se le dijo a alguien.',
      },
      order: { as: 'place', label: 'Puesto en la lista' },
    },
    begin: { ...NEW_LISTED, date: '', office: null },
    calendar: true,
    movesTerms: true,
    beside: { path: '/calendario-personalizado/leyes', label: 'Festivos de ley' },
  }),
  ley_festivos: HOLIDAY_LAW_DOOR,
} as const satisfies {
  readonly [Id in KindId]?: DoorFor<ContentOf<Id>> | CopyingDoorFor<ContentOf<Id>>
}

export type OpenKind = keyof typeof DOORS

export const OPEN_KINDS = keysIn(DOORS)

export const isOpenKind = (kind: string): kind is OpenKind => Object.hasOwn(DOORS, kind)

/** The door of a kind, for screens that know none by name. */
export const doorOf = (kind: OpenKind): Door => DOORS[kind]

/** The kind of settings that the list of a kind shows too; null: none. */
export const settingsBeside = (kind: OpenKind): OpenKind | null =>
  OPEN_KINDS.find((other) => doorOf(other).settings === true && doorOf(other).list === doorOf(kind).list) ??
  null

/** Address of an item. */
export function itemAddress(kind: OpenKind, key: string): string {
  const { item } = doorOf(kind)
  return 'param' in item
    ? fillPath(item.path, { [item.param]: key })
    : fillPath(item.path, {}, { [item.query]: key })
}

/** Address where rows of a spreadsheet are pasted; null: the kind has none. */
export function pasteAddress(kind: OpenKind): string | null {
  const { paste, list } = doorOf(kind)
  return paste === undefined ? null : fillPath(list, {}, { [paste.query]: 'si' })
}

/** Address where a new item begins; null: they are not begun by hand. */
export function newAddress(kind: OpenKind): string | null {
  const { create } = doorOf(kind)
  if (create === null) return null
  return fillPath(create.path, {}, create.query === undefined ? {} : { [create.query]: 'si' })
}
