import { HttpResponse } from 'msw'
import { pictureOf } from '#contract/picture.ts'

/** The picture of an email or a name (behaviour §10.10). */
export function avatarOf(name: string): Response {
  return new HttpResponse(pictureOf(name), { headers: { 'content-type': 'image/svg+xml' } })
}
