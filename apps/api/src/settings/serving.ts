import * as z from 'zod'
import { isKey } from '../adapters/storage/port.ts'
import { readTrustProxy } from '../http/guards/client-address.ts'
import { text, whole, address, type Entry } from './entry.ts'

/** Where the portal listens and stores data. */
export const serving = {
  PORT: {
    about: 'Puerto en el que se sirve todo',
    fallback: '3000',
    schema: whole(1, 65535),
    wants: 'un número entre 1 y 65535',
  },
  HOST: {
    about: 'Interfaz en la que se escucha; 0.0.0.0 para toda la red',
    fallback: 'localhost',
    schema: z.string().regex(/^[\w.:-]+$/),
    wants: 'un nombre de máquina o una dirección IP',
  },
  PUBLIC_URL: {
    about: 'Dirección con la que entra el público; vacía: http://localhost:PORT',
    fallback: '',
    schema: address('http', 'https'),
    wants: 'una dirección que empiece por http:// o https://',
  },
  DATA_DIR: {
    about: 'Carpeta de datos: base de datos embebida, archivos y secreto',
    fallback: 'data',
    schema: text,
    wants: 'la ruta de una carpeta',
  },
  DATABASE_URL: {
    about: 'PostgreSQL 15 o posterior; vacía: PostgreSQL embebido',
    fallback: '',
    schema: address('postgres', 'postgresql'),
    wants: 'una dirección postgres://usuario:clave@servidor/base',
    secret: true,
  },
  DATABASE_MIGRATION_URL: {
    about:
      'La misma base con el usuario dueño de las tablas, que las migra; el de DATABASE_URL solo sirve. Vacía: ya migró otro proceso, o hay un solo usuario',
    fallback: '',
    schema: address('postgres', 'postgresql'),
    wants: 'una dirección postgres://usuario:clave@servidor/base',
    secret: true,
  },
  DATABASE_READ_URL: {
    about: 'Una réplica de la misma base, de la que se leen los reportes; vacía: la de DATABASE_URL',
    fallback: '',
    schema: address('postgres', 'postgresql'),
    wants: 'una dirección postgres://usuario:clave@servidor/base',
    secret: true,
  },
  READING_SECONDS: {
    about: 'Segundos tras los cuales se detiene la consulta de un reporte',
    fallback: '30',
    schema: whole(1, 600),
    wants: 'un número entre 1 y 600',
  },
  STORAGE_URL: {
    about: 'Almacén compatible con S3 (s3://clave:secreto@servidor/depósito); vacía: una carpeta',
    fallback: '',
    schema: address('s3'),
    wants: 'una dirección que empiece por s3://',
    secret: true,
  },
  MAP_TILES_ARCHIVE: {
    about:
      'Archivo PMTiles de imágenes, dentro del almacén (por ejemplo mapas/fondo.pmtiles), para el fondo de los mapas; vacía: el dibujo del portal',
    fallback: '',
    schema: z
      .string()
      .refine((value) => value === '' || (isKey(value) && value.endsWith('.pmtiles')))
      .transform((value) => (value === '' ? null : value)),
    wants: 'el nombre de un archivo del almacén que termine en .pmtiles, como mapas/fondo.pmtiles',
  },
  DRAIN_SECONDS: {
    about:
      'En producción, segundos que el portal sigue atendiendo tras SIGTERM, mientras el balanceador deja de enviarle; 0: sin balanceador',
    fallback: '5',
    schema: whole(0, 8),
    wants: 'un número entre 0 y 8',
  },
  TRUST_PROXY: {
    about:
      'A quién se le cree X-Forwarded-For: cuántos balanceadores hay delante (1, 2…) o sus redes (10.0.0.0/8, private, loopback); off: a nadie',
    fallback: 'off',
    schema: z
      .string()
      .transform(readTrustProxy)
      .refine((trust) => trust !== undefined),
    wants:
      'off, el número de balanceadores que hay delante (de 1 a 10) o sus redes separadas por comas (por ejemplo 10.0.0.0/8, fd00::/8, private o loopback)',
  },
} satisfies Record<string, Entry>
