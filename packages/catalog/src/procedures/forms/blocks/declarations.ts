import type { SectionDef } from '@ventanilla/domain/forms/definition'

/** Declarations on filing: three declarations and a field for remarks. */
export const declarations: SectionDef = {
  key: 'declaraciones',
  title: 'Declaraciones y firma',
  fields: [
    {
      key: 'declara_veracidad',
      kind: 'declaration',
      label: 'Declaro bajo la gravedad de juramento que la información es veraz',
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
    {
      key: 'conoce_cobro',
      kind: 'declaration',
      label: 'Conozco que el servicio de evaluación y el de seguimiento tienen costo',
      required: true,
      source: 'Ley 633/2000 art. 96',
    },
    { key: 'observaciones', kind: 'longText', label: 'Observaciones', required: false, maxLength: 1000 },
  ],
}
