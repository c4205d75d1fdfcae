import { config } from '../config.ts'

/**
 * Every path pattern of the product, filled in by `app/known-paths.ts`: a link to an unknown path does not
 * compile. `:name` is a parameter, `:name?` an optional one, `{product}` the slug of the installation.
 */
export interface KnownPaths {}
export type ScreenPath = keyof KnownPaths extends never ? string : keyof KnownPaths & string

type ParamNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never
type Required<P extends string> = Exclude<ParamNames<P>, `${string}?`>
type Optional<P extends string> =
  ParamNames<P> extends infer N ? (N extends `${infer Bare}?` ? Bare : never) : never
export type LinkParams<P extends string> = { readonly [K in Required<P>]: string | number } & {
  readonly [K in Optional<P>]?: string | number | undefined
}
type Args<P extends string> = [Required<P>] extends [never]
  ? [params?: LinkParams<P>, query?: LinkQuery]
  : [params: LinkParams<P>, query?: LinkQuery]
export type LinkQuery = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Address of a screen: `href('/solicitudes/resolucion/:id', { id })`. Empty or undefined query values are
 * omitted.
 */
export function href<P extends ScreenPath>(path: P, ...[params, query]: Args<P>): string {
  // Args follows from the path, which is not known here
  return fillPath(path, params as Record<string, string | number | undefined> | undefined, query)
}

/** Untyped core of `href`, for tables of paths. Throws when a required parameter is missing. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | number | undefined>> = {},
  query: LinkQuery = {},
): string {
  const parts: string[] = []
  for (const part of path.replace('{product}', config.productSlug).split('/').slice(1)) {
    if (!part.startsWith(':')) {
      parts.push(part)
      continue
    }
    const optional = part.endsWith('?')
    const value = params[part.slice(1, optional ? -1 : undefined)]
    if (value !== undefined && value !== '') parts.push(encodeURIComponent(value))
    else if (!optional) throw new Error(`Falta ${part} para ${path}`)
  }
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== false) search.set(key, String(value))
  }
  const text = search.toString()
  return `/${parts.join('/')}${text === '' ? '' : `?${text}`}`
}

let built: ReadonlySet<string> = new Set()

/** Registers the public screens that exist; called once by the app. */
export function announcePaths(paths: readonly string[]): void {
  built = new Set(paths)
}

/** Whether a public screen exists for this pattern; public pages link only to existing screens. */
export function hasScreen(path: ScreenPath): boolean {
  return built.has(path)
}
