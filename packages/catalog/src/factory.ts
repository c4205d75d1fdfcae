import type { ContentOf, ItemsByKind } from '@ventanilla/domain/configuration/kinds'
import { MESSAGES } from '@ventanilla/domain/cases/messages/messages'
import { LETTERS } from '@ventanilla/domain/workflow/letters/declared-letters'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { OWN_SETTINGS } from '@ventanilla/domain/configuration/own-settings'
import { LEGAL_TEXT_IDS } from '@ventanilla/domain/configuration/texts/legal-texts'
import { HOLIDAY_LAWS } from '@ventanilla/domain/terms/holidays'
import {
  COMMUNICATION_TYPES,
  CONTROL_BODIES,
  type NamedItem,
  REJECTION_CAUSES,
  RESCHEDULE_CAUSES,
  RETURN_CAUSES,
} from './causes/causes.ts'
import { TREE_SPECIES } from './causes/trees.ts'
import { COMPETENCE } from './competence/competence.ts'
import { definitions } from './factory-definitions.ts'
import { FORMULAS } from './fees/formulas.ts'
import { FEE_PARAMETERS } from './fees/parameters.ts'
import { GLOSSARY } from './help/glossary.ts'
import { GUIDES } from './help/guides.ts'
import { QUESTIONS } from './help/questions.ts'
import { LEGAL_TEXTS } from './legal/legal-texts.ts'
import { NORM_LINKS } from './legal/norm-links.ts'
import { ROLES } from './roles/roles.ts'
import { SERIES } from './series.ts'
import { LETTER_WORDS } from './texts/letters.ts'
import { MESSAGE_TEXTS } from './texts/messages.ts'
import { MUNICIPALITIES } from './territory/municipalities.ts'
import { OFFICES } from './territory/offices.ts'

/**
 * Everything that the product ships for the authority to change, as items: the first version of each. The order
 * of a list becomes a number of its elements.
 */
export const factory = (): ItemsByKind => ({
  cifras: figures(),
  formula: FORMULAS.map(({ id, inputs, lines, examples, table, ...formula }, order) => ({
    key: String(id),
    content: {
      order,
      active: true,
      ...formula,
      inputs: inputs.map((one) => ({ ...one })),
      lines: lines.map((one) => ({ ...one })),
      table: table?.map((one) => ({ ...one })) ?? null,
      examples: examples.map((one) => ({ ...one })),
    },
  })),
  causa_devolucion: named(RETURN_CAUSES),
  causa_rechazo: named(REJECTION_CAUSES),
  causa_reagendamiento: RESCHEDULE_CAUSES.map(({ id, name, dueTo }, order) => ({
    key: String(id),
    content: { order, name, active: true, dueTo },
  })),
  comunicacion: named(COMMUNICATION_TYPES),
  ente_control: named(CONTROL_BODIES),
  enlace: NORM_LINKS.map(({ id, ...link }, order) => ({
    key: String(id),
    content: { order, active: true, ...link, procedures: [...link.procedures] },
  })),
  especie: TREE_SPECIES.map(({ id, ...species }, order) => ({
    key: String(id),
    content: { order, active: true, ...species },
  })),
  serie: SERIES.map(({ code, ...series }, order) => ({
    key: code,
    content: { order, active: true, ...series },
  })),
  sede: OFFICES.map(({ code, id, name, seat, address, active }, order) => ({
    key: code,
    content: {
      order,
      name,
      active,
      number: id,
      seat,
      address,
      municipalities: MUNICIPALITIES.filter(({ office }) => office === code).map(({ dane }) => dane),
    },
  })),
  competencia: competences(),
  grupo: [],
  // the ground is the authority's: no layer comes with the product
  zona: [],
  ajuste: Object.entries(OWN_SETTINGS).map(([key, { product }]) => ({ key, content: { value: product } })),
  rol: ROLES.map(({ code, name }) => ({ key: code, content: { name } })),
  ...definitions(),
  texto_legal: LEGAL_TEXT_IDS.map((id, order) => ({
    key: id,
    content: { order, ...LEGAL_TEXTS[id], acceptedSince: null, askedFrom: null, unaccepted: 'sigue' },
  })),
  mensaje: keysIn(MESSAGES).map((key, order) => ({ key, content: { order, ...MESSAGE_TEXTS[key] } })),
  carta: keysIn(LETTERS).map((key, order) => ({ key, content: { order, ...LETTER_WORDS[key] } })),
  guia: GUIDES.map(({ id, ...guide }, order) => ({
    key: id,
    content: { order, active: true, ...guide, steps: [...guide.steps], links: [...guide.links] },
  })),
  pregunta: QUESTIONS.map(({ id, ...question }, order) => ({
    key: id,
    content: { order, active: true, ...question },
  })),
  palabra: GLOSSARY.map((word, order) => ({
    key: String(order + 1),
    content: { order, active: true, ...word },
  })),
  dia_cerrado: [],
  ley_festivos: HOLIDAY_LAWS.map(({ id, norm, from = null, until = null, days }, order) => ({
    key: id,
    content: { order, name: norm, active: true, from, until, days: [...days] },
  })),
})

/** The powers to sign; each is called as its post and its ground. */
function competences(): ItemsByKind['competencia'] {
  const nameOf = (role: string): string => ROLES.find(({ code }) => code === role)?.name ?? role
  return COMPETENCE.map((row, order) => {
    const { role, office = null, kind, classes, title, of = '', number, date, holder, from, until } = row
    const post = row.kind === 'delegacion' ? row.delegates : row.kind === 'propia' ? row.superior : null
    return {
      key: String(order + 1),
      content: {
        order,
        name: `${nameOf(role)}: ${CALLED[kind]}`,
        role,
        office,
        kind,
        authority: post?.role ?? '',
        authorityWords: post?.words ?? '',
        classes: [...classes],
        title,
        of,
        number,
        date,
        holder,
        from,
        until,
      },
    }
  })
}

const CALLED = {
  propia: 'competencia propia',
  delegacion: 'por delegación',
  desconcentracion: 'por desconcentración',
} as const

const named = (list: readonly NamedItem[]): ItemsByKind['comunicacion'] =>
  list.map(({ id, name }, order) => ({ key: String(id), content: { order, name, active: true } }))

/** The figures of each year, of every year that some figure is known for. */
function figures(): ItemsByKind['cifras'] {
  const { years, inflation, ownScale, waterTariff, permitPaper } = FEE_PARAMETERS
  const all = new Set(
    [
      ...years.map(({ year }) => String(year)),
      ...[inflation, ownScale, waterTariff, permitPaper].flatMap((byYear) => Object.keys(byYear)),
    ].toSorted(),
  )
  return [...all].map((year) => {
    const known = years.find((one) => String(one.year) === year)
    const content: ContentOf<'cifras'> = {
      offered: known !== undefined,
      smmlv: known?.smmlv ?? null,
      uvt: known?.uvt ?? null,
      uvb: known?.uvb ?? null,
      norm: known?.norm ?? '',
      inflation: inflation[year] ?? null,
      ownScale: ownScale[year]?.map((row) => ({ ...row })) ?? null,
      waterTariff: waterTariff[year] ?? null,
      permitPaper: permitPaper[year] ?? null,
    }
    return { key: year, content }
  })
}
