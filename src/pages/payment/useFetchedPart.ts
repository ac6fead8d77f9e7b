import { useEffect, useState } from 'react'

/** For what few people get to see: the page works without it. Null until it has come. */
export function useFetchedPart<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => void load().then(setPart, () => undefined), [load])
  return part
}
