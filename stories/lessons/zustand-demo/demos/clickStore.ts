import { create } from 'zustand'

interface Clicks {
  clicks: number
  addOne: () => void
}

export const useClicks = create<Clicks>()((set) => ({
  clicks: 0,
  addOne: () => set((state) => ({ clicks: state.clicks + 1 })),
}))
