import { CHANGE_REASONS } from '@ventanilla/domain/cases/applicant-change'
import { checkAct } from '@ventanilla/domain/acts/check-act'
import { fillVariables, missingVariables, plainText } from '@ventanilla/domain/acts/document'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { ActValues, EditorNode } from '@ventanilla/domain/acts/template'
import { faultsOfWording } from '@ventanilla/domain/acts/wording.testkit'
import { describe, expect, it } from 'vitest'
import { actTemplates } from '../index-of-acts.ts'
import { sampleValues } from '../sample-values.testdata.ts'

const autoCambioSol = actTemplates.get('AUTO_CAMBIO_SOL')
if (autoCambioSol === undefined) throw new Error('No template AUTO_CAMBIO_SOL')

type Person = readonly [name: string, type: string, document: string]
const WOMAN: Person = ['María Antonia Ñungo de Peña', 'Cédula de ciudadanía', '28.945.123']
const MAN: Person = ['Ramiro Peña Ñungo', 'Cédula de extranjería', '142.356']
const COMPANY: Person = ['Agropecuaria El Encenillo S.A.S.', 'NIT', '901.482.356-2']
const HEIR_COMPANY: Person = ['Ingenio del Combeima S.A.', 'NIT', '900.731.845-8']

const of = (who: string, [name, type, document]: Person): ActValues => ({
  [`${who}.nombre`]: name,
  [`${who}.tipo_documento`]: type,
  [`${who}.documento`]: document,
})
const filled = (former: Person, next: Person, more: ActValues = {}): EditorNode =>
  instantiate(autoCambioSol, {
    ...sampleValues,
    ...of('solicitante', former),
    ...of('solicitante_anterior', former),
    ...of('solicitante_nuevo', next),
    ...more,
  })
const numbered = (doc: EditorNode): EditorNode =>
  fillVariables(doc, { 'acto.numero': 'AUTO-0091-2026', 'acto.fecha': '2026-05-27' })
const text = (former: Person, next: Person, more: ActValues = {}): string =>
  plainText(filled(former, next, more))

/** Every pair that a ground allows: only natural persons die, only companies are dissolved. */
const pairs: readonly { reason: string; from: string; to: string; former: Person; next: Person }[] =
  Object.keys(CHANGE_REASONS).flatMap((reason) =>
    (reason === 'muerte' ? [WOMAN, MAN] : reason === 'disolucion' ? [COMPANY] : [WOMAN, COMPANY]).flatMap(
      (former) =>
        [WOMAN, MAN, HEIR_COMPANY]
          .filter((next) => next !== former)
          .map((next) => ({ reason, from: former[0], to: next[0], former, next })),
    ),
  )

