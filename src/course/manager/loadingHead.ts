import { colorsOf } from '#ui/colors.ts'
import { keyInFrame } from '#course/look/lookChoice.ts'

/**
 * For the head of the preview: what is seen before its code has come. It has the theme of the address, or else the one that was chosen, or
 * else the system's, as `themeOf` says later; and it is a quiet page, not the white one with an API's table that Storybook shows.
 */
export const loadingHead = `
<script>
  {
    const globals = new URLSearchParams(location.search).get('globals') ?? ''
    let kept
    try {
      kept = JSON.parse(localStorage.getItem('${keyInFrame}') ?? '{}').theme
    } catch {}
    const theme = /(?:^|;)theme:(\\w+)/.exec(globals)?.[1] ?? kept
    const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
</script>
<style>
  .sb-preparing-story, .sb-preparing-docs { background: ${colorsOf('light').canvas}; }
  [data-theme='dark'] :is(.sb-preparing-story, .sb-preparing-docs) { background: ${colorsOf('dark').canvas}; }
  .sb-preparing-docs .sb-previewBlock { border: 0; background: none; box-shadow: none; }
  .sb-preparing-docs :is(.sb-previewBlock_header, .sb-argstableBlock) { display: none; }
</style>
`
