export function SkipLink() {
  return (
    <a className="v-skip" href="#contenido">
      Saltar al contenido
    </a>
  )
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: string }) {
  return <span className="v-sr">{children}</span>
}
