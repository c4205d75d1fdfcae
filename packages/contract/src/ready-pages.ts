/**
 * Between the server and the renderer that the web application is built with. The server hands over what an installation
 * is called and a way of asking its own public calls; the renderer knows pages, and nothing of databases.
 */

/** What is the same for every page of an installation. */
export interface PortalSite {
  /** `index.html` as it was built */
  readonly template: string
  /** the settings that the browser may know, as JSON */
  readonly config: string
  /** where the portal stands, without a slash at the end */
  readonly publicUrl: string
}

/** Answers a public call, its body as JSON, also where there is no such thing; fails when it is refused otherwise. */
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
  /** Addresses with the same key have the same page. */
  keyOf(site: PortalSite, url: string): string
  /** The page of an address, with its content where that needs no script. */
  page(site: PortalSite, url: string, read: ReadCall): Promise<ReadyPage>
  /** Files that are made from the same tables: `/robots.txt`, `/sitemap.xml`. */
  readonly files: Readonly<Record<string, (site: PortalSite, read: ReadCall) => Promise<ReadyFile>>>
}
