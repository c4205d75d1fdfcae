import { describe, expect, it } from 'vitest'
import { SOUND_DEFINITIONS } from './sound-definitions.testkit.ts'
import { isKindId, itemProblems, type KindId, KINDS } from './kinds.ts'

const BASE = { order: 0, name: 'Nombre', active: true }
/** A sound item of each kind: the type demands one for a kind that is added. */
const SOUND: { readonly [Id in KindId]: readonly [key: string, content: Readonly<Record<string, unknown>>] } =
  {
    cifras: [
      '2027',
      {
        offered: true,
        smmlv: 1_900_000,
        uvt: 55_000,
        uvb: null,
        norm: 'Decreto 1 de 2026',
        inflation: '-0.35',
        ownScale: [
          { from: 0, to: 25, fee: 100 },
          { from: 25, to: 35, fee: 200 },
        ],
        waterTariff: '18.81',
        permitPaper: 12_000,
      },
    ],
    formula: [
      '1',
      {
        ...BASE,
        settles: 'tafm',
        grounds: 'La tasa se calcula por volumen.',
        inputs: [
          { name: 'tarifa', datum: 'tarifa_minima' },
          { name: 'volumen', datum: 'volumen' },
        ],
        lines: [
          { name: 'cobro', expression: 'tarifa × volumen' },
          { name: 'valor', expression: 'suma(cobro)' },
        ],
        ceiling: '',
        table: null,
        tableBy: 'numero',
        tableGives: 'pesos',
        rounding: 'peso',
        examples: [{ name: 'Dos', given: 'tarifa = 10 y 20; volumen = 1 y 2', total: 50 }],
      },
    ],
    causa_devolucion: ['1', BASE],
    causa_rechazo: ['1', BASE],
    causa_reagendamiento: ['1', { ...BASE, dueTo: 'solicitante' }],
    comunicacion: ['1', BASE],
    ente_control: ['1', BASE],
    enlace: ['1', { ...BASE, address: 'https://ejemplo.gov.co/ley', note: '', procedures: [15] }],
    especie: ['1', { ...BASE, scientificName: 'Cedrela odorata', family: 'Meliaceae', checkBan: true }],
    zona: [
      '1',
      {
        ...BASE,
        class: 'paramo',
        layer: '01900000-0000-7000-8000-0000000000b1',
        nameFrom: 'nombre',
        codeFrom: '',
        source: 'Instituto de investigación',
        sourceDate: '2024-06-30',
        norm: '',
        warning: '',
      },
    ],
    serie: ['AUTO', { ...BASE, prefix: 'A', format: 'AUTO-{consecutivo:04d}-{anio}', restart: 'anual' }],
    competencia: [
      '1',
      {
        order: 0,
        name: 'Delegación de licencias',
        role: 'CLI_SUBDIRECTOR_RECURSOS',
        office: null,
        kind: 'delegacion',
        authority: 'CLI_DIRECTOR_GENERAL',
        authorityWords: 'el Director General',
        classes: ['auto', 'resolucion'],
        title: 'la Resolución',
        of: '',
        number: '0231',
        date: '2026-12-01',
        holder: 'titular',
        from: '2027-01-01',
        until: null,
      },
    ],
    grupo: [
      '1',
      {
        ...BASE,
        office: 'norte',
        roles: ['CLI_JURIDICO'],
        people: ['01900000-0000-7000-8000-0000000000a1'],
      },
    ],
    ajuste: ['notificacion.dias_acceso', { value: 8 }],
    rol: ['CLI_JURIDICO', { name: 'Abogado sustanciador' }],
    sede: ['norte', { ...BASE, number: 2, seat: 'Lérida', address: 'Calle 1', municipalities: ['73408'] }],
    dia_cerrado: ['1', { ...BASE, date: '2026-12-24', office: null }],
    ley_festivos: [
      'ley_1',
      {
        ...BASE,
        from: '2026-01-01',
        until: null,
        days: [
          { name: 'Navidad', on: '12-25' },
          { name: 'Pascua', easter: 0 },
        ],
      },
    ],
    texto_legal: [
      'terminos',
      {
        order: 0,
        name: 'Términos',
        version: '2026-2',
        norm: 'Ley 1581 de 2012',
        body: '## 1. Qué es\nUn portal de {AUTORIDAD}.\n- Uno\n- Dos',
        acceptedSince: '2026-2',
        askedFrom: '2026-12-01',
        unaccepted: 'espera',
      },
    ],
    mensaje: [
      'acto.codigo_firma',
      { order: 0, subject: 'Su código', body: 'Es {codigo}.\n{acto}', action: '', sms: 'Código {codigo}' },
    ],
    carta: ['nueva-visita', { order: 0, subject: 'Visita', body: 'Será el {fecha}.' }],
    guia: [
      'pagar',
      {
        ...BASE,
        audience: 'solicitante',
        steps: [{ text: 'Abra la solicitud.' }],
        otherWords: '',
        links: [{ text: 'Abrirla', to: '/mis-solicitudes?estado=me-esperan' }],
      },
    ],
    pregunta: [
      'cuanto-cuesta',
      { ...BASE, audience: null, answer: 'Nada.\nEs gratis.', otherWords: 'precio' },
    ],
    palabra: ['7', { ...BASE, meaning: 'Lo que quiere decir.' }],
    ...SOUND_DEFINITIONS,
  }
