import { renderToString } from 'react-dom/server';
import { createPath, Router, type To } from 'react-router-dom';
import { App } from '@/app/app';

/** Writes links as the router of hashes does once the page runs, and goes nowhere. */
const navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/** Home as HTML, as any browser shows it first. */
export function prerenderHome(): string {
  return renderToString(
    <Router location="/" navigator={navigator} static>
      <App host={{ mode: 'web' }} />
    </Router>,
  );
}
