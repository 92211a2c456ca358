/**
 * Lets links that are followed before the app has taken over lead to pages in the language of this one, although the
 * visitor's browser prefers another. The build inlines this function's source into the page, so it must not refer to anything
 * outside itself.
 *
 * @param query names the language, such as `?lang=en`
 */
export function keepLanguage(query: string): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && document.documentElement.dataset.loading && link.origin === location.origin)
        link.search ||= query;
    },
    true,
  );
}
