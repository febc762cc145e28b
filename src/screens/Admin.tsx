import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'

/** A page without a guard (behaviour §2.15, §6). */
export function Admin() {
  const navigate = useNavigate()
  return (
    <Page title="Admin" lead="Nothing guards this page. Router Docs explains what would.">
      <div>
        <Button variant="primary" onClick={() => void navigate(paths.home)}>
          Go to Home
        </Button>
      </div>
    </Page>
  )
}
