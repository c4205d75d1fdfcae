import { z } from 'zod'
import { TEXT_GROUPS } from '../access/configuration-roles.ts'
import { declared, isMessageId } from '../cases/messages/messages.ts'
import type { Fault } from '../kernel/problem.ts'
import { declaredLetter, isLetterId } from '../workflow/letters/declared-letters.ts'
import { isIsoDate, shortDate } from '../terms/dates.ts'
import { competence } from './contents/competence.ts'
import { formula } from './contents/formula.ts'
import { group } from './contents/group.ts'
import { holidayLaw } from './contents/holiday-law.ts'
import { legalText } from './contents/legal-text.ts'
import { letterProblems, letterWords } from './contents/letter.ts'
import { messageProblems, messageWords } from './contents/message.ts'
import { numberSeries } from './contents/number-series.ts'
import { office } from './contents/office.ts'
import { ownSetting, settingProblems } from './contents/own-setting.ts'
import { species } from './contents/species.ts'
import { yearFigures } from './contents/year-figures.ts'
import { zone } from './contents/zone.ts'
import { DEFINITION_KINDS } from './definition-kinds.ts'
import { HELP_KINDS } from './help-kinds.ts'
import { defineKind, type Kind } from './kind.ts'
import { LIST_KINDS } from './list-kinds.ts'
import { ASKED_ARE_ACCEPTED, VERSIONS_NEW } from './texts/legal-rules.ts'
import { LONGEST } from './lengths.ts'
import { isSettingId, OWN_SETTINGS } from './own-settings.ts'
import { BY_YEAR, CAPITALS, DOTTED, isoDate, KEBAB, line, listed, NAMED, NUMBERED } from './parts.ts'
import { BEGINS_APART, DELEGATES_OWN, OWN_ONCE } from './rules/competence.ts'
import { DAYS_ONCE, DAYS_TO_COME, HOLIDAYS_TO_COME } from './rules/days.ts'
import { FIGURES_RISE, FORMULAS_ONCE } from './rules/money.ts'
import { refersTo } from './rules/named.ts'
import { NAMES_APART, SPECIES_APART } from './rules/names.ts'
import { MUNICIPALITIES_ONCE, OFFICE_NUMBERS_ONCE, OFFICES_SERVE } from './rules/offices.ts'
import { NUMBERS_APART, NUMBERS_NEW } from './rules/series.ts'
import { DIVISIONS_ONCE } from './rules/zones.ts'
import { bothNames } from './species-words.ts'

const byName = (content: { readonly name: string }): string => content.name

const settingName = (key: string): string => (isSettingId(key) ? OWN_SETTINGS[key].name : key)

