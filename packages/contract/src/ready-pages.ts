/**
 * Interface between the server and the renderer built with the web application. The server passes the
 * installation's settings and a function that calls its own public API; the renderer has no database access.
 */

/** Values shared by every page of an installation. */
export interface PortalSite {
  /** the built `index.html` */
  readonly template: string
  /** settings for the browser, as JSON */
  readonly config: string
  /** base address of the portal, without trailing slash */
  readonly publicUrl: string
}

/** Calls a public endpoint and returns its JSON body, also for 404 and 422; throws for other rejections. */
export type ReadCall = (path: string) => Promise<{ readonly status: 200 | 404 | 422; readonly body: string }>

export interface ReadyPage {
  readonly status: 200 | 404
  readonly html: string
}

export interface ReadyFile {
  readonly type: string
  readonly text: string
}

export interface ReadyPages {
  /** Cache key: addresses with the same key have the same page. */
  keyOf(site: PortalSite, url: string): string
  /** The page of an address, with its content when that needs no script. */
  page(site: PortalSite, url: string, read: ReadCall): Promise<ReadyPage>
  /** Files generated from the same tables: `/robots.txt`, `/sitemap.xml`. */
  readonly files: Readonly<Record<string, (site: PortalSite, read: ReadCall) => Promise<ReadyFile>>>
}
