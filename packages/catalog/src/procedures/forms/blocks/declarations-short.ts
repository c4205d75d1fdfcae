import type { SectionDef } from '@ventanilla/domain/forms/definition'

/** Declarations on filing for procedures without a fee: the same in 11, 15 to 17 and 19 to 26. */
export const declarationsShort: SectionDef = {
  key: 'declaraciones',
  title: 'Declaraciones',
  fields: [
    {
      key: 'declara_veracidad',
      kind: 'declaration',
      label: 'Declaro que la información es veraz',
      required: true,
      source: 'C.P. art. 83; Código Penal art. 442',
    },
    {
      key: 'acepta_tratamiento_datos',
      kind: 'declaration',
      label: 'Acepto la política de tratamiento de datos personales',
      required: true,
      source: 'Ley 1581/2012',
    },
  ],
}
