import { positionFor, withArticle } from '../position.ts'
import { type ActText, at, type Finding } from './record.ts'

/** Acts that decide open with the authority and its reasons (CPACA art. 42). */
const decides = ({ template, operative }: ActText): boolean =>
  operative >= 0 && (template.class === 'auto' || template.class === 'resolucion')

/** Verbs a title announces, and those with which the first article can begin. */
export const TITLE_VERBS: Readonly<Record<string, readonly string[]>> = {
  otorga: ['Otorgar', 'Acceder'],
  aprueba: ['Aprobar'],
  legaliza: ['Legalizar'],
  niega: ['Negar'],
  inicia: ['Iniciar'],
  requiere: ['Requerir'],
  solicita: ['Solicitar'],
  declara: ['Declarar'],
  ordena: ['Ordenar', 'Acumular', 'Trasladar'],
  reconoce: ['Reconocer'],
  admite: ['Admitir'],
  rechaza: ['Rechazar'],
  acepta: ['Aceptar'],
  reasigna: ['Reasignar'],
  formulan: ['Formular'],
  corre: ['Correr', 'Declarar cerrado'],
  levanta: ['Levantar'],
  impone: ['Imponer'],
}
/** Titles that leave the decision open. */
export const OPEN_TITLES: ReadonlySet<string> = new Set(['resuelve', 'resuelven', 'decide', 'deciden'])
/** Verbs whose object distinguishes decisions: «ordena el archivo», «declara el desistimiento». */
const WITH_OBJECT: ReadonlySet<string> = new Set(['ordena', 'declara'])
/** Letters of the object shared by its noun and verb: archivo → archivar, acumulación → acumular. */
const STEM = 5

/** The words of a title, «Por la cual se niega …», without its quotes. */
function titleOf({ blocks }: ActText) {
  const block = blocks.find(
    ({ node, text }) => node.attrs?.['role'] === 'titulo' && /^«Por (?:el|la) cual/.test(text),
  )
  return block === undefined ? undefined : { block, words: block.text.replace(/[«»]/g, '') }
}

/** First verb of a title; null when it has none. */
export const verbOfTitle = (title: string): string | null => /\bcual se (\p{L}+)/u.exec(title)?.[1] ?? null

/** The title announces what the first article decides. */
export function titleAndDecision(act: ActText): Finding[] {
  const title = titleOf(act)
  const first = act.articles[0]
  if (!decides(act) || title === undefined || first === undefined) return []
  const verb = verbOfTitle(title.words)
  if (verb === null || OPEN_TITLES.has(verb)) return []
  const begins = TITLE_VERBS[verb]
  const disagree = [
    at(
      first.block,
      'titulo_y_decision',
      `El título dice que «se ${verb}» y el artículo primero empieza por «${first.words.split(' ')[0] ?? ''}». Haga que digan lo mismo.`,
    ),
  ]
  if (begins === undefined || !begins.some((word) => first.words.startsWith(word))) return disagree
  if (!WITH_OBJECT.has(verb)) return []
  const object = /\bcual se \p{L}+ (?:(?:el|la|los|las|una?) )?(\p{L}+)/u.exec(title.words)?.[1] ?? ''
  return first.words.toLocaleLowerCase('es').includes(object.slice(0, STEM).toLocaleLowerCase('es'))
    ? []
    : disagree
}

const isConsidering = (text: string): boolean => text.trim() === 'CONSIDERANDO'

/** The reasons stand under CONSIDERANDO, before the decision. */
export function considering(act: ActText): Finding[] {
  if (!decides(act)) return []
  const place = act.blocks.findIndex(({ text }) => isConsidering(text))
  const decision = act.blocks[act.operative]
  if ((place >= 0 && place < act.operative) || decision === undefined) return []
  return [
    at(
      decision,
      'considerando',
      'Falta «CONSIDERANDO» antes de las razones. Escríbalo después de la línea de la autoridad.',
    ),
  ]
}

