import { prepareSearch } from './prepare-search.ts'
import { ProcedureList } from './procedure-list.tsx'

export const prepare = prepareSearch

export default function ListScreen() {
  return (
    <div className="v-wrap" data-top>
      <div className="v-stack" data-gap="2">
        <h1>Trámites ambientales</h1>
        <p className="v-muted">
          Busque con sus palabras. Si escribe «agua pozo», también encontramos «aguas subterráneas».
        </p>
      </div>
      <ProcedureList />
    </div>
  )
}
