import type { ComponentType } from 'react'
import type { Permission } from '@ventanilla/domain/access/permissions'
import type { LinkQuery } from './links.ts'
import type { RoleRule } from '@ventanilla/domain/access/role-groups'

/** 'guestOnly': only without a session; 'public': everyone; 'any': every logged-in user. */
export type Access = 'guestOnly' | 'public' | 'any' | RoleRule

/**
 * Layout of a screen. `public`: strip, header, footer. `auth`: left panel with illustration. `app`: side
 * navigation and toolbar. `bare`: nothing.
 */
export type LayoutName = 'public' | 'auth' | 'app' | 'bare'

/** Navbar, toolbar and footer of each layout, in the specification's terms. */
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
  /** loads code that this address needs before it renders */
  readonly prepare?: (query: URLSearchParams) => Promise<unknown> | undefined
}

/**
 * A screen opened by a role rule states its use. The specification opens routes to whole groups, some of which
 * can do nothing there: those users see what is done there and by which role, with a link to their own work,
 * instead of being redirected.
 */
type ForWhom =
  | { readonly access: Exclude<Access, RoleRule>; readonly serves?: undefined }
  | { readonly access: RoleRule; readonly serves: Purpose }

export interface Purpose {
  /** a user without it sees `says` instead of the screen */
  readonly needs: Permission
  /** what is done there and by which role: one or two sentences */
  readonly says: string
}

export type Screen = ScreenFacts & ForWhom

interface ScreenFacts {
  /** id of the screen: `<feature>.<screen>` */
  readonly id: string
  /** `:name` a parameter, `:name?` an optional last one, `{product}` the slug */
  readonly path: string
  readonly title: string
  /** description for search engines, one sentence; a page without it is marked noindex */
  readonly description?: string
  /**
   * The page is served with its content. Lists the query parameters that change the first render; the content
   * must not depend on the user.
   */
  readonly ready?: readonly string[]
  /** path of the parent screen, for the breadcrumbs */
  readonly parent?: string
  readonly layout: LayoutName
  /** guest-only screens: the equivalent with the same parameters for users with a session */
  readonly withSession?: string
  /** the part of the address passed on as its query */
  readonly withSessionQuery?: (at: ScreenAt) => LinkQuery
  /**
   * side menu of screens outside the specification; the specification's entries are in `menu/entries.ts` and
   * appear by path
   */
  readonly menu?: {
    /** path of the preceding entry */
    readonly after: string
    readonly label: string
    readonly icon: string
  }
  /** uses the full window width (task panes, inbox) */
  readonly wide?: boolean
  /** prefetches the screen's data before rendering; the screen handles a failure */
  readonly reads?: (at: ScreenAt) => Promise<unknown>
  readonly component: () => Promise<ScreenModule>
}

/** A redirect from an old or referenced address without a screen. */
export interface Redirect {
  readonly path: string
  readonly to: string
}

export function defineScreen<const S extends Screen>(screen: S): S {
  return screen
}

export type ScreenTable = readonly Screen[]
