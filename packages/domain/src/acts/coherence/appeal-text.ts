import { ordinal } from '../ordinal.ts'
import { type ActText, at, type Finding } from './record.ts'

const STUDIES = /recurso de (?:reposici[oó]n|apelaci[oó]n)/i

/** An applicant who got everything requested cannot appeal (CPACA art. 77: grounds of disagreement). */
export function appellantBurdened({ articles, blocks, record }: ActText): Finding[] {
  if (record.burdened !== false) return []
  const [first] = articles
  const title = blocks.find(({ node, text }) => node.attrs?.['role'] === 'titulo' && STUDIES.test(text))
  if (first === undefined || title === undefined || /^Rechazar\b/.test(first.words)) return []
  return [
    at(
      first.block,
      'recurso_sin_agravio',
      'La decisión concedió a quien recurre todo lo que pidió y no le impuso nada: no tiene de qué quejarse. Rechace el recurso o señale qué le agravia.',
    ),
  ]
}

/** «Sobre el primer motivo», «Frente al segundo:», «el tercer reparo» */
const ORDINAL_OF_GROUND =
  /(?:\b(?:sobre el|frente al|respecto del|en cuanto al)\s+(\p{L}+)|\b(\p{L}+)\s+(?:motivo|argumento|reparo)\b)/giu
const ORDINALS: readonly string[] = Array.from({ length: 20 }, (_, n) =>
  ordinal(n + 1).toLocaleLowerCase('es'),
)
const short = (word: string): string => (word === 'primer' ? 'primero' : word === 'tercer' ? 'tercero' : word)

/** Every ground of an appeal is answered, and no answer addresses an unstated ground (CPACA art. 80). */
export function groundsAnswered({ blocks }: ActText): Finding[] {
  const grounds = blocks.filter(
    ({ section, node }) =>
      section?.startsWith('motivos') === true &&
      node.type !== 'heading' &&
      node.attrs?.['section'] === undefined,
  )
  // the first paragraph introduces the list
  const stated = grounds.length - 1
  const answers = blocks.filter(({ section }) => section?.startsWith('consideraciones') === true)
  const asked = answers.flatMap((block) =>
    [...block.text.matchAll(ORDINAL_OF_GROUND)].map((match) => ({
      n: ORDINALS.indexOf(short((match[1] ?? match[2] ?? '').toLocaleLowerCase('es'))) + 1,
      block,
      place: { index: match.index, length: match[0].length },
    })),
  )
  const spoken = asked.filter(({ n }) => n > 0)
  if (stated < 1 || spoken.length === 0) return []
  const beyond = spoken.find(({ n }) => n > stated)
  if (beyond !== undefined)
    return [
      at(
        beyond.block,
        'motivo_que_nadie_expuso',
        `Se responde un motivo ${ORDINALS[beyond.n - 1]} y el recurso expone ${stated}. Responda los que expone.`,
        beyond.place,
      ),
    ]
  const missing = Array.from({ length: stated }, (_, index) => index + 1).find(
    (n) => !spoken.some((one) => one.n === n),
  )
  const [place] = answers
  if (missing === undefined || place === undefined) return []
  return [
    at(
      place,
      'motivo_sin_respuesta',
      `Falta responder el motivo ${ORDINALS[missing - 1]} del recurso: la decisión debe resolverlos todos (CPACA art. 80).`,
    ),
  ]
}
