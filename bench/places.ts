// `node bench/places.ts`: the measures of the search by coordinates alone, on a database of its own. `BENCH_CASES` makes
// it shorter. `npm run bench` has the same rows.
import { openFilled } from './servers.ts'
import { placeMeasures } from './place-measures.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const filled = await openFilled(Number(process.env['BENCH_CASES'] ?? 200_000), say)
try {
  for (const { label, value, must, reached } of await placeMeasures(filled, say))
    say(`${reached === true ? 'sí' : 'NO'}  ${label}: ${value} (${must})`)
} finally {
  await filled.stop()
}
