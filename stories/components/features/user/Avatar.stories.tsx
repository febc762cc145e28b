import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Profile } from '#features/user/Profile.tsx'
import { AvatarContext } from '#features/user/usePicture.ts'
import { createStoreUser } from '#features/user/user.ts'
import { pictureAt } from '#mocks/answerInPage.ts'

const ada = createStoreUser('ada.lovelace@example.com', 1)

const meta = preview.meta({
  title: 'Components/Features/User/Avatar',
  component: Profile,
  parameters: { layout: 'padded' },
  args: {
    user: ada,
    onUpdateProfile: () => {},
    onUpdatePreferences: () => {},
    onLogout: () => {},
  },
})

const noService = { baseUrl: undefined }

/** The picture is decoration, without a role: the name stands beside it. */
const pictureIn = (canvas: HTMLElement) => canvas.querySelector('img')

export const Picture = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('the picture of the initials is there', async () => {
      await waitFor(() => expect(pictureIn(canvasElement)?.naturalWidth).toBeGreaterThan(0))
      await expect(pictureIn(canvasElement)?.src).toBe(ada.avatar)
    })
    await step('it says nothing that the name does not say', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
      await expect(canvas.getByText('Welcome, Ada Lovelace')).toBeVisible()
    })
  },
})

/** An earlier version stored addresses below a base; the world of a story has one. */
const stored = { ...ada, avatar: 'ada.lovelace%40example.com' }

export const PictureOfAStoredUser = meta.story({
  tags: ['proof'],
  args: { user: stored },
  play: async ({ canvasElement, step, world }) => {
    await step('the picture has come from the service', async () => {
      await waitFor(() => expect(pictureIn(canvasElement)?.naturalWidth).toBeGreaterThan(0))
      await expect(decodeURIComponent(pictureIn(canvasElement)?.src ?? '')).toContain('>AL</text>')
    })
    await step('without an entry among the requests for data', async () => {
      await expect(world.log.entries()).toEqual([])
    })
  },
})

export const InitialsWithoutAService = meta.story({
  args: { user: stored },
  render: (args) => (
    <AvatarContext value={noService}>
      <Profile {...args} />
    </AvatarContext>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('AL')).toBeVisible()
    await expect(pictureIn(canvasElement)).toBeNull()
  },
})

export const InitialsWhenThePictureDoesNotLoad = meta.story({
  tags: ['proof'],
  args: { user: { ...ada, avatar: 'data:text/plain,nothing%20to%20see' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(pictureIn(canvasElement)).toBeNull())
    await expect(canvas.getByText('AL')).toBeVisible()
  },
})

/** Stored data may hold any text. */
export const InitialsForWhatIsNoAddress = meta.story({
  args: { user: { ...ada, avatar: 'https://[' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('AL')).toBeVisible()
    await expect(pictureIn(canvasElement)).toBeNull()
  },
})

export const InitialsWhenTheServiceFails = meta.story({
  tags: ['proof'],
  args: { user: stored },
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'html' } } } },
  play: async ({ canvas, canvasElement, world }) => {
    // By then its own has been looked for, too.
    await expect(
      await pictureAt(new URL(`${world.baseUrl}avatars/ada`, document.baseURI).href),
    ).toBeUndefined()
    await expect(pictureIn(canvasElement)).toBeNull()
    await expect(canvas.getByText('AL')).toBeVisible()
  },
})

export const LongNames = meta.story({
  tags: ['proof'],
  args: {
    user: {
      ...createStoreUser(`admin.${'long'.repeat(20)}@example.com`, 1),
      name: `Augusta Ada King ${'Lovelace'.repeat(8)}`,
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Welcome/)
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
})
