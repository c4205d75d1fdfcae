import { whole, type Entry } from './entry.ts'

/** Size and rate limits. */
export const limits = {
  UPLOAD_MAX_MB: {
    about: 'Tamaño máximo de un archivo, en megabytes',
    fallback: '50',
    schema: whole(1, 2000),
    wants: 'un número entre 1 y 2000',
    shownIn: 'cargas',
  },
  UPLOAD_MAX_MEGAPIXELS: {
    about: 'Millones de píxeles que puede tener una imagen; cada uno pide 4 bytes de memoria a quien la abre',
    fallback: '150',
    schema: whole(1, 2000),
    wants: 'un número entre 1 y 2000',
    shownIn: 'cargas',
  },
  UPLOAD_MAX_SIDE: {
    about: 'Píxeles que puede tener el lado mayor de una imagen',
    fallback: '30000',
    schema: whole(1000, 65_535),
    wants: 'un número entre 1000 y 65535',
    shownIn: 'cargas',
  },
  UPLOAD_DAY_FILES: {
    about: 'Archivos que una persona puede subir en un día',
    fallback: '1000',
    schema: whole(1, 1_000_000),
    wants: 'un número entre 1 y 1000000',
    shownIn: 'cargas',
  },
  UPLOAD_DAY_MB: {
    about: 'Megabytes que una persona puede subir en un día',
    fallback: '10240',
    schema: whole(1, 10_000_000),
    wants: 'un número entre 1 y 10000000',
    shownIn: 'cargas',
  },
  PDF_MEMORY_MB: {
    about:
      'Memoria que puede pedir la composición de un documento PDF, en megabytes; lo que pide más se termina',
    fallback: '1500',
    schema: whole(300, 8000),
    wants: 'un número entre 300 y 8000',
  },
  PDF_SECONDS: {
    about: 'Segundos que puede tardar la composición de un documento PDF',
    fallback: '40',
    // shorter than the lease of a job
    schema: whole(5, 50),
    wants: 'un número entre 5 y 50',
  },
} satisfies Record<string, Entry>
