import type { Page } from 'playwright'

/** A slow phone on a slow line. */
const CPU_SLOWDOWN = 4
const MEGABITS_PER_SECOND = 1.6
const LATENCY_MS = 150

export const slowPhone = `on a ${CPU_SLOWDOWN}× slower computer, at ${MEGABITS_PER_SECOND} Mbps with ${LATENCY_MS} ms latency`

/** Makes a page, with its frames, as slow as `slowPhone` says. */
export async function slowDown(page: Page): Promise<void> {
  const bytesPerSecond = (MEGABITS_PER_SECOND * 1_000_000) / 8
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
