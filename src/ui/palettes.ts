/** The two themes of the course (behaviour §3.9). */
export type ThemeName = 'light' | 'dark'

/** The five colours of a theme (behaviour §9.4). */
export interface Palette {
  primary: string
  secondary: string
  background: string
  text: string
  border: string
}

/** Of behaviour §9.4: colors.ts has the shades that are painted beside them. */
export const palettes: Record<ThemeName, Palette> = {
  light: {
    primary: '#007bff',
    secondary: '#6c757d',
    background: '#ffffff',
    text: '#212529',
    border: '#dee2e6',
  },
  dark: {
    primary: '#0d6efd',
    secondary: '#adb5bd',
    background: '#212529',
    text: '#f8f9fa',
    border: '#495057',
  },
}
