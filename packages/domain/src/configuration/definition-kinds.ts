import { z } from 'zod'
import { actSchema, passageSchema } from '../acts/act-schema.ts'
import type { WrittenTemplate } from '../acts/template.ts'
import type { Passage } from '../acts/passages.ts'
import { type Judged, judge } from '../definitions/judge.ts'
import { type ProcedureDef, procedureSchema } from '../definitions/procedure-schema.ts'
import { sharedSectionSchema } from '../forms/form-schema.ts'
import type { SharedSection } from '../forms/shared-sections.ts'
import type { WrittenFamily } from '../workflow/definition/definition.ts'
import { writtenFamilySchema } from '../workflow/definition/family-schema.ts'
import { type Checked, defineKind, type Kind } from './kind.ts'
import { LONGEST } from './lengths.ts'
import {
  CAPITALS,
  KEBAB,
  line,
  lineOrNothing,
  listed,
  NAMED,
  NUMBERED,
  PROCEDURE_TYPES,
  webAddress,
} from './parts.ts'
import { refersTo } from './rules/named.ts'
import { FORMS_ALIKE, NAMES_APART, PROCEDURES_APART } from './rules/names.ts'
import { TERMS_GIVEN } from './rules/terms.ts'

/** Workflows, acts and forms are changed by the product alone, until they can be tried before they are published. */
const BY_THE_PRODUCT = {
  twoPeople: true,
  editors: [],
  publishers: [],
  // who keeps the procedures sees by what they are worked
  readers: ['administrators', 'legalOffice'],
  asksNorm: false,
} as const

/** What people are asked and told: one person writes it, and another publishes it (decision 65). */
const OF_THE_LEGAL_OFFICE = {
  twoPeople: true,
  editors: ['administrators', 'legalOffice'],
  publishers: ['administrators', 'legalHead'],
  asksNorm: false,
} as const

/** Where procedures stand in the lists: names and pictures, by which no case is worked. */
const OF_THE_LISTS = {
  twoPeople: false,
  editors: ['administrators', 'legalOffice'],
  publishers: ['administrators', 'legalHead'],
  asksNorm: false,
} as const

/** A definition without its key, in its place. */
interface Placed<Definition> {
  readonly order: number
  readonly definition: Definition
}

const outer = z.strictObject({
  order: z.int().min(0).max(1_000_000),
  definition: z.record(z.string(), z.unknown()),
})

/** A kind of definitions: each is judged by its own schema, under its key. */
function ofDefinitions<Definition>(
  declared: Omit<Kind<Placed<Definition>>, 'check'> & {
    readonly judged: (definition: unknown, key: string) => Judged<unknown>
    /** name of the key in the definition that the program reads */
    readonly keyIs: string
    /** a sound key, to judge by where the given one is wrong, which is said apart */
    readonly like: string
  },
): Kind<Placed<Definition>> {
  const { judged, keyIs, like, ...kind } = declared
  const { name, appliesTo, keys } = kind
  const shape = defineKind({
    name,
    appliesTo,
    keys,
    ...BY_THE_PRODUCT,
    between: [],
    content: outer,
    title: String,
  })
  return {
    ...kind,
    check(content, key = like): Checked<Placed<Definition>> {
      const whole = shape.check(content, key)
      if (!whole.ok) return whole
      const { definition } = whole.value
      if (Object.hasOwn(definition, keyIs))
        return { ok: false, problems: [{ path: `definition/${keyIs}`, message: `No existe: «${keyIs}»` }] }
      const result = judged(definition, keys.pattern.test(key) ? key : like)
      // what passes is stored as it was written
      if (result.ok) return { ok: true, value: whole.value as Placed<Definition> }
      return {
        ok: false,
        problems: result.problems.map(({ path, message }) => ({
          path: ['definition', ...path.split('.').filter((part) => part !== '')].join('/'),
          message,
        })),
      }
    },
  }
}

/** The definition with the key that it is stored under. */
const keyed = (key: Readonly<Record<string, unknown>>, definition: unknown): unknown =>
  typeof definition === 'object' && definition !== null ? { ...definition, ...key } : definition

