import { type ActText, at, type Finding } from './record.ts'

const APPEARS = /con el fin de notificarse personalmente|se notific[óo] personalmente/i
const DAY = /\b\d{1,2} de \p{Ll}+ de \d{4}\b/u
const HOUR = /\b\d{1,2}:\d{2}\s[ap]\.\s?m\./

/** The record of a personal notification states the day and the hour (CPACA art. 67). */
export function personalNotification({ blocks, template }: ActText): Finding[] {
  if (template.class !== 'acta') return []
  return blocks.flatMap((block) => {
    if (!APPEARS.test(block.text)) return []
    if (DAY.test(block.text) && HOUR.test(block.text)) return []
    return [
      at(
        block,
        'notificacion_sin_hora',
        'El acta de notificación personal debe decir la fecha y la hora de la diligencia (CPACA art. 67). Escríbalas.',
      ),
    ]
  })
}

/** A notice of an amount to pay states how to challenge it, with the norm. */
export function meansOfChallenge({ blocks, template }: ActText): Finding[] {
  if (template.appeal?.kinds.includes('reclamación') !== true) return []
  const said = blocks.find(({ text }) => /reclamaci[oó]n/i.test(text) && /d[íi]as/i.test(text))
  if (said !== undefined && /\bart[íi]culos?\s+\d[\s\S]*?\b(?:Ley|Decreto)\s+\d+ de \d{4}/i.test(said.text))
    return []
  const place = said ?? blocks.at(-1)
  if (place === undefined) return []
  return [
    at(
      place,
      'impugnacion_sin_norma',
      'Diga cómo se controvierte la liquidación, en qué plazo y con qué norma.',
    ),
  ]
}
