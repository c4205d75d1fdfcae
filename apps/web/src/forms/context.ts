import { createContext, useContext } from 'react'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { type Lists, NO_LISTS } from '@ventanilla/domain/forms/lists'

/** A file not uploaded yet, as the device keeps it. */
export interface ShelvedFile {
  readonly id: string
  /** path of the field it belongs to */
  readonly field: string
  readonly file: File
  /** the field's own metadata; plain data */
  readonly note: unknown
  /** why it failed; null: it was uploading when the page closed */
  readonly error: string | null
}

/** Device store for the files of one place until they are uploaded. */
export interface UploadShelf {
  list(): Promise<readonly ShelvedFile[]>
  keep(one: ShelvedFile): Promise<void>
  drop(id: string): Promise<void>
}

/** Uploads a file to storage and confirms it. Rejects with an Error whose message is a Spanish sentence. */
export interface UploadPort {
  /** identifies owner and purpose: pending files belong to it, even when the port is recreated */
  readonly place: string
  readonly shelf?: UploadShelf
  upload(
    file: File,
    options: {
      readonly onProgress: (fraction: number) => void
      readonly signal: AbortSignal
      /** key of the file's field, for its own limits (decision 52) */
      readonly field?: string
    },
  ): Promise<StoredFile>
}

/** An official as shown by a `staff` field. */
export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
  /** number of open tasks */
  readonly workload?: number
  readonly office?: string
  /** names of the authority's groups in which they are */
  readonly groups?: readonly string[]
  /** zone that the case crosses and that proposes them */
  readonly zone?: string
  /** 'ausente hasta el …' */
  readonly absent?: string
}

/** A party of the case: can be notified, or attend a visit or hearing. */
export interface Party {
  readonly id: string
  readonly name: string
  /** 'Solicitante', 'Apoderado' … */
  readonly capacity?: string
  readonly document?: string
  readonly address?: string
  readonly email?: string
}

/** External data of fields, provided once around a form; fields never call the API themselves. */
export interface FormSurroundings {
  readonly lists: Lists
  /** 'YYYY-MM-DD' in Bogotá */
  readonly today: string
  /** milliseconds of the device's clock, for the time of a picture */
  readonly now: () => number
  readonly uploads?: UploadPort
  /** short-lived address of a stored file, for preview */
  readonly fileAddress?: (fileId: string) => Promise<string>
  /** deletes a file removed from an answer; absent when files may still be queued on the device */
  readonly discardFile?: (fileId: string) => void
  /** URL template of map tiles; empty: the map draws its own graticule and municipalities */
  readonly tilesUrl?: string
  readonly staff?: readonly StaffMember[]
  readonly parties?: readonly Party[]
  readonly items?: CaseItems
  /** professional categories with daily fee and per diem in pesos, for the fee table */
  readonly feeCategories?: readonly {
    readonly name: string
    readonly dailyFee: number
    readonly perDiem: number
  }[]
}

const Surroundings = createContext<FormSurroundings>({ lists: NO_LISTS, today: '', now: () => 0 })

export const FormSurroundingsProvider = Surroundings.Provider

export function useSurroundings(): FormSurroundings {
  return useContext(Surroundings)
}