const all = Object.entries(SOUND).flatMap(([id, item]) => (isKindId(id) ? [[id, ...item] as const] : []))

describe.each(all)('%s', (id, key, content) => {
  it('accepts a sound item, under a key of its form alone', () => {
    expect(itemProblems(id, key, content)).toEqual([])
    for (const wrong of ['', '../x', 'a/b', 'a b', '-', 'ñ', `${key}\n`])
      expect(itemProblems(id, wrong, content)).toHaveLength(1)
  })

  it('misses each field, and knows no other', () => {
    for (const field of Object.keys(content)) {
      const { [field]: _, ...rest } = content
      expect(itemProblems(id, key, rest).map(({ path }) => path)).toEqual([field])
    }
    expect(itemProblems(id, key, { ...content, otro: 1 })).toEqual([
      { path: '', message: 'No existe: «otro»' },
    ])
    for (const wrong of [null, 'x', 1, []]) expect(itemProblems(id, key, wrong).length).toBeGreaterThan(0)
  })

  it('has a title', () => {
    const checked = KINDS[id].check(content, key)
    // the compiler does not see that the content is of the kind that checked it
    if (checked.ok) expect(KINDS[id].title(checked.value as never, key)).toMatch(/\S/)
  })
})

const first = <Id extends KindId>(id: Id, change: Readonly<Record<string, unknown>>): string => {
  const [problem] = itemProblems(id, SOUND[id][0], { ...SOUND[id][1], ...change })
  return problem === undefined ? 'accepted' : `${problem.path}: ${problem.message}`
}

