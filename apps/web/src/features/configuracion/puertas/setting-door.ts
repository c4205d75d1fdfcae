import { door } from './listed.ts'

/** Of its kind: words and fields. What the value is, and its limits, is the setting's (`setting-view.ts`). */
export const SETTING_DOOR = door<'ajuste'>({
  title: 'Ajustes del portal',
  one: 'Ajuste del portal',
  subtitle: 'Cifras del portal que decide la autoridad, cada una con sus límites.',
  says: 'Aquí se mantienen las cifras propias del portal. Lo hace quien administra el portal.',
  list: '/parametrizacion-grupos',
  item: { path: '/parametrizacion-grupos', query: 'ajuste' },
  create: null,
  fields: { value: { as: 'whole', label: 'Valor', unit: '' } },
  begin: { value: 0 },
  settings: true,
})
