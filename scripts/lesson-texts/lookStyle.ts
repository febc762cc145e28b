import { color, font, themeVariables, width } from '#ui/tokens.ts'

/**
 * Around the pictures of demos: what their documents have (`GlobalStyle`), in the theme of the system. The page's own rules are a layer, so
 * they end where a picture begins. What is cut fades; the gradient of a picture that is not as high lies below it, out of sight.
 */
export const lookStyle = `
@layer page{.look.look.look *{all:revert-layer}}
.look,[data-theme=light]{${themeVariables('light')}}
@media screen and (prefers-color-scheme:dark){.look{${themeVariables('dark')}}}
[data-theme=dark]{${themeVariables('dark')}}
.look{--high:var(--cut,36rem);--demo-inset:1.25rem;position:relative;max-height:var(--high);margin:0 -1.25rem;overflow:hidden;background:${color.canvas};color:${color.text};font:1rem/1.55 ${font.body};overflow-wrap:anywhere}
.look::after{position:absolute;top:calc(var(--high) - 3rem);inset-inline:0;height:3rem;background:linear-gradient(transparent,${color.canvas});content:''}
.look *,.look ::before,.look ::after{box-sizing:border-box;animation-play-state:paused!important}
.look [data-theme]{color:${color.text}}
@media(max-width:${width.phone}){.look{--high:var(--cut-on-phones,var(--cut,36rem))}}
@media print{.look{--high:min(var(--cut,36rem),var(--cut-on-paper,22rem))}}
.look[data-cut]{--post-body:none;--post-inset:16px}
`.replaceAll('\n', '')