describe('a content is refused', () => {
  it.each([
    ['causa_rechazo', { name: ' x' }, 'name: Quite los espacios del comienzo y del final'],
    [
      'causa_rechazo',
      { name: 'a\u200bb' },
      'name: Lleva un signo que no se ve (U+200B) después de «a»: bórrelo',
    ],
    ['causa_rechazo', { name: '\u202eab' }, 'name: Empieza con un signo que no se ve (U+202E): bórrelo'],
    ['causa_rechazo', { name: 'a\nb' }, 'name: Va en una sola línea'],
    ['causa_rechazo', { name: 'e\u0301' }, 'name: Sus tildes no son las usuales: escríbalo de nuevo'],
    ['causa_rechazo', { name: '' }, 'name: Este dato es obligatorio'],
    ['causa_rechazo', { order: '1' }, 'order: Escriba un número'],
    ['causa_reagendamiento', { dueTo: 'nadie' }, 'dueTo: Este dato no tiene la forma esperada. Revíselo.'],
    ['cifras', { norm: '' }, 'norm: Este dato es obligatorio'],
    ['cifras', { smmlv: 0 }, 'smmlv: Escriba un número desde 1'],
    [
      'cifras',
      { inflation: '5,2' },
      'inflation: Escriba el porcentaje con punto y dos decimales, por ejemplo 5.20',
    ],
    [
      'cifras',
      {
        ownScale: [
          { from: 0, to: 25, fee: 1 },
          { from: 30, to: 35, fee: 1 },
        ],
      },
      'ownScale: Cada rango empieza donde termina el anterior',
    ],
    ['grupo', { people: [], roles: [] }, 'people: Elija al menos una persona o un rol'],
    ['grupo', { alerts: ['ataque'] }, 'alerts/0: Este dato no tiene la forma esperada. Revíselo.'],
    [
      'grupo',
      { people: ['01900000-0000-7000-8000-0000000000A1'] },
      'people/0: Este dato no tiene la forma esperada. Revíselo.',
    ],
    ['ajuste', { value: 31 }, 'value: Escriba un número entre 1 y 30 días hábiles'],
    ['ajuste', { value: 0 }, 'value: Escriba un número entre 1 y 30 días hábiles'],
    ['ajuste', { value: 1.5 }, 'value: Escriba un número'],
    ['rol', { name: 'x'.repeat(81) }, 'name: Escriba a lo sumo 80 caracteres'],
    ['serie', { format: 'AUTO-{anio}' }, 'format: Falta {consecutivo:04d}: todos los números serían iguales'],
    ['sede', { seat: '' }, 'seat: Este dato es obligatorio'],
    ['sede', { municipalities: ['73001', '73001'] }, 'municipalities: Un municipio está dos veces'],
    [
      'especie',
      { scientificName: 'cedrela' },
      'scientificName: Escriba género y especie, por ejemplo Cedrela odorata',
    ],
    ['especie', { banFrom: '2026-01-01' }, 'banNorm: Escriba la norma que establece la veda'],
    ['especie', { banUntil: '2026-01-01', banNorm: '' }, 'banNorm: Escriba la norma que establece la veda'],
    [
      'especie',
      { banNorm: 'Acuerdo 1', banFrom: '2026-01-02', banUntil: '2026-01-01' },
      'banUntil: La veda termina antes de empezar',
    ],
    ['especie', { minimumDiameter: 0 }, 'minimumDiameter: Escriba un número desde 1'],
    ['especie', { timberGroup: 'otra' }, 'timberGroup: Este dato no tiene la forma esperada. Revíselo.'],
    [
      'ente_control',
      { email: 'Copias@Ente.gov.co' },
      'email: Por favor ingresa un correo electrónico válido',
    ],
    ['ente_control', { email: 'copias@ente' }, 'email: Por favor ingresa un correo electrónico válido'],
    ['ente_control', { address: ' Calle 1' }, 'address: Quite los espacios del comienzo y del final'],
    ['ente_control', { acts: ['RES_OTORGA', 'RES_OTORGA'] }, 'acts: Lo mismo está dos veces'],
    ['enlace', { note: ' ' }, 'note: Quite los espacios del comienzo y del final'],
    ['enlace', { procedures: [15, 15] }, 'procedures: Lo mismo está dos veces'],
    ['enlace', { procedures: ['15'] }, 'procedures/0: Escriba un número'],
    ['texto_legal', { version: '2' }, 'version: Escriba el año y el número, por ejemplo 2026-2'],
    [
      'texto_legal',
      { body: 'De {AUTORIDA}' },
      'body: No existe {AUTORIDA}. Puede usar {AUTORIDAD}, {NIT}, {DIRECCION}, {CORREO_DATOS}, {TELEFONO}, {URL}, {CORREO}, {MAPAS}',
    ],
    [
      'texto_legal',
      { body: 'De { AUTORIDAD }' },
      'body: «{ AUTORIDAD }» no es una variable: van entre llaves, sin espacios',
    ],
    ['texto_legal', { body: 'De {AUTORIDAD' }, 'body: Hay una llave «{» o «}» sin su pareja'],
    [
      'texto_legal',
      { body: 'Uno\nDos\u200d tres' },
      'body: Lleva un signo que no se ve (U+200D) después de «Uno Dos»: bórrelo',
    ],
    [
      'texto_legal',
      { acceptedSince: '2026-10' },
      'acceptedSince: No puede ser posterior a la versión de este texto: nadie podría aceptarla',
    ],
    ['texto_legal', { acceptedSince: null }, 'askedFrom: Diga desde qué versión sirve la aceptación'],
    ['texto_legal', { norm: '' }, 'norm: Escriba la norma que manda aceptarlo antes de seguir'],
    [
      'documento',
      { format: 'http://sitio/f.docx' },
      'format: Escriba la dirección completa, que empiece por https://',
    ],
    ['carta', { body: 'Será pronto.' }, 'body: Falta {fecha}: sin ella no sirve'],
    ['carta', { subject: 'Visita de {quien}' }, 'subject: No existe {quien}. Puede usar {radicado}, {fecha}'],
    ['guia', { steps: [] }, 'steps: Este dato no tiene la forma esperada. Revíselo.'],
    [
      'guia',
      { links: [{ text: 'Ir', to: 'https://otro.sitio' }] },
      'links/0/to: Escriba una dirección de este portal, que empiece por /',
    ],
    [
      'guia',
      { links: [{ text: 'Ir', to: '//otro.sitio' }] },
      'links/0/to: Escriba una dirección de este portal, que empiece por /',
    ],
    ['pregunta', { audience: 'todos' }, 'audience: Este dato no tiene la forma esperada. Revíselo.'],
    ['dia_cerrado', { date: '2026-02-30' }, 'date: Escriba una fecha que exista, como AAAA-MM-DD'],
    [
      'ley_festivos',
      { days: [{ name: 'x', on: '02-30' }] },
      'days/0/on: Escriba un día que exista, como MM-DD',
    ],
    [
      'ley_festivos',
      { from: '2026-02-01', until: '2026-01-31' },
      'until: El último día no puede ser anterior al primero',
    ],
  ] as const)('%s %j', (id, change, sentence) => expect(first(id, change)).toBe(sentence))

  it('a holiday that says when it falls in no way, or in two', () => {
    const ways = 'Escriba cuándo cae, de una sola de las tres maneras'
    for (const day of [{}, { on: null, mondayFrom: null, easter: null }, { on: '12-25', easter: -2 }])
      expect(first('ley_festivos', { days: [{ name: 'x', ...day }] })).toBe(`days/0/on: ${ways}`)
    for (const day of [{ easter: -2 }, { on: '12-25', mondayFrom: null, easter: null }])
      expect(first('ley_festivos', { days: [{ name: 'x', ...day }] })).toBe('accepted')
  })

  it.each(['tramite', 'familia', 'acto', 'pasaje', 'seccion'] as const)(
    '%s with its key in it, which could be another than the one that it is stored under',
    (id) => {
      const [key, { definition }] = SOUND_DEFINITIONS[id]
      for (const name of ['id', 'key', 'ttId'])
        expect(itemProblems(id, key, { order: 0, definition: { ...definition, [name]: key } })).toHaveLength(
          1,
        )
    },
  )

  it('where a definition lacks what its schema demands, with the place', () => {
    const [key, { definition }] = SOUND_DEFINITIONS.tramite
    const { name: _name, ...rest } = definition
    expect(itemProblems('tramite', key, { order: 0, definition: rest })).toEqual([
      { path: 'definition/name', message: '«Nombre»: falta.' },
    ])
    const wrong = { ...definition, documents: [{ kind: '1', accept: ['pdf'] }] }
    expect(itemProblems('tramite', key, { order: 0, definition: wrong })).toEqual([
      { path: 'definition/documents/0/kind', message: 'Documento 1, «kind»: debe ser un número.' },
    ])
  })

  it('but not a species with a ban of one day, without term, or with nothing known', () => {
    const ban = { banNorm: 'Acuerdo 1 de 2026', banFrom: '2026-01-01' }
    expect(first('especie', { ...ban, banUntil: '2026-01-01', timberGroup: 'especial' })).toBe('accepted')
    expect(first('especie', { ...ban, banUntil: null, minimumDiameter: 40 })).toBe('accepted')
    expect(first('especie', { banNorm: '', banFrom: null, timberGroup: null })).toBe('accepted')
  })

  it.each([
    'http://ejemplo.gov.co/ley',
    'https://localhost/ley',
    'https://127.0.0.1/ley',
    'https://[::1]/ley',
    'https://ejemplo.gov.co:8443/ley',
    'https://yo:clave@ejemplo.gov.co/ley',
    'https://ejemplo.gov.co\\@otro.gov.co',
    'https://ejemplo.gov.co/una ley',
    'javascript:alert(1)//https://ejemplo.gov.co',
    '',
  ])('such as the link %j', (address) => {
    expect(first('enlace', { address })).toBe(
      'address: Escriba la dirección completa, que empiece por https://',
    )
  })

  it.each(['https://ejemplo.gov.co', 'https://www.ejemplo.gov.co/ley?id=1#art-2'])(
    'but not the link %j',
    (address) => expect(first('enlace', { address })).toBe('accepted'),
  )

  it('nor a control body as it was published before it had an address for copies, or with all of it', () => {
    expect(first('ente_control', {})).toBe('accepted')
    expect(first('ente_control', { address: '', email: '', acts: [] })).toBe('accepted')
    expect(
      first('ente_control', { address: 'Calle 1', email: 'copias@ente.gov.co', acts: ['RES_OTORGA'] }),
    ).toBe('accepted')
  })

  it('nor an office without a seat that is not offered', () => {
    expect(first('sede', { active: false, seat: '', address: '', municipalities: [] })).toBe('accepted')
  })
})

describe('a kind', () => {
  it('is known by its id alone', () => {
    expect(['sede', 'constructor', '__proto__', 'toString', ''].map(isKindId)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('that binds people is published by two', () => {
    const two = all.filter(([id]) => KINDS[id].twoPeople).map(([id]) => id)
    expect(two).toEqual([
      'cifras',
      'formula',
      'serie',
      'competencia',
      'ajuste',
      'dia_cerrado',
      'ley_festivos',
      'texto_legal',
      'tramite',
      'familia',
      'acto',
      'pasaje',
      'seccion',
      'documento',
    ])
  })
})
