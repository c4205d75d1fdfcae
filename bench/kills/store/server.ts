// An object store as a process of its own: `node bench/kills/store/server.ts <folder> <port>`. Ends with whoever started it.
import { createRequire } from 'node:module'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The part of the S3 server that is used; the package brings no types. */
interface S3rver {
  run(): Promise<unknown>
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver

const BUCKET = 'expedientes'
const [directory = '', port = ''] = process.argv.slice(2)

// it takes a folder away that it finds empty, along with what is just being written there
const uploads = join(directory, BUCKET, 'cargas')
await mkdir(uploads, { recursive: true })
await writeFile(join(uploads, 'queda'), '')

// A store writes whole objects or none; this one may leave the description of an object half written when it is killed,
// and then refuses to list anything. Without one, the object stands as it is.
for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
  if (!entry.name.endsWith('._S3rver_metadata.json')) continue
  const file = join(entry.parentPath, entry.name)
  try {
    JSON.parse(await readFile(file, 'utf8'))
  } catch {
    await rm(file, { force: true })
  }
}

await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: BUCKET, configs: [] }],
}).run()
process.on('disconnect', () => process.exit(0))
