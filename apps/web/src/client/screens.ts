import type { ComponentType } from 'react'
import type { Permission } from '@ventanilla/domain/access/permissions'
import type { LinkQuery } from './links.ts'
import type { RoleRule } from '@ventanilla/domain/access/role-groups'

/** 'guestOnly': only without session; 'public': everybody; 'any': everybody logged in. */
export type Access = 'guestOnly' | 'public' | 'any' | RoleRule

/**
 * The shell around a screen. `public`: strip, header, footer. `auth`: left panel with illustration. `app`: side
 * navigation and toolbar. `bare`: nothing.
 */
export type LayoutName = 'public' | 'auth' | 'app' | 'bare'

/** What the specification calls navbar, toolbar and footer of each shell. */
export const LAYOUT_FACTS: Readonly<
  Record<LayoutName, { readonly navbar: boolean; readonly toolbar: boolean; readonly footer: boolean }>
> = {
  public: { navbar: false, toolbar: true, footer: true },
  auth: { navbar: false, toolbar: false, footer: false },
  app: { navbar: true, toolbar: true, footer: false },
  bare: { navbar: false, toolbar: false, footer: false },
}

export interface ScreenAt {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

export interface ScreenModule {
  readonly default: ComponentType
  /** fetches code that this address needs before it is drawn */
  readonly prepare?: (query: URLSearchParams) => Promise<unknown> | undefined
}

/**
 * A screen that a role rule opens says what it is of use for. The specification opens routes to whole groups, of which
 * some can do nothing there: they read what is done and by whom, with the way to their own work, and nothing bounces.
 */
type ForWhom =
  | { readonly access: Exclude<Access, RoleRule>; readonly serves?: undefined }
  | { readonly access: RoleRule; readonly serves: Purpose }

export interface Purpose {
  /** whoever does not hold it reads `says` instead of the screen */
  readonly needs: Permission
  /** what is done there, and who does it: one or two sentences */
  readonly says: string
}

export type Screen = ScreenFacts & ForWhom

interface ScreenFacts {
  /** stem of the screen: `<feature>.<screen>` */
  readonly id: string
  /** `:name` a parameter, `:name?` an optional last one, `{product}` the slug */
  readonly path: string
  readonly title: string
  /** what one finds there, in a sentence, for search engines; a page without it asks them to leave it out */
  readonly description?: string
  /**
   * The page is served with its content in it. Holds the names of the query that change what is drawn first; nothing in
   * it may depend on who looks.
   */
  readonly ready?: readonly string[]
  /** path of the screen above it, for the breadcrumbs */
  readonly parent?: string
  readonly layout: LayoutName
  /** guest-only screens: the one with the same parameters that does this for people with a session */
  readonly withSession?: string
  /** what of the address goes on to it as its query */
  readonly withSessionQuery?: (at: ScreenAt) => LinkQuery
  /** side menu of our own screens; the specification's entries stand in `menu/entries.ts` and appear by path */
  readonly menu?: {
    /** path of the entry after which it stands */
    readonly after: string
    readonly label: string
    readonly icon: string
  }
  /** wide screens use the whole width of the window (task panes, inbox) */
  readonly wide?: boolean
  /** fetches what the screen shows before it is rendered; its failure is left to the screen */
  readonly reads?: (at: ScreenAt) => Promise<unknown>
  readonly component: () => Promise<ScreenModule>
}

/** A redirect: an old or referenced address that has no screen. */
export interface Redirect {
  readonly path: string
  readonly to: string
}

export function defineScreen<const S extends Screen>(screen: S): S {
  return screen
}

export type ScreenTable = readonly Screen[]
