import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkKey, contentDisposition, ObjectMissing, type Storage } from './port.ts'
import type { S3Settings } from './s3-settings.ts'

const PROBE = new Uint8Array([0x6f, 0x6b])

/**
 * An S3-compatible service as the store. Differences from the local folder: a presigned PUT fixes key, content
 * type and time, and the size where it was announced; S3 has no maximum size for it (only POST policies have),
 * so `maxBytes` is checked with `head` when the upload is confirmed, as every upload must be. The SDK costs
 * about 28 MB of memory: load this file only when used.
 */
export function openS3(settings: S3Settings): Storage {
  const { bucket } = settings
  const client = (endpoint: string) =>
    new S3Client({
      endpoint,
      region: settings.region,
      forcePathStyle: true,
      // limits for a hanging service, in milliseconds: connecting, and an idle socket
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
      maxAttempts: 2,
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      // otherwise the SDK signs a checksum of an empty body into every upload link, and many compatible
      // services reject the trailers that it adds to ordinary requests
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  const own = client(settings.endpoint)
  const forBrowsers = settings.publicEndpoint === settings.endpoint ? own : client(settings.publicEndpoint)
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  async function upload(
    key: string,
    body: Uint8Array | Readable,
    bytes: number,
    type: string,
  ): Promise<void> {
    await own.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: bytes, ContentType: type }))
  }

  const store: Storage = {
    async presignPut({ key, contentType, bytes, expiresSeconds }) {
      const command = new PutObjectCommand({ ...at(key), ContentType: contentType, ContentLength: bytes })
      const url = await getSignedUrl(forBrowsers, command, {
        expiresIn: expiresSeconds,
        signableHeaders: new Set([
          'host',
          'content-type',
          ...(bytes === undefined ? [] : ['content-length']),
        ]),
      })
      return { url, headers: { 'content-type': contentType } }
    },

    async presignGet({ key, downloadName, contentType, inline, expiresSeconds = 300 }) {
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition(downloadName, contentType, inline),
        ResponseCacheControl: 'private, no-store',
      })
      return { url: await getSignedUrl(forBrowsers, command, { expiresIn: expiresSeconds }), headers: {} }
    },

    async put(key, body, { contentType }) {
      checkKey(key)
      if (body instanceof Uint8Array) return upload(key, body, body.byteLength, contentType)
      // S3 requires the length first and the signature the hash first: the stream is buffered in a file.
      const file = join(tmpdir(), `ventanilla-${randomUUID()}`)
      try {
        await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
        await upload(key, createReadStream(file), (await stat(file)).size, contentType)
      } finally {
        await rm(file, { force: true })
      }
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`
      try {
        const answer = await own.send(new GetObjectCommand({ ...at(key), Range }))
        // a stream of node, which the types leave open
        return answer.Body as Readable
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(key) : error
      }
    },

    async head(key) {
      try {
        const answer = await own.send(new HeadObjectCommand(at(key)))
        // S3 reports both for every object; the types leave them open
        return { bytes: answer.ContentLength!, modifiedAt: answer.LastModified! }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async copy(from, to) {
      try {
        await own.send(new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${checkKey(from)}` }))
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(from) : error
      }
    },

    async *list(folder) {
      let token: string | undefined
      do {
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${checkKey(folder)}/`,
          ContinuationToken: token,
        })
        // some services write the bucket's own address without a slash, and check its signature that way
        command.middlewareStack.add(
          (next) => (args) => {
            // what is built here is a request over HTTP
            const request = args.request as { path: string }
            request.path = request.path.replace(/\/$/, '')
            return next(args)
          },
          { step: 'build' },
        )
        const page = await own.send(command)
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
        token = page.NextContinuationToken
      } while (token !== undefined)
    },

    async remove(key) {
      await own.send(new DeleteObjectCommand(at(key)))
    },

    async freeSpace() {
      return null
    },

    async check() {
      await store.put('salud', PROBE, { contentType: 'text/plain' })
    },
  }
  return store
}

function isMissing(error: unknown): boolean {
  // as the client rejects
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404
}
