import { useQuery } from '@tanstack/react-query'
import { pictureAddress } from './upload.ts'

/** A link to the photo lives five minutes; the picture itself stays shown. */
const FRESH_MS = 240_000

/** Address of the person's photo; undefined while there is none or it cannot be reached. */
export function usePhoto(fileId: string | null): string | undefined {
  const link = useQuery({
    queryKey: ['foto', fileId],
    queryFn: () => pictureAddress(fileId ?? ''),
    enabled: fileId !== null,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return link.data
}
