/** Requests an applicant files in one call from the step that waits for them. */
export const FILED_AT_ONCE: Readonly<
  Record<string, { readonly path: string; readonly data: Readonly<Record<string, unknown>> }>
> = {
  'REC-01': {
    path: 'recurso',
    data: {
      'recurso.clase': 'reposicion',
      'recurso.motivos':
        'El caudal otorgado no alcanza para el riego de la finca en verano.\nEl plazo de dos meses para instalar el medidor es muy corto.',
    },
  },
  'PRO-01': {
    path: 'prorroga',
    data: {
      'prorroga.justificacion':
        'El certificado de tradición tarda más de lo previsto en la oficina de registro.',
      'prorroga.dias_pedidos': 10,
    },
  },
  'REN-01': {
    path: 'renuncia',
    data: {
      'renuncia.motivo':
        'Estoy conforme con lo decidido y necesito que quede en firme para empezar las obras.',
      'renuncia.declaracion': true,
    },
  },
  // against an act of a sancionatorio
  'RWF-01': {
    path: 'recurso',
    data: {
      'recurso.clase': 'reposicion',
      'recurso.motivos':
        'La prueba decretada no demuestra que la tala sea mía.\nEl predio lo tenía otra persona en la fecha de los hechos.',
    },
  },
}
