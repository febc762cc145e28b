import { PostWidget } from '#features/params/PostWidget.tsx'
import { Page } from '#ui/Page.tsx'

/** The page that the navigate buttons of Router Docs lead to. */
export function PostDetail() {
  return (
    <Page title="Post" lead="The number comes from the address, and the way back from history.">
      <PostWidget />
    </Page>
  )
}
