import { config } from '../../client/config.ts'

const KEYS = [
  ['Tab', 'pasa al siguiente enlace, botón o campo; con Mayús, al anterior'],
  ['Entrar', 'abre un enlace o pulsa un botón'],
  ['Esc', 'cierra una ventana o la búsqueda'],
  ['/', 'lleva a la búsqueda cuando tiene la sesión iniciada'],
] as const

export default function AccessibilityScreen() {
  return (
    <div className="v-wrap v-stack" data-gap="6" data-top data-narrow>
      <h1>Accesibilidad</h1>
      <section className="v-stack" data-gap="2">
        <h2>Nuestro compromiso</h2>
        <p className="v-prose">
          Este portal sigue las pautas WCAG 2.2 en nivel AA y la Resolución 1519 de 2020. Puede usarlo con
          teclado, con lector de pantalla, con la letra ampliada hasta el doble y en un celular pequeño.
        </p>
      </section>
      <section className="v-stack" data-gap="2">
        <h2>Ayudas de la página</h2>
        <ul data-bullets data-indent className="v-prose">
          <li>«Saltar al contenido», al comienzo de cada página, evita recorrer el menú.</li>
          <li>«Contraste», en la franja de arriba, cambia a colores de alto contraste.</li>
          <li>«A−» y «A+» cambian el tamaño de la letra. El portal recuerda su elección.</li>
          <li>Si su equipo prefiere colores oscuros o menos movimiento, el portal lo respeta.</li>
        </ul>
      </section>
      <section className="v-stack" data-gap="2">
        <h2>Teclas</h2>
        <dl>
          {KEYS.map(([key, use]) => (
            <div key={key} className="v-row" data-line>
              <dt>
                <strong>{key}</strong>
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="v-stack" data-gap="2">
        <h2>Si algo no le funciona</h2>
        <p className="v-prose">
          Escríbanos a <a href={`mailto:${config.authority.email}`}>{config.authority.email}</a> o llame al{' '}
          <a href={`tel:+57${config.authority.phone.replace(/\D/g, '')}`}>{config.authority.phone}</a>.
          Díganos qué página era y qué quería hacer. También puede venir a {config.authority.address}: le
          ayudamos sin costo.
        </p>
      </section>
    </div>
  )
}
