import { useLayoutEffect } from 'react';

/** Keeps `data-` attributes on the page's root element for as long as the component is there. */
export function usePageAttributes(attributes: Readonly<Record<string, string>>): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) dataset[name] = value;
    return () => {
      for (const name of Object.keys(attributes)) delete dataset[name];
    };
  }, [attributes]);
}
