import { useInsertionEffect } from 'react';

/**
 * Applies a style sheet while the component is mounted. Import it with `?inline` from code that is loaded on demand, so that
 * its styles arrive with that code and not with the page. The content security policy allows no further `<style>` elements.
 */
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
