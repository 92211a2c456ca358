/** Returns the language of an element if it differs from the page's. */
export function languageIfOther(element: Element | null | undefined): string | undefined {
  const language = element?.closest('[lang]')?.getAttribute('lang');
  return language && language !== document.documentElement.lang ? language : undefined;
}
