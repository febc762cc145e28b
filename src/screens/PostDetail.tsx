import { PostWidget } from '#features/params/PostWidget.tsx'
import { Page } from '#ui/Page.tsx'

/** The page of one post (behaviour §2.14). */
export function PostDetail() {
  return (
    <Page title="Post" lead="The number comes from the address, and the way back from history.">
      <PostWidget />
    </Page>
  )
}
