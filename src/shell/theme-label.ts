/** The name of the theme switcher, also before the app has loaded (first-screen/page.ts). */
export const themeLabel = (dark: boolean) => (dark ? 'Switch to light mode' : 'Switch to dark mode');
