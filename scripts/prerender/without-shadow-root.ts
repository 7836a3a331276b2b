/** The standalone page with `rendering="light"`: the content of the declarative shadow root becomes that of the element. */
export const withoutShadowRoot = (page: string): string =>
  page.replace('<login-portal', '$& rendering="light"').replace(
    /<template shadowrootmode="open">(.*?)<style>(.*?)<\/style><\/template>/s,
    // In the layer of src/ui/sheet.ts.
    '$1<style>@layer login-portal{$2}</style>',
  );
