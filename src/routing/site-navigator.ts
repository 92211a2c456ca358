import { createPath, type Location, NavigationType, parsePath, type To } from 'react-router-dom';
import { openedPage } from '@/address';
import { returnKey } from '@/address/return-state';
import { channel } from '@/lib/channel';

/** Reads the current route: the hash if it is a route, or else the route of the page, with the hash as its fragment. */
function readLocation(): Location {
  const { hash } = window.location;
  const path = hash.startsWith('#/') ? parsePath(hash.slice(1)) : { pathname: openedPage.route, hash };
  const { usr = null, key = 'default' } = window.history.state ?? {};
  return { pathname: '/', search: '', hash: '', ...path, state: usr, key };
}

/** The current route, and how the visitor came to it. */
let entry = { action: NavigationType.Pop, location: readLocation() };
const navigations = channel();

export const firstEntry = entry;

export const currentEntry = () => entry;

/** Calls the listener after each navigation; returns a function that unsubscribes. */
export const onNavigation = navigations.subscribe;

function update(action: NavigationType): void {
  entry = { action, location: readLocation() };
  navigations.send();
}

window.addEventListener('popstate', () => update(NavigationType.Pop));

function navigator(method: 'pushState' | 'replaceState', action: NavigationType) {
  return (to: To, state?: unknown) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const isSection = path.pathname === openedPage.route && path.hash && !path.hash.startsWith('#/');
    const visited = returnKey(state);
    const key = visited ?? Math.random().toString(36).slice(2);
    window.history[method]({ usr: state, key }, '', isSection ? path.hash : `#${createPath(path)}`);
    update(visited ? NavigationType.Pop : action);
  };
}

/** Navigates within the page: the hash is another screen's route, or the fragment of a section of the page's screen. */
export const siteNavigator = {
  push: navigator('pushState', NavigationType.Push),
  replace: navigator('replaceState', NavigationType.Replace),
  go: (steps: number) => window.history.go(steps),
};

/** Replaces the entry in the browser's history each time, so that no key or gesture leads to a previous visitor's screens. */
export const sharedNavigator = { ...siteNavigator, push: navigator('replaceState', NavigationType.Push) };
