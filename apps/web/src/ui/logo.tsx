/** The authority's logo: a ridge, its snow and a river. */
export function Logo({ size = 44 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 44 44" width={size} height={size} aria-hidden="true" className="v-fixed">
      <rect width="44" height="44" rx="6" fill="#184932" />
      <path fill="#77b896" d="M4 34 18 15c2-2 5-2 7 0l15 19z" />
      <path fill="#fbfaf6" d="m13 22 5-7c2-2 5-2 7 0l5 7c-3-1-4 2-7 0-3 2-4-1-5 1-2 1-3-2-5-1z" />
      <path fill="#90cbf2" d="M22 28c5 1 5 3 1 5-5 2-3 4 1 7H14c-3-4 0-6 4-8 3-1 4-3 4-4z" />
    </svg>
  )
}
