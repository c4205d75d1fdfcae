import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type {
  AnyStep,
  CallStep,
  ComposeStep,
  LetterStep,
  MergeStep,
  Part,
  PutStep,
  Sequence,
  Taken,
  UseStep,
  WaitStep,
} from './sequence.ts'

/**
 * What the words of `x-sequences` mean, for readers who have only the OpenAPI document: it carries this text. The
 * types demand a meaning for every word; the examples are taken from the sequences themselves.
 */
interface Words {
  readonly secuencia: Record<keyof Sequence, string>
  readonly entrada: Record<keyof Taken, string>
  readonly parte: Record<keyof Part, string>
  readonly cuenta: Record<keyof NonNullable<Part['account']>, string>
  readonly paso: Record<keyof AnyStep, string>
  readonly call: Record<keyof CallStep, string>
  readonly put: Record<keyof PutStep | keyof PutStep['put'], string>
  readonly letter: Record<keyof LetterStep | keyof LetterStep['letter'], string>
  readonly wait: Record<keyof WaitStep, string>
  readonly compose: Record<keyof ComposeStep | keyof ComposeStep['compose'], string>
  readonly merge: Record<keyof MergeStep | keyof MergeStep['merge'], string>
  readonly use: Record<keyof UseStep, string>
  readonly each: Record<keyof NonNullable<UseStep['each']>, string>
}
type Place = keyof Words

const WORDS: Words = {
  secuencia: {
    title: 'Qué se logra con ella.',
    takes: 'Los valores que recibe, por nombre.',
    parts: 'Quiénes hacen las llamadas, por nombre; también las ven las secuencias que esta usa.',
    steps: 'Los pasos, en orden.',
  },
  entrada: {
    is: 'Qué valor es.',
    like: '`operationId` de una llamada: si nadie da el valor, sirve el ejemplo del cuerpo de esa llamada.',
  },
  parte: {
    is: 'El código del rol que necesita, o quién es.',
    enters:
      'Secuencia con la que ingresa, una sola vez y antes de su primera llamada. Recibe `usuario` y `clave` de la cuenta y guarda `token`, que va en cada llamada de esa parte como `Authorization: Bearer`.',
    account: 'La cuenta que la secuencia misma crea; sin ella, la parte ya tiene la de su rol.',
  },
  cuenta: {
    usuario: 'Correo de la cuenta, y buzón al que le llegan los mensajes.',
    clave: 'Su contraseña.',
    celular: 'Su celular, al que le llegan los códigos.',
  },
  paso: {
    note: 'Una explicación para quien lee.',
    when: 'El paso se hace solo si ese valor está guardado y no es null.',
  },
  call: {
    call: '`operationId` de la llamada. El paso falla si no responde el estado que se espera.',
    as: 'La parte que la hace; sin ella, la llamada es pública.',
    params: 'Los parámetros de la ruta.',
    query: 'Los parámetros de la consulta.',
    body: 'El cuerpo, que se envía como JSON.',
    keeps:
      'Nombre con que se guarda → camino dentro de la respuesta, con puntos y con posiciones desde 0; vacío, la respuesta entera.',
    answers: 'El estado que se espera, cuando no es el primero que declara la llamada.',
  },
  put: {
    put: 'Envía los bytes de un archivo con el método PUT, sin sesión.',
    bytes: 'El contenido.',
    url: 'El enlace al que se envía.',
    headers: 'Los encabezados con los que se envía.',
  },
  letter: {
    letter: 'Espera el último mensaje que la parte recibió fuera del portal y toma algo de él.',
    to: 'La parte que lo recibe.',
    keeps: 'Nombre con que se guarda lo tomado.',
    is: 'Qué se toma: `fragment`, lo que sigue a `#` en su primer enlace; `path`, la última parte de la ruta de ese enlace; `code`, el código de cuatro cifras.',
  },
  wait: { wait: 'Nada puede hacerse antes de que termine ese día (AAAA-MM-DD).' },
  compose: {
    compose: 'Arma un objeto con los campos de una lista.',
    of: 'La lista; cada elemento describe un campo.',
    where: 'Solo los elementos que tienen estos valores.',
    named: 'Propiedad del elemento con el nombre del campo.',
    by: 'Propiedad del elemento con la clase del campo.',
    gives:
      'Clase → valor que recibe cada campo de esa clase que no lo tiene; las demás clases no reciben nada.',
    over: 'Los datos que ya hay; se conservan.',
    with: 'Valores que se agregan al final y reemplazan a los demás.',
    keeps: 'Nombre con que se guarda el objeto.',
  },
  merge: {
    merge: 'Une varios objetos.',
    of: 'Los objetos, en orden; el último reemplaza a los anteriores.',
    without: 'Los nombres que empiezan por este texto se dejan fuera.',
    keeps: 'Nombre con que se guarda el resultado.',
  },
  use: {
    use: 'Hace otra secuencia. Ve todos los valores y partes de esta, y deja en esta lo que guarda.',
    with: 'Los valores que le da, por nombre.',
    repeat: 'La hace de nuevo mientras este valor siga guardado y no sea null.',
    each: 'La hace una vez por cada elemento de una lista.',
  },
  each: {
    in: 'La lista.',
    where: 'Solo los elementos que tienen estos valores.',
    as: 'Nombre que cada elemento tiene mientras tanto.',
  },
}

