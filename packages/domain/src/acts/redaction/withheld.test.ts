import { describe, expect, it } from 'vitest'
import type { FormDef } from '../../forms/definition.ts'
import { withheldOf } from './withheld.ts'

const form = {
  sections: [
    {
      fields: [
        { key: 'tipo', kind: 'choice', personal: true },
        { key: 'municipio_propio', kind: 'text', personal: true, municipalityOf: 'tipo' },
        { key: 'tarjeta', kind: 'text', personal: true },
        { key: 'vereda', kind: 'text' },
        {
          key: 'equipo',
          kind: 'table',
          columns: [
            { key: 'nombre', kind: 'text' },
            { key: 'cedula_propia', kind: 'text', personal: true },
          ],
        },
      ],
    },
  ],
} as unknown as FormDef

describe('what the bulletin withholds of a case', () => {
  it('is what identifies or reaches its people, wherever it was captured, and nothing else', () => {
    const withheld = withheldOf({
      people: [{ document: '38234567', phone: '+573105551234', email: 'ana@correo.co' }],
      facts: {
        'infractor.nombre': 'Pedro Gil',
        'infractor.documento': 14234567,
        'infractor.tipo_documento': 'Cédula de ciudadanía',
        'visita.asistentes': [{ nombre: 'Luz', documento: '65432198', telefono: '6082612233' }],
        'documento.tipo': 'RES_OTORGA',
        'decision.caudal': 12,
      },
      answers: {
        direccion_correspondencia: 'Vereda La Florida',
        tipo: 'CC',
        municipio_propio: 'Coello',
        tarjeta: 'TP-99881',
        vereda: 'Toche',
        equipo: [{ nombre: 'Inés', cedula_propia: '52111222' }],
      },
      form,
    })
    expect([...withheld.numbers].sort()).toEqual(
      ['+573105551234', '14234567', '38234567', '52111222', '6082612233', '65432198'].sort(),
    )
    expect([...withheld.words].sort()).toEqual(['TP-99881', 'Vereda La Florida', 'ana@correo.co'].sort())
  })
})
