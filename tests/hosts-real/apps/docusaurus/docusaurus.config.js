/** One route for the portal and every path below it. */
const portal = () => ({
  name: 'portal',
  contentLoaded: ({ actions }) =>
    actions.addRoute({ path: '/login/', component: '@site/src/components/login.tsx', exact: false }),
});

export default {
  title: 'Shop',
  url: 'https://shop.example',
  baseUrl: '/',
  themes: ['@docusaurus/theme-classic'],
  plugins: ['@docusaurus/plugin-content-pages', portal],
  themeConfig: {
    navbar: {
      items: [
        { to: '/', label: 'Home' },
        { to: '/voucher', label: 'Voucher' },
        { to: '/login/', label: 'Sign in' },
      ],
    },
  },
};
