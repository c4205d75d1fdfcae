import { labelAt, textBlocks } from '../document.ts'
import type { ActTemplate, EditorNode } from '../template.ts'
import { affirmations } from './affirmations.ts'
import { appellantBurdened, groundsAnswered } from './appeal-text.ts'
import { actNumbers, articlesOfActs, laterLaw, norms } from './citations.ts'
import { chargedCircumstances, circumstances, personAndFactor } from './fine-text.ts'
import { differencesSaid, nothingGranted, validityAndClass } from './grant-text.ts'
import { authorityLine, considering, genders, titleAndDecision } from './opening.ts'
import { meansOfChallenge, personalNotification } from './served-text.ts'
import { revokedAct } from './revoked-act.ts'
import type { ActRecord, ActText, Finding, Rule } from './record.ts'

/** Rules by name; tests prove each with a defect planted in a sound act. */
export const RULES: Readonly<Record<string, Rule>> = {
  titleAndDecision,
  considering,
  authorityLine,
  genders,
  actNumbers,
  articlesOfActs,
  norms,
  laterLaw,
  personAndFactor,
  circumstances,
  chargedCircumstances,
  appellantBurdened,
  groundsAnswered,
  validityAndClass,
  nothingGranted,
  differencesSaid,
  personalNotification,
  meansOfChallenge,
  revokedAct,
  affirmations,
}

/** Builds the view of an act that the rules read. */
export function actText(template: ActTemplate, doc: EditorNode, record: ActRecord): ActText {
  const blocks = textBlocks(doc)
  const own = new Set(doc.content)
  return {
    template,
    doc,
    blocks,
    operative: blocks.findIndex(({ text }) => /^(?:RESUELVE|DISPONE)$/.test(text.trim())),
    articles: blocks.flatMap((block) => {
      const label = own.has(block.node) ? labelAt(block.text) : null
      return label === null ? [] : [{ block, words: block.text.slice(label.length) }]
    }),
    record,
  }
}

/** Inconsistencies of an act's text with itself or with the record. Each finding prevents signing. */
export function checkCoherence(template: ActTemplate, doc: EditorNode, record: ActRecord): Finding[] {
  const act = actText(template, doc, record)
  return Object.values(RULES).flatMap((rule) => rule(act))
}
