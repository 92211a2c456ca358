import { renderToString } from 'react-dom/server';
import { createPath, Router, type To } from 'react-router-dom';
import { App } from '@/app/app';

/** Renders links as the router does in the client, and never navigates. */
const navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/** Renders Home to HTML, as it is in the page before any script runs. */
export function prerenderHome(): string {
  return renderToString(
    <Router location="/" navigator={navigator} static>
      <App host={{ mode: 'web' }} />
    </Router>,
  );
}
