import type { TimedRequest } from './recording.ts'

/** Requests on as few lines as there were under way at one time; each line oldest first. */
export function tracksOf(requests: readonly TimedRequest[]): readonly (readonly TimedRequest[])[] {
  const tracks: TimedRequest[][] = []
  for (const request of requests.toSorted((one, other) => one.from - other.from)) {
    const free = tracks.find((track) => (track.at(-1)?.to ?? Infinity) <= request.from)
    if (free) free.push(request)
    else tracks.push([request])
  }
  return tracks
}
