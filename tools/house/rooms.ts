import { dirname } from 'node:path/posix'
import { excepted, WIDE_FOLDERS } from './allowed.ts'
import type { Finding, Source } from './source.ts'

/** Most files of a folder, without its tests; above it a reader wants rooms. */
const WIDEST = 30

const COUNTED = /\.(ts|tsx|mjs|css)$/
const TEST = /\.(test|testkit|testdata|setup|e2e)\.tsx?$/

/** Folders with more files than a reader overlooks, each reported at its first file. */
export function checkRooms(sources: readonly Source[]): Finding[] {
  const folders = Map.groupBy(
    sources.filter(({ path }) => COUNTED.test(path) && !TEST.test(path)),
    ({ path }) => dirname(path),
  )
  return [...folders].flatMap(([folder, files]): Finding[] => {
    const [first] = files
    return first === undefined || files.length <= WIDEST || excepted(WIDE_FOLDERS, folder)
      ? []
      : [
          {
            rule: 'rooms',
            path: first.path,
            line: 1,
            message: `${folder} holds ${files.length} files: give it rooms`,
            severity: 'error',
          },
        ]
  })
}
