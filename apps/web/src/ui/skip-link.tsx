export function SkipLink() {
  return (
    <a className="v-skip" href="#contenido">
      Saltar al contenido
    </a>
  )
}