/** What a case is worked by. */
export const DEFINITION_KINDS = {
  tramite: ofDefinitions<Omit<ProcedureDef, 'ttId'>>({
    name: { one: 'trámite', many: 'trámites' },
    appliesTo: 'newCases',
    ...OF_THE_LEGAL_OFFICE,
    keys: PROCEDURE_TYPES,
    // of its parts, by the name of the list
    offers: {
      subcategories: 'subcategories',
      documents: 'documents',
      families: 'families',
      steps: 'steps',
      roles: 'roles',
      templates: 'templates',
    },
    between: [
      PROCEDURES_APART,
      FORMS_ALIKE,
      TERMS_GIVEN,
      refersTo(
        'familia',
        ({ definition }: Placed<Omit<ProcedureDef, 'ttId'>>) => definition.workflow.family,
        'El flujo de trabajo',
      ),
      refersTo(
        'subcategoria',
        ({ definition }: Placed<Omit<ProcedureDef, 'ttId'>>) => String(definition.subcategory),
        'La subcategoría',
      ),
    ],
    judged: (definition, key) =>
      judge(procedureSchema, keyed({ ttId: Number(key) }, definition), 'el trámite'),
    keyIs: 'ttId',
    like: '1',
    title: ({ definition }) => definition.name,
  }),
  familia: ofDefinitions<Omit<WrittenFamily, 'id'>>({
    name: { one: 'flujo de trabajo', many: 'flujos de trabajo' },
    appliesTo: 'newCases',
    ...BY_THE_PRODUCT,
    keys: NAMED,
    between: [],
    judged: (definition, key) => judge(writtenFamilySchema, keyed({ id: key }, definition), 'la familia'),
    keyIs: 'id',
    like: 'familia',
    title: ({ definition }) => definition.name,
  }),
  acto: ofDefinitions<Omit<WrittenTemplate, 'id'>>({
    name: { one: 'plantilla de acto', many: 'plantillas de actos' },
    appliesTo: 'newSteps',
    ...BY_THE_PRODUCT,
    keys: CAPITALS,
    between: [],
    judged: (definition, key) => judge(actSchema, keyed({ id: key }, definition), 'el acto'),
    keyIs: 'id',
    like: 'ACTO',
    title: ({ definition }) => definition.name,
  }),
  pasaje: ofDefinitions<Omit<Passage, 'key'>>({
    name: { one: 'pasaje de actos', many: 'pasajes de actos' },
    appliesTo: 'newSteps',
    ...BY_THE_PRODUCT,
    keys: KEBAB,
    between: [],
    judged: (definition, key) => judge(passageSchema, keyed({ key }, definition), 'el pasaje'),
    keyIs: 'key',
    like: 'pasaje',
    title: ({ definition }) => definition.about,
  }),
  seccion: ofDefinitions<Omit<SharedSection, 'key'>>({
    name: { one: 'sección de formularios', many: 'secciones de formularios' },
    appliesTo: 'newCases',
    ...BY_THE_PRODUCT,
    keys: NAMED,
    between: [],
    judged: (definition, key) => judge(sharedSectionSchema, keyed({ key }, definition), 'la sección'),
    keyIs: 'key',
    like: 'seccion',
    title: ({ definition }) => definition.about,
  }),
  documento: defineKind({
    name: { one: 'tipo de documento', many: 'tipos de documento' },
    appliesTo: 'newCases',
    ...OF_THE_LEGAL_OFFICE,
    keys: NUMBERED,
    between: [],
    content: z.strictObject({
      title: line(LONGEST.name),
      description: line(LONGEST.description),
      /** why recognised third parties do not read it; null: they do */
      reserved: z.enum(['identidad', 'vida-privada', 'comercial']).nullable(),
      // added to what was published before
      /** what a good one has; empty: nothing is said */
      example: lineOrNothing(LONGEST.description).exactOptional(),
      /** where its format is downloaded; empty: it has none. A procedure that links its own shows that */
      format: z.union([z.literal(''), webAddress]).exactOptional(),
    }),
    title: ({ title }) => title,
  }),
  categoria: defineKind({
    name: { one: 'categoría', many: 'categorías' },
    appliesTo: 'atOnce',
    ...OF_THE_LISTS,
    keys: NUMBERED,
    between: [NAMES_APART],
    content: z.strictObject({ ...listed, image: line(LONGEST.name) }),
    title: ({ name }) => name,
  }),
  subcategoria: defineKind({
    name: { one: 'subcategoría', many: 'subcategorías' },
    appliesTo: 'atOnce',
    ...OF_THE_LISTS,
    offers: { category: 'categories' },
    keys: NUMBERED,
    between: [
      NAMES_APART,
      refersTo('categoria', ({ category }: { readonly category: string }) => category, 'La categoría'),
    ],
    content: z.strictObject({
      ...listed,
      image: line(LONGEST.name),
      category: z.string().regex(NUMBERED.pattern),
    }),
    title: ({ name }) => name,
  }),
} as const satisfies Readonly<Record<string, Kind<unknown>>>
