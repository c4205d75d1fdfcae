import { type ActText, at, type Finding } from './record.ts'

/** A grant states its validity; a legalisation covers past facts and grants nothing for the future. */
export function validityAndClass(act: ActText): Finding[] {
  const [first] = act.articles
  const inOrder = act.template.class === 'resolucion' && first !== undefined
  if (!inOrder) return []
  const label = (text: string): boolean => /^Vigencia$/i.test(text.trim())
  const validity = act.blocks.slice(act.operative).find(({ text }) => label(text))
  if (/^Legalizar\b/.test(first.words) && validity !== undefined)
    return [
      at(
        validity,
        'vigencia_y_clase',
        'Lo que se legaliza ya se hizo: no puede tener una vigencia que empiece ahora. Quite la vigencia o diga en qué plazo se cumple la compensación.',
      ),
    ]
  if (/^(?:Otorgar|Aprobar)\b/.test(first.words) && validity === undefined)
    return [
      at(
        first.block,
        'vigencia_y_clase',
        'La decisión otorga y no dice por cuánto tiempo. Escriba la vigencia.',
      ),
    ]
  return []
}

const GRANTED = /\b(?:caudal|volumen|vigencia|plazo|t[ée]rmino)\s+(?:otorgad|concedid)[oa]\b/i

/** The text refers to a grant only where the case has one. */
export function nothingGranted({ blocks, record, template }: ActText): Finding[] {
  const { facts } = record
  const permit = ['permiso.resolucion', 'permiso.vence', 'permiso.obligaciones'].some(
    (key) => facts[key] !== undefined,
  )
  if (template.class !== 'resolucion' || facts['decision.sentido'] === 'otorga' || permit) return []
  if (facts['recurso.decision'] === 'otorga' || facts['recurso.decision'] === 'modifica') return []
  return blocks.flatMap((block) => {
    const said = GRANTED.exec(block.text)
    // skips fixed text: the law's general wording states nothing about this case
    if (said === null || block.node.content?.every((node) => node.type === 'text') === true) return []
    return [
      at(
        block,
        'nada_se_otorgo',
        `El texto habla de «${said[0]}» y en esta actuación no se ha otorgado nada. Corrija las consideraciones.`,
        { index: said.index, length: said[0].length },
      ),
    ]
  })
}

/** «Modificar» and «En su lugar, otorgar» are how an appeal sets new terms (CPACA art. 80). */
const GRANTS = /^(?:Otorgar|Aprobar|Acceder|En su lugar, otorgar|Modificar)\b/

/**
 * Sends the reader elsewhere and gives no reason: «por lo que se considera en este acto», «por las razones
 * expuestas», «según lo anterior».
 */
const NO_REASON =
  /^(?:(?:por|seg[úu]n|de acuerdo con|conforme a|de conformidad con|en atenci[óo]n a) )?(?:lo|las?|los) (?:(?:raz[óo]n(?:es)?|motivos?|consideraciones) )?(?:que )?(?:se )?(?:consider|expon|expus|expuest|expres|indic|dich|dice|señal|anterior|antes)\p{L}*(?: (?:en|de|la|el|este|esta|acto|parte|motiva|resoluci[óo]n|arriba|antes|anterior))*\.?$/iu

/** Fewest words that can say why. */
const A_REASON = 3

/** The text of a block gives a reason for a term's difference. */
function givesReason(text: string, label: string): boolean {
  if (!text.startsWith(`${label}: `)) return false
  const said = text.slice(label.length + 2).trim()
  return said.split(/\s+/u).length >= A_REASON && !NO_REASON.test(said)
}

/**
 * Each difference between requested, recommended and granted terms is shown and reasoned, and the rest is
 * denied.
 */
export function differencesSaid({ articles, blocks, operative, record, template }: ActText): Finding[] {
  // an auto grants nothing; its approvals are intermediate steps
  if (template.class !== 'resolucion') return []
  // an appeal decided together with a rejected one, or one that first revokes, grants in a later article
  const grant = articles.find(({ words }) => GRANTS.test(words))
  if (grant === undefined) return []
  const whole = blocks.map(({ text }) => text).join('\n')
  return record.comparison.flatMap((term) => {
    if (!term.differs) return []
    const shown = [term.requested, term.recommended, term.granted].every((words) => whole.includes(words))
    const reasoned = blocks.slice(0, operative).some(({ text }) => givesReason(text, term.label))
    const place = grant.block
    if (!shown || !reasoned)
      return [
        at(
          place,
          'diferencia_sin_razon',
          `«${term.label}»: lo otorgado (${term.granted}) se aparta de lo pedido o de lo recomendado, y el acto no lo muestra con su razón.`,
        ),
      ]
    if (term.less && !articles.some(({ words }) => /^Negar\b/.test(words)))
      return [
        at(
          place,
          'resto_sin_negar',
          `«${term.label}»: se otorga menos de lo pedido y ningún artículo niega el resto. Niéguelo con su razón.`,
        ),
      ]
    return []
  })
}