describe('the change of applicant', () => {
  it.each(pairs)(
    'for $reason reads well from $from to $to, with and without file and property',
    ({ reason, former, next }) => {
      for (const missing of [[], ['expediente.numero'], ['predio.nombre'], ['tramite.tipo']]) {
        const doc = filled(former, next, {
          'cambio.motivo': reason,
          ...Object.fromEntries(missing.map((name) => [name, ''])),
        })
        expect(checkAct(autoCambioSol, doc, { stage: 'firma' })).toEqual([])
        const signed = numbered(doc)
        expect(missingVariables(signed)).toEqual([])
        expect(faultsOfWording(signed)).toEqual([])
        const words = plainText(signed)
        // the template assumes no gender and names each party with name and document
        expect(words).not.toMatch(/identificad[oa]|el señor|la señora|domiciliad[oa]|notificad[oa]\b/i)
        for (const [name, type, number] of [former, next])
          expect(words).toContain(`${name}, con ${type === 'NIT' ? type : type.replace(/^C/, 'c')} ${number}`)
        expect(words).toContain(CHANGE_REASONS[reason as keyof typeof CHANGE_REASONS])
      }
    },
  )

  it('names on each ground what proves it, and nothing of the other grounds', () => {
    const proofs: Readonly<Record<string, RegExp>> = {
      cesion: /documento de cesión que ambas firmaron/,
      muerte: /registro civil de defunción/,
      disolucion: /acuerdo de fusión/,
      venta_predio: /escritura pública y con el certificado de tradición y libertad/,
    }
    expect(Object.keys(proofs)).toEqual(Object.keys(CHANGE_REASONS))
    for (const reason of Object.keys(proofs)) {
      const words = text(reason === 'disolucion' ? COMPANY : WOMAN, HEIR_COMPANY, { 'cambio.motivo': reason })
      expect(Object.keys(proofs).filter((other) => proofs[other]?.test(words))).toEqual([reason])
    }
  })

  it('is notified to both, or to those who stand in the place of who died or was dissolved', () => {
    const told = (reason: string, former: Person): string =>
      /Notificar el contenido de este auto ([\s\S]*?)\. Cada parte/.exec(
        text(former, HEIR_COMPANY, { 'cambio.motivo': reason }),
      )?.[1] ?? ''
    // each party by its own means of notification, as the case determines it
    expect(told('cesion', WOMAN)).toBe(sampleValues['notificacion.orden'])
    expect(told('venta_predio', WOMAN)).toBe(sampleValues['notificacion.orden'])
    const heir = String(sampleValues['notificacion.orden_nuevo']).replaceAll(/[().]/g, String.raw`\$&`)
    expect(told('muerte', WOMAN)).toMatch(
      new RegExp(
        `^a los herederos de María Antonia Ñungo de Peña, o a quien represente su sucesión, personalmente.*; y ${heir}$`,
      ),
    )
    expect(told('disolucion', COMPANY)).toMatch(
      new RegExp(
        String.raw`^a quien represente o liquide a Agropecuaria El Encenillo S\.A\.S\. o haya recibido sus derechos, personalmente.*; y ` +
          heir +
          '$',
      ),
    )
  })

  it('says of the supporting documents only what whoever approved the request wrote down', () => {
    expect(text(WOMAN, MAN)).not.toContain('sin diferencias')
    expect(text(WOMAN, MAN)).toContain('De ese estudio quedó esta constancia.')
    expect(text(WOMAN, MAN, { 'cambio.concepto': '' })).not.toContain('constancia')
  })

  it('leaves the procedure as it stands until it is firm and accepted', () => {
    const words = text(WOMAN, COMPANY)
    expect(words).toContain('Lo actuado conserva plena validez y no se repite.')
    expect(words).toContain('Los términos que corren, los plazos concedidos y las suspensiones continúan')
    expect(words).toMatch(/surte efectos cuando este auto quede en firme y Agropecuaria .* lo acepte/)
    expect(words).toContain('Con el radicado 2026E0001571 del 7 de abril de 2026 se pidió')
    expect(words).toContain('Con el radicado 2026E0001234 del 2 de marzo de 2026, María')
    for (const { texto } of sampleValues['cambio.obligaciones'] as readonly { texto: string }[])
      expect(words).toContain(texto)
  })

  it('reads as well with one supporting document and one obligation', () => {
    const one = numbered(
      filled(WOMAN, COMPANY, {
        'cambio.soportes': ['Documento de cesión'],
        'cambio.obligaciones': ['Atender los requerimientos pendientes.'],
      }),
    )
    expect(faultsOfWording(one)).toEqual([])
    expect(plainText(one)).toContain('se aportó:\nDocumento de cesión\n')
    expect(plainText(one)).toContain('tiene a su cargo:\nAtender los requerimientos pendientes.')
  })

  it('speaks of the transfer of a water concession only where one is asked for', () => {
    expect(text(WOMAN, COMPANY)).toContain('artículo 2.2.3.2.8.7 del Decreto 1076 de 2015')
    expect(text(WOMAN, COMPANY, { 'tramite.tipo': 6 })).not.toContain('2.2.3.2.8.7')
  })

  it('shows as a gap what nobody captured: the ground, its documents, the obligations, the new applicant', () => {
    const doc = filled(WOMAN, COMPANY, {
      'cambio.motivo': '',
      'cambio.soportes': [],
      'cambio.obligaciones': [],
      'cambio.radicado': '',
      'solicitante_nuevo.nombre': '',
    })
    expect(missingVariables(doc)).toEqual(
      expect.arrayContaining([
        'cambio.motivo',
        'cambio.soportes',
        'cambio.obligaciones',
        'cambio.radicado',
        'solicitante_nuevo.nombre',
      ]),
    )
  })
})
