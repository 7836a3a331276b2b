/** The standalone page with `rendering="light"`: the content of the declarative shadow root becomes that of the element. */
export const withoutShadowRoot = (page: string): string =>
  page
    .replace('<login-portal', '$& rendering="light"')
    .replace(/<template shadowrootmode="open">(.*?)<\/template>/s, (_template, content: string) =>
      // In the layer of src/ui/sheet.ts.
      content.replace(/(?<=<style>).*?(?=<\/style>)/gs, '@layer login-portal{$&}'),
    );
