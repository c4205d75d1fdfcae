import { useQuery } from '@tanstack/react-query'
import { pictureAddress } from '../network/upload.ts'

/** Lifetime of a fetched link, which expires after five minutes; the displayed picture stays. */
const FRESH_MS = 240_000

/** Address of the user's photo; undefined while missing or unreachable. */
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
