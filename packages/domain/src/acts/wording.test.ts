import { describe, expect, it } from 'vitest'
import type { EditorNode } from './template.ts'
import { faultsOfWording } from './wording.testkit.ts'

const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content })
const heading = (text: string): EditorNode => ({
  type: 'heading',
  attrs: { level: 2, section: text },
  content: [{ type: 'text', text }],
})
const p = (text: string): EditorNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const LONG = 'La Corporación revisó la solicitud y encontró que reúne todos los requisitos'

describe('the reader of acts', () => {
  it('has nothing to say about a sound text', () => {
    expect(
      faultsOfWording(doc(heading('Antecedentes'), p(`${LONG}.`), p('ARTÍCULO PRIMERO. Otorgar.'))),
    ).toEqual([])
  })

  it.each([
    ['sin punto final', p(LONG)],
    ['sección vacía', heading('Recursos')],
    ['resto de plantilla', p('El acto {{acto.numero}}.')],
    ['resto de plantilla', p('El acto [acto.numero].')],
    ['valor de programa', p('El caudal es undefined.')],
    ['fecha sin escribir', p('Vence el 2026-05-27.')],
    ['clave sin traducir', p('Uso: consumo_humano.')],
    ['espacio doble', p('Otorgar  la concesión.')],
    ['signo doble', p('Destinatario: El Combeima S.A.S.. Expediente 4.')],
    ['minúscula tras punto', p('Se otorga la concesión. el titular pagará.')],
    ['mayúscula tras dos puntos', p('Aportar el plano: El documento no se lee.')],
    ['singular con plural', p('Una visita de 1 días.')],
    ['extensión de archivo', p('Obra el certificado.pdf en el expediente.')],
    ['debería ser el artículo 1', p('ARTÍCULO SEGUNDO. Otorgar.')],
  ])('sees: %s', (what, block) => {
    expect(faultsOfWording(doc(block)).map((fault) => fault.split(':')[0])).toContain(what)
  })
})
