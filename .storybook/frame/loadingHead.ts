import { colorsOf } from '#ui/colors.ts'
import { keysInFrame } from '#course/look/lookChoice.ts'

/**
 * For the head of the preview: what is seen before its code has come. It has the theme of the address, or else the one that was chosen here or
 * in the app, or else the system's, as `themeOf` says later; and it is a quiet page, not the white one with an API's table that Storybook shows.
 */
export const loadingHead = `
<script>
  {
    const globals = new URLSearchParams(location.search).get('globals') ?? ''
    const read = (key) => {
      try {
        return JSON.parse(localStorage.getItem(key))
      } catch {}
    }
    const kept = read('${keysInFrame.own}')?.theme ?? read('${keysInFrame.ofApp}')?.state?.theme
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

/** For the head of Storybook's frame while one develops: says what the first page waits for. Storybook's turning sign is gone: it takes half a core from that. */
export const startingHead = `
<style>
  #preview-loader {
    display: none;
  }
  :has(> #preview-loader)::before {
    content: 'Vite is preparing the libraries and this page. The first time, this takes a while.';
    position: absolute;
    inset: 50% 1rem auto;
    text-align: center;
  }
</style>
`