const lineOf = ({ blocks }: ActText) => {
  const end = blocks.findIndex(({ text }) => isConsidering(text))
  return blocks
    .slice(0, end < 0 ? 0 : end)
    .findLast(({ node, text }) => node.attrs?.['role'] !== 'titulo' && /^[^\p{Ll}]+ DE LA \p{Lu}/u.test(text))
}
const pending = (block: ReturnType<typeof lineOf>): boolean =>
  (block?.node.content ?? []).some(
    (node) => node.type === 'variable' && String(node.attrs?.['value'] ?? '') === '',
  )

/**
 * The deciding authority stands between the title and CONSIDERANDO: «LA DIRECTORA GENERAL DE LA CORPORACIÓN …».
 */
export function authorityLine(act: ActText): Finding[] {
  if (!decides(act)) return []
  const drafted = act.blocks
    .slice(0, act.operative)
    .some(({ node }) => (node.content ?? []).some((child) => child.attrs?.['format'] === 'conArticulo'))
  const line = lineOf(act)
  const decision = act.blocks[act.operative]
  if (decision === undefined || drafted || (line !== undefined && /^(?:EL|LA) /.test(line.text.trim())))
    return []
  return [
    at(
      decision,
      'linea_de_autoridad',
      'Falta la línea de la autoridad que decide, entre el título y «CONSIDERANDO»: por ejemplo, «LA DIRECTORA GENERAL DE LA CORPORACIÓN».',
    ),
  ]
}

/** Position, authority line and forms of address agree with the signer and with the people named. */
export function genders(act: ActText): Finding[] {
  const { blocks, record, template } = act
  const found: Finding[] = []
  const title = titleOf(act)
  const article = template.class === 'auto' ? 'el' : template.class === 'resolucion' ? 'la' : null
  if (title !== undefined && article !== null && !title.words.startsWith(`Por ${article} cual`))
    found.push(at(title.block, 'genero_titulo', `El título debe empezar por «Por ${article} cual».`))
  const signature = blocks.findLast(
    ({ node }) =>
      node.attrs?.['role'] === 'firma' &&
      (node.content ?? []).some((child) => child.attrs?.['name'] === 'firmante.cargo'),
  )
  const position = signature?.text.split('\n').at(-1)?.trim() ?? ''
  const known = signature !== undefined && !pending(signature) && position !== ''
  if (known) {
    if (positionFor(position, record.signerGender) !== position)
      found.push(
        at(
          signature,
          'genero_cargo',
          `El cargo de la firma, «${position}», no concuerda con quien firma. Escriba «${positionFor(position, record.signerGender)}».`,
        ),
      )
    const line = lineOf(act)
    if (line !== undefined && !pending(line) && !line.text.trim().startsWith(`${withArticle(position)} `))
      found.push(
        at(
          line,
          'genero_cargo',
          `La línea de la autoridad debe nombrar a quien firma: «${withArticle(position)}».`,
        ),
      )
    for (const block of blocks) {
      const said = /por conducto de su ([^,]+),/.exec(block.text)
      if (said !== null && said[1] !== position.toLocaleLowerCase('es') && !pending(block))
        found.push(
          at(
            block,
            'genero_cargo',
            `El texto dice «por conducto de su ${said[1]}» y firma «${position}». Haga que digan lo mismo.`,
            { index: said.index, length: said[0].length },
          ),
        )
    }
  }
  for (const block of blocks)
    for (const { name, gender } of record.people) {
      if (gender !== 1 && gender !== 2) continue
      const wrong = gender === 2 ? '(?:el|al|del) señor' : '(?:la|a la|de la) señora'
      const said = new RegExp(`\\b${wrong} ${escaped(name)}`, 'iu').exec(block.text)
      if (said !== null)
        found.push(
          at(
            block,
            'genero_persona',
            `«${said[0]}»: debe decir «${gender === 2 ? 'la señora' : 'el señor'} ${name}».`,
            { index: said.index, length: said[0].length },
          ),
        )
    }
  return found
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
