import { href } from '../../client/address/links.ts'

/** Link from a granted permit to the request that changes it. */
export function PermitCard({ caseId }: { readonly caseId: string }) {
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="permiso">
      <h2 id="permiso">Su permiso</h2>
      <p>Puede pedir que se prorrogue, se modifique o pase a otra persona, o renunciar a él.</p>
      <a
        className="v-btn"
        data-kind="default"
        href={href('/solicitudes/modificacion-permiso/:id', { id: caseId })}
      >
        Modificar, prorrogar o ceder
      </a>
    </section>
  )
}