const TITLES: Readonly<Record<Place, string>> = {
  secuencia: 'Una secuencia',
  entrada: 'Cada valor de `takes`',
  parte: 'Cada parte de `parts`',
  cuenta: 'La cuenta de una parte (`account`)',
  paso: 'Cualquier paso',
  call: 'Paso que llama',
  put: 'Paso que sube un archivo',
  letter: 'Paso que recibe un mensaje',
  wait: 'Paso que espera un día',
  compose: 'Paso que arma datos',
  merge: 'Paso que une datos',
  use: 'Paso que usa otra secuencia',
  each: 'Una vez por elemento (`each`)',
}

const VALUES = [
  '- `$nombre`: un valor recibido o guardado, si se quiere con un camino dentro de él. Ejemplo: `"$enlace.url"`',
  '- `{nombre}`: lo mismo dentro de un texto, también en el nombre de una propiedad. Ejemplo: `"{titular}/{tramite}/solicitud"`',
  '- `hoy`: siempre está guardado y es el día actual (AAAA-MM-DD). Ejemplo: `{"wait":"$hoy"}`',
  '- `token`: lo que guarda la secuencia con la que se ingresa. Ejemplo: `{"keeps":{"token":"access_token"}}`',
]

type Piece = Readonly<Record<string, unknown>>
const pieces = (of: readonly object[]): readonly Piece[] =>
  of.map((one) => Object.fromEntries(Object.entries(one)))

/** The pieces of the sequences that are written in each place. */
function piecesOf(sequences: readonly Sequence[]): Readonly<Record<Place, readonly Piece[]>> {
  const steps = pieces(sequences.flatMap((one) => one.steps))
  const parts = sequences.flatMap((one) => Object.values(one.parts))
  const having = (word: string): readonly Piece[] => steps.filter((step) => word in step)
  const inside = (word: string): readonly Piece[] =>
    // the word of such a step takes an object
    pieces(having(word).flatMap((step) => [step, step[word] as object]))
  return {
    secuencia: pieces(sequences),
    entrada: pieces(sequences.flatMap((one) => Object.values(one.takes))),
    parte: pieces(parts),
    cuenta: pieces(parts.flatMap(({ account }) => account ?? [])),
    paso: steps,
    call: having('call'),
    put: inside('put'),
    letter: inside('letter'),
    wait: having('wait'),
    compose: inside('compose'),
    merge: inside('merge'),
    use: having('use'),
    // as above
    each: pieces(having('each').map((step) => step['each'] as object)),
  }
}

/** The shortest of a word's uses that shows something; undefined for a word that no sequence uses. */
const exampleOf = (word: string, among: readonly Piece[]): string | undefined =>
  among
    .flatMap((piece) => (word in piece ? [JSON.stringify({ [word]: piece[word] })] : []))
    .filter((text) => !text.endsWith(':{}}'))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0]

/** The explanation of `x-sequences`, in Markdown, for the OpenAPI document. */
export function sequencesExplained(sequences: Readonly<Record<string, Sequence>>): string {
  const written = piecesOf(Object.values(sequences))
  const places = keysIn(WORDS).map((place) => {
    const words: Readonly<Record<string, string>> = WORDS[place]
    const lines = Object.entries(words).map(([word, says]) => {
      const example = exampleOf(word, written[place])
      return `- \`${word}\`: ${says}${example === undefined ? '' : ` Ejemplo: \`${example}\``}`
    })
    return [`### ${TITLES[place]}`, '', ...lines].join('\n')
  })
  return [
    '## Secuencias de llamadas (`x-sequences`)',
    'Cada secuencia dice, como datos, qué llamadas se hacen, en qué orden, por quién y con qué valores. Un programa que solo tiene este documento puede completarlas.',
    ['### Valores', '', ...VALUES].join('\n'),
    ...places,
  ].join('\n\n')
}
