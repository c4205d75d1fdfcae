import { KINDS } from '@ventanilla/domain/configuration/kinds'
import {
  ADDRESS_STATES,
  APPLIES_TO,
  CONFLICT_KINDS,
  DIFFERENCE_KINDS,
  ITEM_STATES,
  VERSION_ORIGINS,
  VERSION_STATES,
} from '@ventanilla/domain/configuration/words'
import { z } from 'zod'
import { closed, judgedByCall } from './closed.ts'
import { fault } from './problem.ts'
import { personRef, version } from './shapes.ts'

/** Shapes of the calls of the configuration. */
const SEVERITIES = {
  error: 'Impide publicar',
  aviso: 'Se acepta con un motivo, uno por uno',
} as const

/** The call answers a kind that the caller does not see like one that does not exist. */
export const kindName = z
  .string()
  .max(60)
  .meta(judgedByCall(Object.fromEntries(Object.entries(KINDS).map(([id, { name }]) => [id, name.many]))))

/** Name of an item: its kind and its key, which never changes. */
export const itemName = z.strictObject({ kind: kindName, key: z.string().max(60) })
export const byKind = z.object({ kind: kindName })
export const byItem = byKind.extend({ key: z.string().max(60) })
export const byVersion = byItem.extend({ version: z.coerce.number().int().min(1).max(2_000_000_000) })

/** An item's content, as its kind declares it; the kind's own rules judge it. */
export const given = z
  .record(z.string().max(120), z.unknown())
  .meta({ description: 'Contenido del elemento; sus datos son los de su clase' })
export const content = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Contenido del elemento; sus datos son los de su clase' })
/** the last step of the item's draft that the caller has seen; 0: none yet */
export const seen = version.meta({
  description:
    'El `revision` del elemento que se tenía a la vista: si otra persona guardó después, se rechaza',
})
/** identifies exactly the draft that was seen */
export const draftHash = z.string().min(1).max(64)
/** drafts that are published, each as it was seen */
export const draftsSeen = z
  .array(itemName.extend({ hash: draftHash }))
  .min(1)
  .max(200)
export const reason = z.string().trim().min(5).max(500)
export const norm = z.string().trim().max(300).default('')
/** warnings that are accepted, each with its reason */
export const accepted = z
  .array(z.strictObject({ finding: z.string().min(1).max(300), reason }))
  .max(50)
  .default([])

/** who takes over the work of an item that closes, as an office; demanded where it holds some */
export const handOver = z
  .array(z.strictObject({ kind: kindName, key: z.string().max(60), to: z.string().max(60) }))
  .max(200)
  .default([])
/** an item that a publication closes, what it holds now, and who can take it over */
export const closing = z.object({
  kind: kindName,
  key: z.string(),
  title: z.string(),
  held: z.object({ cases: z.int(), tasks: z.int(), people: z.int() }),
  /** the publisher must name one */
  demanded: z.boolean(),
  takers: z.array(z.object({ key: z.string(), title: z.string() })),
})

export const difference = z.object({
  /** names of data and keys of elements, never positions */
  path: z.array(z.string()),
  kind: closed(DIFFERENCE_KINDS),
  /** absent where there is none */
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})
export const conflict = z.object({
  path: z.array(z.string()),
  kind: closed(CONFLICT_KINDS),
  base: z.unknown().optional(),
  product: z.unknown().optional(),
  ours: z.unknown().optional(),
})
export const finding = z.object({
  /** names it when it is accepted */
  id: z.string(),
  severity: closed(SEVERITIES),
  sentence: z.string(),
  items: z.array(z.object({ kind: kindName, key: z.string(), title: z.string() })),
})
export const waiting = z.object({
  version,
  /** instant at which it comes into force */
  due: z.string(),
  retired: z.boolean(),
})
export const draftListed = z.object({
  revision: version,
  savedAt: z.string(),
  by: personRef.nullable(),
  retired: z.boolean(),
})
export const draftSaved = z.object({
  key: z.string(),
  revision: version,
  hash: draftHash,
  retired: z.boolean(),
  /** what keeps it from being published; an incomplete draft can be saved */
  problems: z.array(fault),
})
/** What came of looking at an item's outside address; null: it has none */
const addressCheck = z
  .object({
    state: closed(ADDRESS_STATES),
    /** why it does not serve, in Spanish; empty: nothing to say */
    reason: z.string(),
    /** since when it is so, and when it was looked at last; null: it has not been looked at yet */
    since: z.string().nullable(),
    checkedAt: z.string().nullable(),
  })
  .nullable()
/** What every view of an item says of it. */
export const itemHead = z.object({
  key: z.string(),
  title: z.string(),
  state: closed(ITEM_STATES),
  addressCheck,
})
export const kindRow = z.object({
  kind: kindName,
  one: z.string(),
  many: z.string(),
  appliesTo: closed(APPLIES_TO),
  /** the same in a sentence for people */
  applies: z.string(),
  /** published by another person than those who edited it */
  twoPeople: z.boolean(),
  /** its items can be changed and not retired */
  stays: z.boolean(),
  /** a publication names the norm that it follows */
  asksNorm: z.boolean(),
  /** the key of a new item can be left to the portal */
  givesKeys: z.boolean(),
  canEdit: z.boolean(),
  canPublish: z.boolean(),
  /** names of the roles that publish it */
  publishers: z.array(z.string()),
  /** what data of its contents choose from, by the name of the datum; a datum that is absent chooses from nothing */
  choices: z.record(
    z.string(),
    z.array(
      z.object({
        value: z.union([z.string(), z.int()]),
        label: z.string(),
        /** the item that has it now, where each goes into one item only */
        heldBy: z.object({ key: z.string(), title: z.string() }).optional(),
        /** what it is a part of: the workflow of a step */
        partOf: z.string().optional(),
        /** of an official: the office where they work */
        office: z.string().nullable().optional(),
        /** shown where it is chosen, and offered nowhere else */
        gone: z.literal(true).optional(),
      }),
    ),
  ),
})
export const historyRow = z.object({
  version,
  state: closed(VERSION_STATES),
  author: personRef.nullable(),
  publisher: personRef.nullable(),
  reason: z.string(),
  norm: z.string(),
  origin: closed(VERSION_ORIGINS),
  retired: z.boolean(),
  madeAt: z.string(),
  /** in force from, or due; null: called off */
  from: z.string().nullable(),
  /** in force until; null: still, or never */
  until: z.string().nullable(),
  /** the reader can go back to it alone */
  canGoBack: z.boolean(),
})

/** One of a list of items. */
export const itemRow = itemHead.extend({
  /** place in its list; null: the kind has no order of its own */
  order: z.number().nullable(),
  /** offered to who chooses from the list; null: the kind knows no such thing */
  active: z.boolean().nullable(),
  /** what its draft says, or what is in force */
  content,
  version: version.nullable(),
  since: z.string().nullable(),
  draft: draftListed.nullable(),
  waiting: z.array(waiting),
  /** the product ships a newer version than the one on which this one stands */
  news: z.boolean(),
})
