import { useInsertionEffect } from 'react';

/** Applies a `?inline` style sheet of lazy code while mounted. The content security policy forbids `<style>` elements. */
export function useStyles(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
