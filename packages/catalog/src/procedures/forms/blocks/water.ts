import type { FieldOption } from '@ventanilla/domain/forms/definition'

/** Uses of water, in the norm's order of priorities (DUR 2.2.3.2.7.6). */
export const WATER_USES: readonly FieldOption[] = [
  { value: 'domestico', label: 'Consumo humano y doméstico' },
  { value: 'pecuario', label: 'Pecuario' },
  { value: 'agricola', label: 'Agrícola y silvícola' },
  { value: 'acuicola', label: 'Acuícola y pesca' },
  { value: 'industrial', label: 'Industrial' },
  { value: 'energia', label: 'Generación de energía' },
  { value: 'mineria', label: 'Minería e hidrocarburos' },
  { value: 'recreativo', label: 'Recreativo y deportivo' },
  { value: 'medicinal', label: 'Medicinal, termal o mineral' },
  { value: 'navegacion', label: 'Navegación y transporte acuático' },
  { value: 'otro', label: 'Otro' },
]

/** Surface waters to take from, or to work in. */
export const SURFACE_SOURCES: readonly FieldOption[] = [
  { value: 'rio', label: 'Río' },
  { value: 'quebrada', label: 'Quebrada' },
  { value: 'cano', label: 'Caño' },
  { value: 'nacimiento', label: 'Nacimiento o manantial' },
  { value: 'laguna', label: 'Laguna o lago' },
  { value: 'humedal', label: 'Humedal' },
  { value: 'embalse', label: 'Embalse' },
  { value: 'canal', label: 'Canal o distrito de riego' },
  { value: 'escorrentia', label: 'Aguas lluvias almacenadas en cauce' },
]
