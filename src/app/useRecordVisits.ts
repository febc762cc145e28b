import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lessons } from '#syllabus/lessons.ts'
import { progress } from '#progress/progressStore.ts'

/** Remembers which lesson was open last, so that somebody can continue there (behaviour §2.4). */
export function useRecordVisits(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    const lesson = lessons.find(({ path }) => path === pathname)
    if (lesson) progress.recordVisit(lesson.slug)
  }, [pathname])
}
