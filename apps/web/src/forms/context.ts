import { createContext, useContext } from 'react'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { type Lists, NO_LISTS } from '@ventanilla/domain/forms/lists'

/** A file that has not arrived, as the device keeps it. */
export interface ShelvedFile {
  readonly id: string
  /** path of the field that it answers */
  readonly field: string
  readonly file: File
  /** what its field wanted to remember of it; plain data */
  readonly note: unknown
  /** why it stopped; null: it was on its way when the page ended */
  readonly error: string | null
}

/** Where the device keeps the files of one place until they have arrived. */
export interface UploadShelf {
  list(): Promise<readonly ShelvedFile[]>
  keep(one: ShelvedFile): Promise<void>
  drop(id: string): Promise<void>
}

/** Sends a file to storage and has it confirmed. Rejects with an Error whose message is a Spanish sentence. */
export interface UploadPort {
  /** whose files these are and what they are for: files on their way belong to it, however often the port is made anew */
  readonly place: string
  readonly shelf?: UploadShelf
  upload(
    file: File,
    options: {
      readonly onProgress: (fraction: number) => void
      readonly signal: AbortSignal
      /** key of the field that the file answers: its own limits hold (decision 52) */
      readonly field?: string
    },
  ): Promise<StoredFile>
}

/** An official as a `staff` field offers them. */
export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
  /** open tasks of the person */
  readonly workload?: number
  readonly office?: string
}

/** A person who takes part in the case: may be notified, or be present at a visit or hearing. */
export interface Party {
  readonly id: string
  readonly name: string
  /** 'Solicitante', 'Apoderado' … */
  readonly capacity?: string
  readonly document?: string
  readonly address?: string
  readonly email?: string
}

/** What fields need from outside. Given once, around a form; fields never call the API themselves. */
export interface FormSurroundings {
  readonly lists: Lists
  /** 'YYYY-MM-DD' in Bogotá */
  readonly today: string
  /** milliseconds of the device's clock, for the hour of a picture */
  readonly now: () => number
  readonly uploads?: UploadPort
  /** short-lived address of a stored file, for preview */
  readonly fileAddress?: (fileId: string) => Promise<string>
  /** deletes a file that an answer no longer names; absent where files may still wait on the device */
  readonly discardFile?: (fileId: string) => void
  /** template of map tiles; empty: the map draws its own graticule and municipalities */
  readonly tilesUrl?: string
  readonly staff?: readonly StaffMember[]
  readonly parties?: readonly Party[]
  readonly items?: CaseItems
  /** categories of professionals with their daily fee and per diem in pesos, for the table of fees */
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