/** What the authority decides. The key of an entry is the id of the kind, in stored rows and exported folders. */
export const KINDS = {
  cifras: defineKind({
    name: { one: 'cifras de un año', many: 'cifras por año' },
    appliesTo: 'byYear',
    twoPeople: true,
    editors: ['administrators', 'feeOffice'],
    publishers: ['administrators', 'feeHead'],
    asksNorm: true,
    keys: BY_YEAR,
    between: [FIGURES_RISE],
    content: yearFigures,
    title: (_, year) => `Cifras de ${year}`,
  }),
  formula: defineKind({
    name: { one: 'fórmula', many: 'fórmulas' },
    appliesTo: 'newSettlements',
    twoPeople: true,
    editors: ['administrators', 'feeOffice'],
    publishers: ['administrators', 'feeHead'],
    asksNorm: true,
    keys: NUMBERED,
    between: [NAMES_APART, FORMULAS_ONCE],
    content: formula,
    title: byName,
  }),
  ...LIST_KINDS,
  especie: defineKind({
    name: { one: 'especie', many: 'especies' },
    appliesTo: 'newSteps',
    twoPeople: false,
    editors: ['administrators', 'resourceOffice'],
    publishers: ['administrators', 'resourceHead'],
    asksNorm: false,
    keys: NUMBERED,
    between: [NAMES_APART, SPECIES_APART],
    content: species,
    title: bothNames,
  }),
  zona: defineKind({
    name: { one: 'zona', many: 'zonas' },
    appliesTo: 'atOnce',
    twoPeople: false,
    editors: ['administrators', 'resourceOffice'],
    publishers: ['administrators', 'resourceHead'],
    asksNorm: false,
    keys: NUMBERED,
    offers: { group: 'groups' },
    between: [
      NAMES_APART,
      DIVISIONS_ONCE,
      refersTo(
        'grupo',
        ({ group = '' }: { readonly group?: string }) => (group === '' ? null : group),
        'El grupo',
      ),
    ],
    content: zone,
    title: byName,
  }),
  serie: defineKind({
    name: { one: 'serie de numeración', many: 'series de numeración' },
    appliesTo: 'newSteps',
    twoPeople: true,
    editors: ['administrators', 'legalOffice'],
    publishers: ['administrators', 'legalHead'],
    asksNorm: false,
    keys: CAPITALS,
    between: [NAMES_APART, NUMBERS_APART, NUMBERS_NEW],
    content: numberSeries,
    title: byName,
  }),
  sede: defineKind({
    name: { one: 'sede', many: 'sedes' },
    appliesTo: 'atOnce',
    twoPeople: false,
    editors: ['administrators'],
    publishers: ['administrators'],
    asksNorm: false,
    keys: NAMED,
    holds: { work: 'office', isOpen: ({ active }) => active },
    between: [NAMES_APART, OFFICE_NUMBERS_ONCE, MUNICIPALITIES_ONCE, OFFICES_SERVE],
    chooses: { municipalities: 'municipalities' },
    content: office,
    title: byName,
  }),
  competencia: defineKind({
    name: { one: 'competencia para firmar', many: 'competencias para firmar' },
    appliesTo: 'newSignatures',
    twoPeople: true,
    editors: ['administrators', 'legalOffice'],
    publishers: ['administrators', 'legalHead'],
    asksNorm: true,
    keys: NUMBERED,
    between: [
      NAMES_APART,
      OWN_ONCE,
      BEGINS_APART,
      DELEGATES_OWN,
      refersTo('sede', ({ office }: { readonly office: string | null }) => office, 'La sede'),
    ],
    chooses: { role: 'staffRoles', authority: 'staffRoles' },
    offers: { classes: 'actClasses' },
    content: competence,
    title: byName,
  }),
  grupo: defineKind({
    name: { one: 'grupo de personas', many: 'grupos de personas' },
    appliesTo: 'atOnce',
    twoPeople: false,
    editors: ['administrators'],
    publishers: ['administrators'],
    asksNorm: false,
    keys: NUMBERED,
    between: [
      NAMES_APART,
      refersTo('sede', ({ office }: { readonly office: string | null }) => office, 'La sede'),
    ],
    chooses: { roles: 'staffRoles', acts: 'acts' },
    // an account that is not there counts for nothing; its name is a datum of a person, kept in no content
    offers: { people: 'officials', alerts: 'alerts' },
    content: group,
    title: byName,
  }),
  ajuste: defineKind({
    name: { one: 'ajuste del portal', many: 'ajustes del portal' },
    appliesTo: 'atOnce',
    twoPeople: true,
    editors: ['administrators'],
    publishers: ['administrators'],
    asksNorm: false,
    keys: DOTTED,
    stays: true,
    between: [],
    content: ownSetting,
    judge: settingProblems,
    title: (_, key) => settingName(key),
  }),
  rol: defineKind({
    name: { one: 'nombre de un rol', many: 'nombres de los roles' },
    appliesTo: 'atOnce',
    twoPeople: false,
    editors: ['administrators'],
    publishers: ['administrators'],
    asksNorm: false,
    keys: CAPITALS,
    between: [NAMES_APART],
    // what a role may do is the program's: only its name is the authority's
    content: z.strictObject({ name: line(LONGEST.roleName) }),
    title: byName,
  }),
  dia_cerrado: defineKind({
    name: { one: 'día cerrado', many: 'días cerrados' },
    appliesTo: 'atOnce',
    twoPeople: true,
    editors: ['administrators', 'legalOffice'],
    publishers: ['administrators', 'legalHead'],
    asksNorm: true,
    keys: NUMBERED,
    between: [
      DAYS_ONCE,
      DAYS_TO_COME,
      refersTo('sede', ({ office }: { readonly office: string | null }) => office, 'La sede'),
    ],
    content: z.strictObject({ ...listed, date: isoDate, office: z.string().regex(NAMED.pattern).nullable() }),
    title: ({ name, date }) => (isIsoDate(date) ? `${shortDate(date)}: ${name}` : name),
  }),
  ley_festivos: defineKind({
    name: { one: 'ley de festivos', many: 'leyes de festivos' },
    appliesTo: 'atOnce',
    twoPeople: true,
    editors: ['administrators', 'legalOffice'],
    publishers: ['administrators', 'legalHead'],
    asksNorm: true,
    keys: NAMED,
    between: [NAMES_APART, HOLIDAYS_TO_COME],
    content: holidayLaw,
    title: byName,
  }),
  texto_legal: defineKind({
    name: { one: 'texto legal', many: 'textos legales' },
    appliesTo: 'atOnce',
    twoPeople: true,
    editors: TEXT_GROUPS,
    publishers: ['administrators', 'legalHead'],
    asksNorm: false,
    keys: KEBAB,
    stays: true,
    between: [VERSIONS_NEW, ASKED_ARE_ACCEPTED],
    content: legalText,
    title: byName,
  }),
  mensaje: defineKind({
    name: { one: 'mensaje', many: 'mensajes' },
    appliesTo: 'atOnce',
    twoPeople: false,
    editors: TEXT_GROUPS,
    publishers: ['administrators', 'legalHead'],
    asksNorm: false,
    keys: DOTTED,
    stays: true,
    between: [],
    content: messageWords,
    judge: messageProblems,
    title: (_, key) => (isMessageId(key) ? declared(key).name : key),
  }),
  carta: defineKind({
    name: { one: 'carta', many: 'cartas' },
    appliesTo: 'newSteps',
    twoPeople: false,
    editors: TEXT_GROUPS,
    publishers: ['administrators', 'legalHead'],
    asksNorm: false,
    keys: KEBAB,
    stays: true,
    between: [],
    content: letterWords,
    judge: letterProblems,
    title: (_, key) => (isLetterId(key) ? declaredLetter(key).name : key),
  }),
  ...HELP_KINDS,
  ...DEFINITION_KINDS,
} as const satisfies Readonly<Record<string, Kind<unknown>>>

export type KindId = keyof typeof KINDS
export type ContentOf<Id extends KindId> = (typeof KINDS)[Id] extends Kind<infer Content> ? Content : never

export const isKindId = (id: string): id is KindId => Object.hasOwn(KINDS, id)

/** A thing of a kind under its key, which never changes. */
export interface Item<Id extends KindId = KindId> {
  readonly kind: Id
  readonly key: string
  readonly content: ContentOf<Id>
}

/** Contents in force, or that would be, of any kind by key; each was checked by its kind. */
export type Contents = ReadonlyMap<KindId, ReadonlyMap<string, unknown>>

/** Items of every kind, as a product ships them. */
export type ItemsByKind = { readonly [Id in KindId]: readonly Omit<Item<Id>, 'kind'>[] }

/** What is wrong with an item; empty: it can be stored. */
export function itemProblems(kind: KindId, key: string, content: unknown): readonly Fault[] {
  const { keys } = KINDS[kind]
  const checked = KINDS[kind].check(content, key)
  return [
    ...(keys.pattern.test(key) ? [] : [{ path: '', message: keys.sentence }]),
    ...(checked.ok ? [] : checked.problems),
  ]
}
